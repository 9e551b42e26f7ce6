"""A drawing's outline as assistive technologies see it; rows come to by typing, and dragged into a group that opens."""
import os
import subprocess

from accessible import Atspi, click, everything, extents, focused, keys, middle, named, take_focus, wait, write


def rows():
    """The rows of the outline: names, and whether they are open."""
    return [(node.get_name(), state(node)) for node in items()]


def items():
    """The rows of the outline, without the headers of canvases."""
    rows = [node for node in everything() if node.get_role() == Atspi.Role.LIST_ITEM and extents(node).height > 0]
    return [node for node in rows if not node.get_name().startswith("Canvas")]


def item(name):
    return next((node for node in items() if node.get_name() == name), None)


def state(node):
    states = node.get_state_set()
    if not states.contains(Atspi.StateType.EXPANDABLE):
        return None
    return states.contains(Atspi.StateType.EXPANDED)


def level(node):
    """How deep a row lies, from 1; None where GTK does not tell."""
    level = node.get_attributes().get("level")
    return level and int(level)


def names():
    return [name for name, _ in rows()]


def picture(name):
    """Keeps what is on the screen, where somebody wants to look at it."""
    if "PICTURES" in os.environ:
        subprocess.run(["import", "-window", "root", f"{os.environ['PICTURES']}/{name}.png"], check=True)


def hold(node, place, rest):
    """Takes a node to a place and keeps it there for a while, in seconds, without letting it go."""
    (x, y), (to_x, to_y) = middle(node), place
    steps = ["xdotool", "mousemove", "--sync", str(x), str(y), "mousedown", "1", "sleep", "0.1"]
    for step in range(1, 13):
        steps += ["mousemove", str(x + (to_x - x) * step // 12), str(y + (to_y - y) * step // 12), "sleep", "0.04"]
    subprocess.run([*steps, "sleep", str(rest)], check=True)


def let_go():
    subprocess.run(["xdotool", "mouseup", "1"], check=True)


wait("The outline", lambda: item("Sun"))
take_focus()
wait("All rows", lambda: names() == ["Sun", "House", "Tree"])
assert dict(rows()) == {"Sun": None, "House": False, "Tree": None}, rows()
# A row is called by its shape alone; what is in it is reached by itself.
assert [node.get_name() for node in everything(item("Sun")) if node.get_role() == Atspi.Role.PUSH_BUTTON] == [
    "Hide Sun", "Lock Sun"]

click(item("Sun"))
wait("The focus on a row", lambda: focused() and focused().get_name() == "Sun")
write("ho")
wait("The row that was typed", lambda: focused().get_name() == "House")
keys("Right")
wait("What is in the house", lambda: names() == ["Sun", "House", "Roof", "Door", "Tree"])
wait("The house open", lambda: state(item("House")) is True)
assert [level(item(name)) for name in ["House", "Roof", "Door"]] in ([None] * 3, [1, 2, 2])
left, inner = extents(named("House")).x, extents(named("Roof")).x
picture("outline-open")
keys("Left")
wait("The house closed", lambda: names() == ["Sun", "House", "Tree"])

# Held over a closed group it opens, and what is dropped between its rows lies in it.
hold(item("Tree"), middle(item("House")), 0.9)
picture("outline-over-group")
wait("The house open", lambda: names()[:4] == ["Sun", "House", "Roof", "Door"])
box = extents(item("Door"))
subprocess.run(
    ["xdotool", "mousemove", str(box.x + box.width // 2), str(box.y + 3), "sleep", "0.1", "mousemove",
     str(box.x + box.width // 2), str(box.y + 4), "sleep", "0.4"], check=True)
picture("outline-insertion")
let_go()
wait("The tree in the house", lambda: names() == ["Sun", "House", "Roof", "Tree", "Door"])
keys("ctrl+z")
wait("The tree outside", lambda: names() == ["Sun", "House", "Roof", "Door", "Tree"])

# Escape leaves what is dragged where it is.
hold(item("Sun"), middle(item("Door")), 0.2)
# Clearing modifiers would let the button go.
subprocess.run(["xdotool", "key", "Escape"], check=True)
let_go()
wait("All as it was", lambda: names() == ["Sun", "House", "Roof", "Door", "Tree"])

# A shape is made on the canvas, chosen then and seen in the outline.
click(named("Rectangle"))
canvas = wait("The canvas", lambda: next(
    (node for node in everything() if node.get_name().startswith("Drawing, ")), None))
x, y = middle(canvas)
steps = ["xdotool", "mousemove", "--sync", str(x), str(y), "mousedown", "1", "sleep", "0.1"]
for step in range(1, 9):
    steps += ["mousemove", str(x + 8 * step), str(y + 5 * step), "sleep", "0.03"]
subprocess.run([*steps, "mouseup", "1"], check=True)
wait("The rectangle", lambda: names()[0] == "Rectangle 3")
wait("The rectangle chosen", lambda: item("Rectangle 3").get_state_set().contains(Atspi.StateType.SELECTED))
picture("drawing-made")
print("done")
