"""Text: what the font can draw of it, how wide that is, and how it is made to fit.

Glyphs are drawn once and kept: Pillow would draw each again from its outline, every time.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from bot.telling.escaping import ELLIPSIS, NAMELESS

CAPITALS = 0.714
"""The height of capital letters, of the font's size."""

_FONT = files("fontpkg_noto_sans") / "files" / "NotoSans[wdth,wght].ttf"
_NO_CHARACTER = "\U0010ffff"
_NARROWEST = 66


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set: its size in pixels, its weight and its width in per cent."""

    size: int
    weight: int = 500
    width: int = 90

    @property
    def narrow(self) -> "Style":
        return Style(self.size, self.weight, _NARROWEST)


_COMPARED = Style(20)
"""How glyphs are compared with the one for no character."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawn character: `left` and `top` lead from the pen on the base line to the mask."""

    mask: Image.Image | None
    left: int
    top: int
    advance: float


@lru_cache(maxsize=4096)
def glyph(char: str, style: Style) -> Glyph:
    """The character as the font draws it."""
    font = _font(style)
    left, top, right, bottom = font.getbbox(char, anchor="ls")
    advance = font.getlength(char)
    if right <= left or bottom <= top:
        return Glyph(None, 0, 0, advance)
    x, y = int(left) - 1, int(top) - 1
    mask = Image.new("L", (int(right) - x + 1, int(bottom) - y + 1))
    ImageDraw.Draw(mask).text((-x, -y), char, fill=255, font=font, anchor="ls")
    return Glyph(mask, x, y, advance)


def width(text: str, style: Style) -> float:
    """How wide drawn text is, in pixels."""
    return sum(glyph(char, style).advance for char in text)


@lru_cache(maxsize=1024)
def drawable(text: str) -> str:
    """The text in characters that the font has.

    Letters in fancy forms become plain ones, signs such as emoji are left out, and other letters
    become a question mark.
    """
    if all(_is_drawn(char) for char in text):
        return text
    kept = ""
    for char in unicodedata.normalize("NFKC", text):
        if _is_drawn(char):
            kept += char
        elif unicodedata.category(char)[0] == "L" and not kept.endswith(NAMELESS):
            kept += NAMELESS
    return " ".join(kept.split()) or NAMELESS


def fitted(text: str, style: Style, room: float) -> tuple[str, Style]:
    """The text as it fits into so many pixels: in a narrower face, or cut if it has to be."""
    text = drawable(text)
    if width(text, style) <= room:
        return text, style
    narrow = style.narrow
    if width(text, narrow) <= room:
        return text, narrow
    left = room - width(ELLIPSIS, narrow)
    kept = ""
    for char in text:
        left -= glyph(char, narrow).advance
        if left < 0:
            break
        kept += char
    return kept.rstrip() + ELLIPSIS, narrow


@lru_cache(maxsize=4096)
def _is_drawn(char: str) -> bool:
    if char == " ":
        return True
    drawn, missing = (glyph(one, _COMPARED).mask for one in (char, _NO_CHARACTER))
    if drawn is None or missing is None:
        return drawn is not missing and unicodedata.category(char) == "Zs"
    return drawn.size != missing.size or drawn.tobytes() != missing.tobytes()


@cache
def _font(style: Style) -> ImageFont.FreeTypeFont:
    # The other engine, where it is installed, would set the same text differently.
    font = ImageFont.truetype(str(_FONT), style.size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([style.weight, style.width])
    return font
