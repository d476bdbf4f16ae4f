"""Names that people typed, made safe to show, and text made short without breaking it.

Names are stored as typed and made safe here, when they are shown.
"""

import re
import unicodedata

ELLIPSIS = "…"
NAMELESS = "?"

_JOINERS = "\u200c\u200d"  # some scripts and many emoji need them
_HIDDEN = {"Cc", "Cf", "Co", "Cs"}  # control, format (bidirectional ones too), private, surrogate
_SEPARATORS = {"Zl", "Zp"}

_INLINE = re.compile(r"[\\`*_~|<>\[\]]|:(?=//)")
_MENTION = re.compile(r"@(?=everyone|here|[!&]?\d)", re.IGNORECASE)
_ESCAPED = re.compile(r"\\(.)|\u200b")
_LINE_START = re.compile(r"^(?:[-#+]|\d+(?=[.)] ))")

# What must not be cut through: an escaped character, code, bold text, an emoji with its modifiers.
# No character fits in two ways, so that text made for it does not keep the search busy for ever.
_JOINED = r"[\u0300-\u036f\ufe0e\ufe0f\u20e3\U0001f3fb-\U0001f3ff]*"
_ATOM = re.compile(
    rf"\\.|`[^`]*`|\*\*(?:\\.|[^*\\])*\*\*|.{_JOINED}(?:\u200d.{_JOINED})*", re.DOTALL
)


def plain(typed: str) -> str:
    """Typed text on one line without hidden characters, for where Discord knows no Markdown.

    That is in footers, buttons, select options and autocomplete.
    """
    text = unicodedata.normalize("NFC", typed)
    if not text.isprintable():
        text = "".join(_visible(char) for char in text)
    return " ".join(text.split()) or NAMELESS


def escape(typed: str) -> str:
    """Typed text for messages and embeds: as `plain`, and no Markdown, mention or link works."""
    text = _INLINE.sub(r"\\\g<0>", plain(typed))
    text = _MENTION.sub("@\u200b", text)
    start = _LINE_START.match(text)
    if start is None:
        return text
    head = start[0]
    return (head + "\\" if head.isdigit() else "\\" + head) + text[start.end() :]


def unescape(text: str) -> str:
    """What `escape` made, as it is read where Discord knows no Markdown."""
    return _ESCAPED.sub(r"\1", text)


def length(text: str) -> int:
    """How long Discord may take a text to be: its clients count in UTF-16."""
    return len(text) + sum(char > "\uffff" for char in text)


def shorten(text: str, limit: int) -> str:
    """The text, or as much of its beginning as fits into `limit` with an ellipsis.

    An escaped character, code, bold text or emoji is kept whole or left out.
    """
    if length(text) <= limit:
        return text
    kept = ""
    room = limit - len(ELLIPSIS)
    for atom in _ATOM.finditer(text):
        room -= length(atom[0])
        if room < 0:
            break
        kept += atom[0]
    return kept.rstrip() + ELLIPSIS


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    if char.isspace() or category in _SEPARATORS:
        return " "
    return "" if category in _HIDDEN and char not in _JOINERS else char
