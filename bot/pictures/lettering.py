"""The picture's lettering: how wide a text is, and how much of it fits.

Noto Sans has the letters of European languages. What it lacks, an emoji in a name say, is shown as
a dot; the alt text has it whole.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont

ELLIPSIS = "…"
LACKING = "·"
_FONT = files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"
_WIDTH = 100
_WEIGHTS = {False: 430, True: 700}
_NO_SUCH_LETTER = "\uffff"


@dataclass(frozen=True, slots=True)
class Face:
    """A size in pixels, bold or not."""

    size: int
    bold: bool = False


@lru_cache(maxsize=32)
def font(face: Face) -> ImageFont.FreeTypeFont:
    """The font of a face; used on the drawing thread alone."""
    with as_file(_FONT) as path:
        made = ImageFont.truetype(path, face.size, layout_engine=ImageFont.Layout.BASIC)
    made.set_variation_by_axes([_WEIGHTS[face.bold], _WIDTH])
    return made


def height(face: Face) -> int:
    """From the top of the highest letter to the foot of the lowest, in pixels."""
    ascent, descent = font(face).getmetrics()
    return ascent + descent


@lru_cache(maxsize=4096)
def width(text: str, face: Face) -> int:
    """How wide a text is, in pixels, rounded up."""
    return -int(-font(face).getlength(text) // 1)


@lru_cache(maxsize=1024)
def _has(letter: str) -> bool:
    made = font(Face(20))
    return letter.isspace() or bytes(made.getmask(letter)) != bytes(made.getmask(_NO_SUCH_LETTER))


@lru_cache(maxsize=4096)
def readable(text: str) -> str:
    """The text with a dot for each run of letters that the font lacks."""
    kept: list[str] = []
    for letter in text:
        if _has(letter):
            kept.append(letter)
        elif not kept or kept[-1] != LACKING:
            kept.append(LACKING)
    return "".join(kept)


@lru_cache(maxsize=4096)
def fitted(text: str, face: Face, most: int) -> str:
    """As much of the text as is at most so many pixels wide, with an ellipsis if it is cut."""
    text = readable(text)
    if width(text, face) <= most:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, face) <= most:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS
