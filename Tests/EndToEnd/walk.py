"""What holds for all that a window shows to assistive technologies."""
import re

from accessible import Atspi, everything, names_menus

# What can be used, and so has to have a name.
USED = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.LINK,
    Atspi.Role.ENTRY, Atspi.Role.PASSWORD_TEXT, Atspi.Role.SLIDER, Atspi.Role.SPIN_BUTTON, Atspi.Role.COMBO_BOX,
    Atspi.Role.LIST_ITEM, Atspi.Role.TREE_ITEM, Atspi.Role.TABLE_CELL, Atspi.Role.MENU_ITEM,
}
CLASS = re.compile(r"^(Gtk|Gdk|Cork)[A-Z]|[<>]|^_[A-Z]\w*$")


# What GTK builds inside its own widgets and names after their classes.
NATIVE = {Atspi.Role.SCROLL_BAR, Atspi.Role.FILLER}


def walk(top=None):
    """Everything that is seen, or all that is seen below a node, after a look at the names."""
    nodes = [node for node in everything(top) if node.get_state_set().contains(Atspi.StateType.VISIBLE)]
    complaints = []
    native = NATIVE if names_menus() else NATIVE | {Atspi.Role.MENU_ITEM}
    for node in nodes:
        name, role = node.get_name(), node.get_role()
        if role in native:
            continue
        if CLASS.search(name or ""):
            complaints.append(f"A {node.get_role_name()} is named after a class: “{around(node)}”")
        if not name and role in USED and node.get_state_set().contains(Atspi.StateType.FOCUSABLE):
            complaints.append(f"A {node.get_role_name()} without a name, in “{around(node)}”")
    assert not complaints, "\n".join(sorted(set(complaints)))
    return nodes


def around(node):
    names = []
    while node:
        if node.get_name():
            names.append(node.get_name())
        node = node.get_parent()
    return " < ".join(names)


def of(nodes, *roles):
    """Those of some roles."""
    return [node for node in nodes if node.get_role() in roles]
