import sys

from tests.loopback.terminal import main

sys.exit(main())
