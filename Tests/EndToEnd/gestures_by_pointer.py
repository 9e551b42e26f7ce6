"""Taps, a press that lasts and a drag by a real pointer; then a song is dragged between two rows of a list."""
import subprocess

from accessible import Atspi, click, drag, everything, extents, middle, named, press, take_focus, wait

wait("The page", lambda: named("Tapped 0 times, twice 0 times"))
take_focus()
click(named("Tapped 0 times, twice 0 times"))
pad = wait("A tap, when no second one came", lambda: named("Tapped 1 times, twice 0 times"))
x, y = middle(pad)
subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "80", "1"], check=True)
wait("Two taps", lambda: named("Tapped 1 times, twice 1 times"))
x, y = middle(named("Pressed for long 0 times"))
subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1"], check=True)
wait("The press", lambda: named("Keep it down…"))
subprocess.run(["xdotool", "sleep", "0.6", "mouseup", "1"], check=True)
wait("A press that lasted", lambda: named("Pressed for long 1 times"))
before = extents(named("Drag me, spread me")).x
x, y = middle(named("Drag me, spread me"))
steps = ["xdotool", "mousemove", str(x), str(y), "mousedown", "1"]
for step in range(1, 7):
    steps += ["mousemove", str(x + step * 10), str(y), "sleep", "0.03"]
subprocess.run(steps, check=True)
wait("The card under the pointer", lambda: extents(named("Drag me, spread me")).x == before + 60)
subprocess.run(["xdotool", "mouseup", "1"], check=True)
wait("The card where it was", lambda: extents(named("Drag me, spread me")).x == before)
wait("The pointer elsewhere", lambda: named("The pointer is elsewhere"))
x, y = middle(named("The pointer is elsewhere"))
subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)
wait("The pointer over its pad", lambda: any((node.get_name() or "").startswith("The pointer is at") for node in everything()))
# A native button takes its own press, and the next gesture is recognized all the same.
click(named("highPriorityGesture"))
click(named("Tap the inner view"))
wait("The outer gesture", lambda: named("outer"))
click(named("gesture"))
click(named("Tap the inner view"))
wait("The inner gesture", lambda: named("inner"))
print("done")
