"""Whatever the program shows has names that say what it is, and an action where it can be clicked: every window and page, a sheet, an alert, a question, a popover
and a menu."""
import os
import pathlib
import subprocess
import sys

from accessible import Atspi, everything, in_menu, keys, named, take_focus, wait
from accessible import program as program_node
from walk import walk

program = os.readlink(f"/proc/{os.environ['PROGRAM_ID']}/exe")
failures = []


def look(at, top=None):
    """Walks through all that is there, or a window, and goes on where something is wrong."""
    try:
        walk(top)
    except AssertionError as problem:
        failures.append(f"{at}:\n{problem}")


def window(title):
    """A window of the program; what is in all of them takes long to go through."""
    application = program_node()
    application.clear_cache()
    children = [application.get_child_at_index(index) for index in range(application.get_child_count())]
    return next((child for child in children if child and child.get_name() == title), None)


def use(name):
    """Presses a button, wherever its window is."""
    node = wait(f"“{name}”", lambda: next((node for node in everything() if node.get_name() == name and node.get_role() in (
        Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON)), None))
    assert Atspi.Action.do_action(node, 0), name


def start(*arguments, shows):
    """Has the program open a window."""
    assert subprocess.run([program, *arguments], timeout=30).returncode == 0
    look(shows, wait(f"“{shows}”", lambda: window(shows)))


wait("The page", lambda: named("Edit in a sheet…"))
look("The page of what is presented")
for button, leave in [
        ("Edit in a sheet…", "Cancel"), ("Rename…", "Cancel"), ("Remove songs…", "Keep"), ("Sort…", "Cancel")]:
    use(button)
    wait(leave, lambda: named(leave))
    look(button)
    use(leave)
    wait(f"{button} gone", lambda: not named(leave))
take_focus()
use("Songs")
wait("The popover", lambda: named("2 songs"))
look("A popover")
keys("Escape")
wait("The popover gone", lambda: not named("2 songs"))
keys("F10")
wait("The menu", lambda: in_menu("Preferences"))
look("The menu")
keys("Escape")

home = pathlib.Path(os.environ["HOME"])
songs = home / "duo.csv"
songs.write_text("Person,Title\nAnn,One\nAnn,Two\nBob,Three\n")
drawing = home / "blue.svg"
drawing.write_text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><g><rect width="9" height="9"/></g></svg>')
pages = {
    "composition": "Composition", "sections": "Sections and their values", "highlights": "A list of one’s own",
    "feed": "Feed", "awards": "Awards", "columns": "Columns that adapt", "laziness": "Eager and lazy",
    "messages": "Messages", "keyedValues": "Which way values go", "viewAs": "View as", "gestures": "Gestures", "dragging": "Drag and drop",
    "controls": "Controls", "flights": "Flights", "split": "Sidebar and detail", "documents": "Documents"}
for page, title in pages.items():
    start("showcase", page, shows=title)
use("New text")
look("A text document", wait("The text", lambda: window("Untitled Text")))
start("board", songs, shows="duo")
start("shapes", drawing, shows="blue.svg")
start("start", shows="Corkboard")
start("gallery", home, shows=home.name)
take_focus()
keys("ctrl+comma")
look("The preferences", wait("The preferences", lambda: window("Preferences")))
assert named("Cards: Tidy"), "A drop-down is named after its label and its selection."
print("\n\n".join(failures), file=sys.stderr)
sys.exit(1 if failures else 0)
