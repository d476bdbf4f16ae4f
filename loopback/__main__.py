import sys

from loopback.terminal import main

sys.exit(main())
