"""A campaign's log as a file, and what is no such file."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from core.campaign import HqLevel, Phase
from core.events import CampaignRenamed, Events
from core.invariants import Invariant
from storage import Archive, ArchiveRefused, Entry, Flaw, archive
from tests.storage.commands import ACTOR, AT, began
from tests.storage.played import two_rounds

LATER = datetime(2027, 1, 6, 18, 0, tzinfo=UTC)


def written(entries: list[Events]) -> bytes:
    log = [
        Entry(1, seq, AT, ACTOR, f"/test {seq}", 1000 + seq, events)
        for seq, events in enumerate(entries, start=1)
    ]
    return archive.write(log, program="0.1.0", exported_at=LATER)


def lines(content: bytes) -> list[str]:
    return content.decode().splitlines()


def three() -> list[str]:
    """The lines of a log of three entries: four, with the first that tells about it."""
    renamed = [CampaignRenamed(before="Venezia", after=name) for name in ("Roma", "Firenze")]
    return lines(written([(began(),), (renamed[0],), (renamed[1],)]))


def joined(of: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in of).encode()


def chained(bodies: list[str]) -> list[str]:
    """The lines with these contents, their hashes reckoned by somebody who knows how."""
    found: list[str] = []
    link = sha256(b"\nbrotherhood-hq-log 1").hexdigest()
    for body in bodies:
        link = sha256(f"{link}\n{body}".encode()).hexdigest()
        found.append(f'{body},"hash":"{link}"}}')
    return found


def bodies(of: list[str]) -> list[str]:
    return [line.partition(',"hash":"')[0] for line in of[1:]]


def refused(content: bytes) -> tuple[Flaw, int | None, dict[str, int | str]]:
    with pytest.raises(ArchiveRefused) as caught:
        archive.read(content)
    return caught.value.flaw, caught.value.line, caught.value.values


# --- what is written is read ---------------------------------------------------------------------


def test_a_file_holds_every_entry_and_comes_to_the_same_state() -> None:
    table = two_rounds()

    read = archive.read(written(table.entries))

    assert isinstance(read, Archive)
    assert read.campaign == table.campaign
    assert [entry.events for entry in read.entries] == table.entries
    assert [entry.seq for entry in read.entries] == list(range(1, 25))
    assert {entry.at for entry in read.entries} == {AT}
    assert {entry.actor for entry in read.entries} == {ACTOR}
    assert read.entries[6].command == "/test 7"
    assert (read.program, read.exported_at) == ("0.1.0", LATER)


def test_its_lines_are_json_the_first_says_what_it_is() -> None:
    first, *others = [json.loads(line) for line in three()]
    assert first["format"] == "brotherhood-hq-log"
    assert first["version"] == 1
    assert first["campaign"] == "Firenze"
    assert first["exported_at"] == "2027-01-06T18:00:00Z"
    assert first["program"] == "0.1.0"
    assert first["entries"] == 3
    assert [line["seq"] for line in others] == [1, 2, 3]


def test_the_date_of_the_export_changes_nothing_but_itself() -> None:
    log = [Entry(1, 1, AT, ACTOR, "/campaign new", 5, (began(),))]
    once = archive.write(log, program="0.1.0", exported_at=AT)
    again = archive.write(log, program="0.1.0", exported_at=LATER)
    assert once != again
    assert once.replace(b"2026-11-30T20:15:00.123456Z", b"2027-01-06T18:00:00Z", 1) == again


def test_states_that_entries_taken_back_led_to_are_not_written_again() -> None:
    table = two_rounds()
    entry = json.loads(lines(written(table.entries))[18])
    assert entry["events"] == [
        {
            "v": 1,
            "kind": "taken_back_as_logged",
            "first": 17,
            "last": 17,
            "commands": ["/test"],
            "actors": [ACTOR.name],
        }
    ]


def test_a_state_that_the_log_does_not_come_to_is_kept_whole() -> None:
    table = two_rounds()
    table.undo(24)
    (taken_back,) = table.entries[-1]
    other = taken_back.model_copy(
        update={"state": table.states[0].model_copy(update={"name": "Another"})}
    )
    entries = [*table.entries[:-1], (other,)]
    assert archive.read(written(entries)).entries[-1].events == (other,)


def test_files_of_version_1_are_read_for_ever() -> None:
    """The golden file is never written again."""
    read = archive.read((Path(__file__).parent / "golden" / "archive_v1.jsonl").read_bytes())
    campaign = read.campaign
    assert len(read.entries) == 25
    assert campaign.phase is Phase.ASSIGNMENT
    assert campaign.level is HqLevel.ONE
    assert [(record.memory, record.success, record.xp) for record in campaign.diary] == [
        ("1.1", True, 10),
        ("1.2", True, None),
    ]
    assert [(worker.name, worker.building) for worker in campaign.workers] == [
        ("Lucia", None),
        ("Marta", None),
    ]


def test_an_undo_of_an_undo_is_read_again() -> None:
    table = two_rounds()
    table.undo(20)
    table.undo(25)
    table.undo(26)
    read = archive.read(written(table.entries))
    assert read.campaign == table.campaign
    assert [entry.events for entry in read.entries] == table.entries


@pytest.mark.parametrize("name", ["Vénezia 🦅", "line\u2028break\x85 \x0b", 'a","hash":"b', "\\"])
def test_names_may_hold_anything(name: str) -> None:
    assert archive.read(written([(began(name),)])).campaign.name == name


def test_a_mark_and_line_ends_that_editors_add_do_no_harm() -> None:
    content = joined(three())
    windows = b"\xef\xbb\xbf" + content.replace(b"\n", b"\r\n")
    assert archive.read(windows) == archive.read(content)
    assert archive.read(content.rstrip()) == archive.read(content)


# --- what is no such file ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"PK\x03\x04", b"\xff\xfe", b"[]", b'{"format":"chess","version":1}']
)
def test_another_file_is_refused(content: bytes) -> None:
    flaw, _, _ = refused(content)
    assert flaw is Flaw.NOT_AN_ARCHIVE


def test_a_file_of_a_newer_format_is_refused_with_that_said() -> None:
    first, *others = three()
    newer = json.dumps({**json.loads(first), "version": 2, "mood": "serene"})
    assert refused(joined([newer, *others])) == (
        Flaw.NEWER_VERSION,
        1,
        {"version": 2, "known": 1},
    )


def test_a_file_that_is_too_large_is_not_even_read() -> None:
    assert refused(b"x" * (archive.MOST_BYTES + 1)) == (
        Flaw.TOO_LARGE,
        None,
        {"maximum": 8 * 1024 * 1024},
    )


def test_a_file_of_too_many_lines_is_refused() -> None:
    content = joined([three()[0], *["{}"] * (archive.MOST_ENTRIES + 1)])
    assert refused(content) == (Flaw.TOO_MANY_ENTRIES, None, {"maximum": archive.MOST_ENTRIES})


@pytest.mark.parametrize(
    ("find", "replace"),
    [
        ('"after":"Roma"', '"after":"Lima"'),
        ('"command":"/test 2"', '"command":"/test 3"'),
        (f'"user":{ACTOR.user}', '"user":1'),
        ('"at":"2026', '"at":"2025'),
        ('"seq":2,', '"seq":2, '),
        ('"hash":"', '"hash":"0'),
        ('"hash":"', '"hush":"'),
        ("}", ""),
    ],
)
def test_an_altered_line_is_named(find: str, replace: str) -> None:
    altered = three()
    assert find in altered[2]
    altered[2] = altered[2].replace(find, replace)
    assert refused(joined(altered)) == (Flaw.ALTERED, 3, {})


def without(of: list[str]) -> list[str]:
    return [*of[:2], *of[3:]]


def swapped(of: list[str]) -> list[str]:
    return [*of[:2], of[3], of[2]]


def doubled(of: list[str]) -> list[str]:
    return [*of[:2], *of[1:]]


@pytest.mark.parametrize(
    ("change", "line", "entry"), [(without, 3, 3), (swapped, 3, 3), (doubled, 3, 1)]
)
def test_lines_missing_moved_or_doubled_are_named(
    change: Callable[[list[str]], list[str]], line: int, entry: int
) -> None:
    assert refused(joined(change(three()))) == (
        Flaw.OUT_OF_ORDER,
        line,
        {"entry": entry, "expected": line - 1},
    )


def test_lines_missing_at_the_end_are_counted() -> None:
    assert refused(joined(three()[:2])) == (Flaw.ENTRIES_MISSING, 3, {"number": 2})
    assert refused(joined(three()[:1])) == (Flaw.ENTRIES_MISSING, 2, {"number": 3})


def test_lines_too_many_are_named() -> None:
    longer = three()
    shorter = lines(written([(began(),)]))
    assert refused(joined([shorter[0], *longer[1:]])) == (Flaw.TOO_MANY_LINES, 3, {})


@pytest.mark.parametrize("what", ["campaign", "state"])
def test_a_first_line_that_tells_of_another_state_is_refused(what: str) -> None:
    first, *others = three()
    other = json.dumps({**json.loads(first), what: "0" * 64})
    assert refused(joined([other, *others])) == (Flaw.OTHER_STATE, 1, {})


@pytest.mark.parametrize(
    "changed",
    [
        {"entries": "3"},
        {"exported_at": "2027-01-06T18:00:00"},
        {"exported_at": 1},
        {"program": None},
        {"mood": "serene"},
    ],
)
def test_a_first_line_that_cannot_be_read_is_named(changed: dict[str, object]) -> None:
    first, *others = three()
    other = json.dumps({**json.loads(first), **changed})
    assert refused(joined([other, *others])) == (Flaw.UNREADABLE, 1, {})


# --- what somebody made who knows how to reckon the hashes ----------------------------------------


def made(line: int, **changed: object) -> bytes:
    """The file with something else in a line, and hashes that fit."""
    first, *others = three()
    contents = [json.loads(line) for line in others]
    contents[line - 2] |= changed
    for content in contents:
        del content["hash"]
    return joined([first, *chained([json.dumps(one)[:-1] for one in contents])])


def test_hashes_can_be_reckoned_anew() -> None:
    first, *others = three()
    assert joined([first, *chained(bodies([first, *others]))]) == joined(three())
    assert archive.read(made(3)).campaign.name == "Firenze"


def test_an_event_that_this_release_does_not_know_is_named() -> None:
    content = made(4, events=[{"v": 1, "kind": "leap_of_faith"}])
    assert refused(content) == (Flaw.UNKNOWN_EVENT, 4, {"kind": "leap_of_faith"})


@pytest.mark.parametrize(
    "changed",
    [
        {"seq": "2"},
        {"user": 2**63},
        {"user": -1},
        {"user": "1"},
        {"name": "NUL \0"},
        {"command": "NUL \0"},
        {"at": "2026-11-30T20:15:00+01:00"},
        {"at": "2026-11-30T20:15:00"},
        {"at": "9999-12-31T23:59:59-12:00"},
        {"mood": "serene"},
        {"events": None},
        {"events": [{"v": 2, "kind": "campaign_renamed", "before": "A", "after": "B"}]},
        {"events": [{"v": 1, "kind": "campaign_renamed", "before": "A", "after": 7}]},
        {"events": [{"v": 1, "kind": "campaign_renamed", "before": "A"}]},
        {"events": [{"v": 1, "kind": "campaign_renamed", "before": "A" * 1001, "after": "B"}]},
        {"events": [{"v": 1, "kind": "turns_left_alone", "turn": 10**30}]},
    ],
)
def test_a_line_that_is_no_entry_is_named(changed: dict[str, object]) -> None:
    assert refused(made(3, **changed)) == (Flaw.UNREADABLE, 3, {})


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "taken_back_as_logged", "first": 1, "last": 1},
        {"kind": "taken_back_as_logged", "first": 3, "last": 3},
        {"kind": "taken_back_as_logged", "first": -5, "last": 3},
    ],
)
def test_taking_back_what_cannot_be_is_named(event: dict[str, object]) -> None:
    content = made(3, events=[{"v": 1, "commands": [], "actors": [], **event}])
    assert refused(content) == (Flaw.NOT_REPLAYABLE, 3, {})


def test_a_log_without_its_beginning_is_named() -> None:
    renamed = {"v": 1, "kind": "campaign_renamed", "before": "A", "after": "B"}
    assert refused(made(2, events=[renamed])) == (Flaw.NOT_REPLAYABLE, 2, {})


def test_events_that_cannot_follow_are_named() -> None:
    event = {"v": 1, "kind": "command_room_resolved", "shares": [], "contract": None}
    content = made(3, events=[{**event, "outcome": "no_contract"}])
    assert refused(content) == (Flaw.NOT_REPLAYABLE, 3, {})


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "taken_back", "first": 1, "last": 1},
        {"kind": "taken_back", "first": 2, "last": 10**18},
        {"kind": "taken_back_as_logged", "first": 2, "last": 10**18},
    ],
)
def test_what_is_taken_back_has_been(event: dict[str, object]) -> None:
    state = {"name": "Venezia", "assassins": [{"id": 1, "name": "Dariâ"}], "last_id": 1}
    told = {"v": 1, "commands": [], "actors": [], **event}
    if event["kind"] == "taken_back":
        told["state"] = state
    content = made(3, events=[told])
    assert refused(content) == (Flaw.NOT_REPLAYABLE, 3, {})


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"assassins": []}, Invariant.SIZE),
        ({"name": ""}, Invariant.NAMES),
        ({"name": "V" * 61}, Invariant.NAMES),
        ({"settings": {"medicine_hearts": 10**9}}, Invariant.NUMBERS),
        ({"game_master": -1}, Invariant.NUMBERS),
        ({"assassins": [{"id": 1, "name": "Dariâ", "hearts": 4}]}, Invariant.HEARTS),
        ({"assassins": [{"id": 10**12, "name": "Dariâ"}]}, Invariant.RECORD),
    ],
)
def test_a_line_after_which_the_campaign_could_not_be_is_named(
    changed: dict[str, object], rule: Invariant
) -> None:
    daria = [{"id": 1, "name": "Dariâ"}]
    event = {"v": 1, "kind": "campaign_began", "name": "Roma", "settings": {}, "assassins": daria}
    content = made(2, events=[{**event, **changed}])
    assert refused(content) == (Flaw.IMPOSSIBLE, 2, {"rule": rule})


@pytest.mark.parametrize("depth", [100, 100_000])
def test_a_line_of_nothing_but_depth_is_refused(depth: int) -> None:
    first, *_ = three()
    body = '{"seq":1,"events":' + "[" * depth + "]" * depth
    assert refused(joined([first, *chained([body])])) == (Flaw.UNREADABLE, 2, {})
