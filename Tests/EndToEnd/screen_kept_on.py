"""A board that is presented keeps the screen on: from F5 to Escape, to the window's end, and to that of the program."""
import os
import signal

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from accessible import keys, named, take_focus, wait  # noqa: E402

held = {}
INTERFACE = """<node><interface name="org.gnome.SessionManager">
<method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="u" direction="in"/><arg type="u" direction="out"/></method>
<method name="Uninhibit"><arg type="u" direction="in"/></method></interface></node>"""


def answer(bus, sender, path, interface, method, arguments, invocation):
    if method == "Inhibit":
        _, _, reason, flags = arguments.unpack()
        number = len(held) + 1
        held[number] = (reason, flags)
        Gio.bus_watch_name_on_connection(bus, sender, Gio.BusNameWatcherFlags.NONE, None, lambda *_: held.clear())
        invocation.return_value(GLib.Variant("(u)", (number,)))
    else:
        held.pop(arguments.unpack()[0])
        invocation.return_value(None)


def holds(count):
    while GLib.MainContext.default().iteration(False):
        pass
    return len(held) == count


wait("The board", lambda: named("Songs of Ann"))
take_focus()
# The accessibility bus registers with a session manager that is there before it, and waits for the answer.
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object("/org/gnome/SessionManager", Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer)
Gio.bus_own_name_on_connection(bus, "org.gnome.SessionManager", Gio.BusNameOwnerFlags.NONE)
assert holds(0)
keys("F5")
wait("The screen kept on", lambda: holds(1))
assert list(held.values()) == [("Presenting a board", 8)], held
keys("Escape")
wait("The screen left alone", lambda: holds(0))
keys("F5")
wait("The screen kept on again", lambda: holds(1))
os.kill(int(os.environ["PROGRAM_ID"]), signal.SIGTERM)
wait("The screen left alone by a program that has ended", lambda: holds(0))
print("done")
