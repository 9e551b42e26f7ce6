"""A lazy grid tells its cells; arrows go from one to the next, Enter opens one and Escape leads back to it."""
from accessible import Atspi, everything, focused, keys, named, take_focus, wait
from walk import of, walk

wait("The cells", lambda: named("Bagel with Salmon"))
cells = [node for node in of(walk(), Atspi.Role.LIST_ITEM) if node.get_name() in (
    "Bagel with Salmon", "Bánh Mì", "BLT", "Caprese")]
assert len(cells) == 4, [node.get_name() for node in cells]
for cell in cells:
    states = cell.get_state_set()
    assert states.contains(Atspi.StateType.FOCUSABLE) and states.contains(Atspi.StateType.SENSITIVE), cell.get_name()

take_focus()
for _ in range(12):
    if focused() and focused().get_name() == "Bagel with Salmon":
        break
    keys("Tab")
wait("The focus on the first cell", lambda: focused() and focused().get_name() == "Bagel with Salmon")
keys("Right")
wait("The focus on the second cell", lambda: focused() and focused().get_name() == "Bánh Mì")
keys("Return")
wait("The picture in the window", lambda: any(
    node.get_name() == "Bánh Mì.png" for node in of(everything(), Atspi.Role.FRAME)))
walk()
keys("Escape")
wait("The same cell again", lambda: focused() and focused().get_name() == "Bánh Mì")
print("done")
