"""A new board is saved through the dialog of the desktop, under a name that is typed, and opened through it again."""
import json
import os
import pathlib
import shutil
import time

from accessible import Atspi, everything, focused, keys, named, settled, take_focus, text, wait, write

home = pathlib.Path(os.environ["HOME"])


def frames():
    return [node.get_name() for node in everything() if node.get_role() == Atspi.Role.FRAME]


def field(holds=""):
    """The field that has the focus, where what is written in it holds some words."""
    node = focused()
    is_field = node and node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY)
    return node if is_field and holds in text(node) else None


def name_in_dialog(path):
    """Types a path into the dialog over the window, and ends it."""
    write(str(path))
    wait("The path in its field", lambda: field(path.name))
    keys("Return")


def choose_in_dialog(path):
    """Types a path, and goes on to its row where GTK 4.18 and later show its folder."""
    name_in_dialog(path)
    opened = lambda: path.name in frames()
    row = lambda: focused() if focused() and focused().get_role() == Atspi.Role.TABLE_ROW else None
    wait("The folder, or the file", lambda: opened() or row())
    while not opened() and not row().get_name().startswith(path.name):
        go_down(lambda: "opened" if opened() else row() and row().get_name())
    if not opened():
        keys("Return")


def go_down(row):
    """Goes to another row; presses the key again where the dialog, which still reads the folder, has lost it."""
    before, again = row(), 0

    def moves():
        nonlocal again
        if time.monotonic() > again:
            keys("Down")
            again = time.monotonic() + 3
        return row() not in (None, before)

    wait("The next row", moves)


def songs(file):
    """The titles of a board on the disk; empty while there is none."""
    return [card["title"] for card in json.loads(file.read_text())["cards"]] if file.exists() else []


wait("The program", lambda: named("Who is singing?"))
take_focus()
wait("A field with the focus", field)
write("Sam")
keys("Return")
wait("The first column", lambda: named("Songs of Sam"))
write("Love Stack")
keys("Return")
wait("A card", lambda: named("Love Stack"))
wait("The board, changed", lambda: frames() == ["Untitled Board •"])

keys("ctrl+s")
wait("The dialog with a name to save under", lambda: field(".songboard"))
take_focus()
keys("Escape")
wait("The dialog gone, and nothing saved", lambda: frames() == ["Untitled Board •"] and not list(home.glob("*.songboard")))
take_focus()
keys("ctrl+s")
wait("The dialog again", lambda: field(".songboard"))
take_focus()
keys("ctrl+a")
party = home / "party.songboard"
name_in_dialog(party)
wait("The board with its name", lambda: frames() == ["party.songboard"])
assert songs(party) == ["Love Stack"], party.read_text()

take_focus()
other = home / "other.songboard"
shutil.copy(party, other)
other.write_text(party.read_text().replace("Love Stack", "Paper Moon"))
keys("ctrl+o")
wait("The dialog to open", lambda: named("_Open Open") or named("Open"))
take_focus()
settled("The folder in it", lambda: sum(1 for _ in everything()))
choose_in_dialog(other)
wait("The other board beside it", lambda: sorted(frames()) == ["other.songboard", "party.songboard"])
wait("What is in it", lambda: named("Paper Moon") and named("Love Stack"))
print("saved and opened")
