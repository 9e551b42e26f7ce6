"""A song is dragged from a shelf between two rows of a list, and a row onto a field."""
from accessible import Atspi, drag, everything, extents, named, take_focus, wait


def rows():
    return [node.get_name() for node in everything() if node.get_role() == Atspi.Role.LIST_ITEM]


def row(name):
    return next(node for node in everything() if node.get_role() == Atspi.Role.LIST_ITEM and node.get_name() == name)


wait("The list", lambda: rows() == ["Paper Moon", "Old Harbour"])
take_focus()
box = extents(row("Old Harbour"))
drag(named("Tin Roof"), (box.x + 60, box.y + 4))
wait("The song between two rows", lambda: rows() == ["Paper Moon", "Tin Roof", "Old Harbour"])
box = extents(named("Drop text, files or songs here"))
drag(named("Low Tide"), (box.x + box.width // 2, box.y + box.height // 2))
wait("The song as a text", lambda: named("“Low Tide”"))
print("done")
