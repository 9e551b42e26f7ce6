"""A list tells its rows, how many there are and which has the focus; keys open one, and lead back to it."""
from accessible import Atspi, everything, focused, keys, take_focus, wait
from walk import of, walk

wait("The list of pages", lambda: len(of(everything(), Atspi.Role.LIST_ITEM)) >= 8)
nodes = walk()
lists = of(nodes, Atspi.Role.LIST)
assert len(lists) == 1, f"{len(lists)} lists"
rows = of(nodes, Atspi.Role.LIST_ITEM)
assert len(rows) >= 8, [row.get_name() for row in rows]
for place, row in enumerate(rows, 1):
    told = row.get_attributes()
    assert told.get("posinset", str(place)) == str(place), (row.get_name(), told)

take_focus()
if not (focused() and focused().get_role() == Atspi.Role.LIST_ITEM):
    keys("Tab")
row = wait("The focus on a row", lambda: focused() if focused() and focused().get_role() == Atspi.Role.LIST_ITEM else None)
first = row.get_name()
keys("Down")
second = wait("The focus on the next row", lambda: focused() if focused() and focused().get_name() != first else None)
title = second.get_name().split(",")[0]
keys("Return")
wait(f"The page “{title}”", lambda: any(
    node.get_name() == title for node in of(everything(), Atspi.Role.FRAME)))
walk()
keys("alt+Left")
wait("The list again", lambda: of(everything(), Atspi.Role.LIST_ITEM))
print("done")
