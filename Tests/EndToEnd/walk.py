"""What holds for all that a window shows to assistive technologies."""
import re

from accessible import Atspi, everything

# What can be used, and so has to have a name.
USED = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.LINK,
    Atspi.Role.ENTRY, Atspi.Role.PASSWORD_TEXT, Atspi.Role.SLIDER, Atspi.Role.SPIN_BUTTON, Atspi.Role.COMBO_BOX,
    Atspi.Role.LIST_ITEM, Atspi.Role.TREE_ITEM, Atspi.Role.TABLE_CELL, Atspi.Role.MENU_ITEM,
}
# What is pressed, even where the keyboard does not reach it.
PRESSED = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON, Atspi.Role.LINK}
# What takes the focus to be written in, or to be scrolled or gone through by keys.
NOT_PRESSED = {
    Atspi.Role.ENTRY, Atspi.Role.PASSWORD_TEXT, Atspi.Role.TEXT, Atspi.Role.LABEL, Atspi.Role.STATIC, Atspi.Role.SCROLL_PANE,
    Atspi.Role.LIST, Atspi.Role.LIST_BOX, Atspi.Role.TABLE, Atspi.Role.TREE, Atspi.Role.TREE_TABLE, Atspi.Role.FRAME,
    Atspi.Role.DIALOG, Atspi.Role.CALENDAR}
CLICKS = {"click", "toggle", "activate"}
CLASS = re.compile(r"^(Gtk|Gdk|Cork)[A-Z]|[<>]|^_[A-Z]\w*$")


# What GTK builds inside its own widgets and names after their classes.
NATIVE = {Atspi.Role.SCROLL_BAR, Atspi.Role.FILLER}


def walk(top=None):
    """Everything that is seen, or all that is seen below a node, after a look at the names."""
    nodes = [node for node in everything(top) if node.get_state_set().contains(Atspi.StateType.VISIBLE)]
    complaints = []
    for node in nodes:
        name, role = node.get_name(), node.get_role()
        if role in NATIVE:
            continue
        if CLASS.search(name or ""):
            complaints.append(f"A {node.get_role_name()} is named after a class: “{around(node)}”")
        if not can_be_pressed(node):
            complaints.append(f"A {node.get_role_name()} without the action of a click: “{around(node)}”")
        if not name and role in USED and node.get_state_set().contains(Atspi.StateType.FOCUSABLE):
            complaints.append(f"A {node.get_role_name()} without a name, in “{around(node)}”")
    assert not complaints, "\n".join(sorted(set(complaints)))
    return nodes


def actions(node):
    """The names of a node's actions."""
    if "Action" not in node.get_interfaces():
        return []
    return [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))]


def has_click(node):
    """Whether a node has an action that does what a click does; those of our groups have a prefix."""
    return any(name.rsplit(".", 1)[-1] in CLICKS for name in actions(node))


def can_be_pressed(node):
    """Whether a node that takes the focus or looks as if it could be pressed has an action for it, or a value."""
    states, role = node.get_state_set(), node.get_role()
    if not states.contains(Atspi.StateType.SENSITIVE) or role in NOT_PRESSED:
        return True
    if not states.contains(Atspi.StateType.FOCUSABLE) and role not in PRESSED:
        return True
    if has_click(node) or "Value" in node.get_interfaces():
        return True
    if is_inside_dropdown(node) or is_calendar(node):
        return True
    # A menu button of GTK contains the button, and a color button a swatch.
    others = [node.get_parent()] + [node.get_child_at_index(index) for index in range(node.get_child_count())]
    return any(other and other.get_role() in PRESSED and has_click(other) for other in others)


def is_inside_dropdown(node):
    """Whether GTK shows the chosen value in the button of a drop-down with the node: 4.18 and later with a row of a list."""
    while node and node.get_role() != Atspi.Role.COMBO_BOX:
        node = node.get_parent()
    return node is not None


def is_calendar(node):
    """Whether the node is a GtkCalendar, which 4.18 and later report as a panel."""
    header = node.get_child_at_index(0)
    button = header and header.get_child_at_index(0)
    return bool(button) and button.get_name() == "Previous Month"


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
