"""Names of the files that campaigns become."""

import re

from core.campaign import Campaign
from core.inputs import folded


def file_name(campaign: Campaign) -> str:
    """The campaign's name as far as it can stand in the name of a file anywhere."""
    return re.sub(r"[^a-z0-9]+", "-", folded(campaign.name)).strip("-") or "campaign"
