"""A short evening on a desktop: every window is opened, with a key, a click, a drag, a popover and the desktop's dialog."""
import mmap
import os
import pathlib
import struct
import subprocess

from accessible import Atspi, click, drag, everything, in_menu, keys, middle, named, settled, take_focus, toolkit_version, wait
from walk import actions

home = pathlib.Path(os.environ["HOME"])
program = os.readlink(f"/proc/{os.environ['PROGRAM_ID']}/exe")
pictures = pathlib.Path(__file__).parents[2] / "Resources" / "Examples" / "Sandwiches"
drawing = home / "sky.svg"
drawing.write_text("""<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">
<circle cx="40" cy="40" r="30" fill="gold"><title>Sun</title></circle></svg>""")


def colors():
    """The number of colors on the screen, of which Xvfb keeps a picture in the form of xwd."""
    with open(home / "Xvfb_screen0", "rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as screen:
        header = struct.unpack(">25I", screen[:100])
        size, height, line, entries = header[0], header[5], header[12], header[19]
        pixels = memoryview(screen)[size + entries * 12:size + entries * 12 + line * height].cast("I")
        found = len(set(pixels))
        pixels.release()
    return found


def songs(person):
    """The names of the cards in a column, in order."""
    column = named(f"Songs of {person}")
    return [node.get_name() for node in everything(column) if node.get_role() == Atspi.Role.TABLE_CELL]


def dialogs():
    """The windows of the program behind the first one."""
    return [node for node in everything() if node.get_role() in (Atspi.Role.FRAME, Atspi.Role.DIALOG)][1:]


wait("The board", lambda: named("Songs of Bob"))
wait("A picture of it", lambda: colors() > 50)
take_focus()
if os.environ["DESKTOP"].startswith("x11") or toolkit_version() >= [4, 18]:
    # The key is released before the menu is made, which a compositor may refuse. Where the window fills the screen, the menu
    # is in a header bar that assistive technologies do not see; with GTK 4.8 there is none.
    before = settled("The board", colors)
    keys("F10")
    settled("The menu by F10", lambda: colors() != before)
    keys("Up")
    keys("Return")
    dialog = wait("The dialog of the last item", dialogs)[0]
    Atspi.Action.do_action(dialog, actions(dialog).index("window.close"))
    wait("The dialog gone", lambda: not dialogs())
    take_focus()
click(named("Cross off One"))
wait("The card crossed off", lambda: songs("Ann")[0] == "One, crossed off")
keys("ctrl+z")
wait("The card as it was", lambda: songs("Ann")[0] == "One")
x, y = middle(named("Four"))
drag(named("Three"), (x, y - 20))
wait("The card with Bob", lambda: (songs("Ann"), songs("Bob")) == (["One", "Two"], ["Three", "Four", "Five"]))
# Weston gives the keyboard back after a drag only when something is clicked.
click(named("Five"))
keys("ctrl+z")
wait("The card back", lambda: songs("Ann") == ["One", "Two", "Three"])
# GTK shows no header bar in a window that fills the screen; a card has a menu there, too.
click(named("Two"), button=3)
wait("The menu", lambda: in_menu("Choose"))
keys("Escape")
wait("The menu gone", lambda: not in_menu("Choose"))
keys("ctrl+o")
wait("The dialog", lambda: named("_Open Open") or named("Open"))
take_focus()
keys("Escape")
wait("The dialog gone", lambda: not named("_Cancel Cancel") and not named("Cancel"))

for arguments, shows in [
    (["shapes", drawing], "Sun"), (["gallery", pictures], "Pictures"), (["showcase"], "Showcase"), ([], "New Board")
]:
    subprocess.run([program, *arguments], check=True)
    wait(f"The window of {arguments}", lambda: named(shows))
    wait(f"A picture of {arguments}", lambda: colors() > 50)
print("done")
