"""A table without a header asks what its columns are; the drop-downs are named by their columns, and Return takes the choice."""
import subprocess

from accessible import Atspi, everything, focused, keys, named, wait, windows


def sheet():
    return named("Columns")


def column(number):
    return next((node for node in everything() if node.get_name().startswith(f"Column {number}, ")
                 and node.get_role() == Atspi.Role.PUSH_BUTTON), None)


def at(name):
    node = focused()
    return node if node and node.get_name().startswith(name) else None


def go_to(name):
    while not at(name):
        before = focused().get_name()
        keys("Tab")
        wait("The next control", lambda: focused() and focused().get_name() != before)


def cards():
    return [node.get_name() for node in everything() if node.get_role() == Atspi.Role.TABLE_CELL]


# The tree is not read while the windows are made.
subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Columns$"], check=True)
wait("The sheet", sheet)
# GTK 4.8 does not say of a dialog that it is active.
subprocess.run(["xdotool", "windowfocus", "--sync", windows()[-1]], check=True)
wait("The focus on the button that adds the songs", lambda: at("Add Songs"))
guess = [wait("A column", lambda: column(number)).get_name() for number in (1, 2, 3)]
assert guess == ["Column 1, Tin: Artist", "Column 2, The Oaks: Title", "Column 3, Ann: Ignore"], guess
for number, steps, choice in ((1, 1, "Title"), (2, 2, "Artist")):
    go_to(f"Column {number}, ")
    keys("space")
    wait("The choices", lambda: focused() and focused().get_role() == Atspi.Role.LIST_ITEM)
    keys("Home", *["Down"] * steps, "Return")
    wait("The choice", lambda: at(f"Column {number}, ") and choice in focused().get_name())
go_to("Add Songs")
keys("Return")
wait("The cards", lambda: cards() == ["Tin, The Oaks", "Stone, Owl"])
assert not sheet()
print("done")
