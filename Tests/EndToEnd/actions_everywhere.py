"""What can be clicked is pressed by actions alone, as with voice control: cards, a picture, tools, rows, a toggle, a menu."""
import os
import pathlib
import subprocess

from accessible import Atspi, everything, in_menu, keys, named, take_focus, wait
from walk import actions

home = pathlib.Path(os.environ["HOME"])
program = os.readlink(f"/proc/{os.environ['PROGRAM_ID']}/exe")
pictures = pathlib.Path(__file__).parents[2] / "Resources" / "Examples" / "Sandwiches"


def do(name, action, top=None):
    """Performs an action of what has a name."""
    node = wait(f"“{name}” with “{action}”", lambda: next(
        (node for node in everything(top) if node.get_name() == name and action in actions(node)), None))
    assert Atspi.Action.do_action(node, actions(node).index(action)), name
    return node


def has(name, state):
    return named(name).get_state_set().contains(state)


wait("The board", lambda: named("Songs of Bob"))
take_focus()
do("Cross off One", "click")
wait("One crossed off", lambda: named("One, crossed off"))
do("One, crossed off", "action.Put Back")
wait("One as it was", lambda: named("One"))
do("Two", "action.Choose")
wait("Two chosen", lambda: named("Two, chosen"))
do("Three", "action.click")
wait("The focus on Three", lambda: has("Three", Atspi.StateType.FOCUSED))
do("Three", "action.Show Menu")
wait("The menu of Three", lambda: in_menu("Choose"))
keys("Escape")
wait("No menu", lambda: not in_menu("Choose"))
do("Add a song for Bob", "click")
wait("The field", lambda: named("Song for Bob"))

copies = home / "pictures"
subprocess.run(["cp", "-r", pictures, copies], check=True)
subprocess.run([program, "gallery", copies], check=True)
do("BLT", "click")
wait("BLT selected", lambda: has("BLT", Atspi.StateType.SELECTED))
do("BLT", "action.Rate 3 Stars")
wait("Three stars", lambda: any(
    node.get_name() == "BLT" and "3 stars" in (node.get_description() or "") for node in everything()))
do("BLT", "action.Open")
do("4 Stars", "click")
wait("Four stars", lambda: has("4 Stars", Atspi.StateType.PRESSED) and not has("3 Stars", Atspi.StateType.PRESSED))

drawing = home / "sky.svg"
drawing.write_text("""<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">
<circle cx="40" cy="40" r="30" fill="gold"><title>Sun</title></circle></svg>""")
subprocess.run([program, "shapes", drawing], check=True)
wait("The tools", lambda: named("Rectangle"))
assert has("Select and Move", Atspi.StateType.PRESSED) and not has("Rectangle", Atspi.StateType.PRESSED)
do("Rectangle", "click")
wait("The rectangle", lambda: has("Rectangle", Atspi.StateType.PRESSED))
do("Sun", "action.click")
wait("The sun selected", lambda: has("Sun", Atspi.StateType.SELECTED))
do("Hide Sun", "click")
wait("The sun hidden", lambda: named("Show Sun"))

subprocess.run([program, "showcase", "controls"], check=True)
wait("The controls", lambda: named("Controls"))
box = next(node for node in everything() if node.get_role() == Atspi.Role.CHECK_BOX and "click" in actions(node))
before = box.get_state_set().contains(Atspi.StateType.CHECKED)
assert Atspi.Action.do_action(box, 0)


def is_checked():
    box.clear_cache()
    return box.get_state_set().contains(Atspi.StateType.CHECKED)


wait("The check", lambda: is_checked() != before)
print("done")
