import CGtk
import CorkUI

extension MainLoop {
    /// Runs `action` once before the layout of the next frame, after pending input.
    static func beforeNextFrame(_ action: @escaping () -> Void) {
        let box = Unmanaged.passRetained(Action(run: action)).toOpaque()
        g_idle_add_full(
            G_PRIORITY_HIGH_IDLE,
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().run() }
                return 0
            }, box,
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<Action>.fromOpaque(data).release() }
            })
    }

    /// Runs `action` once after a delay, at low priority; returns an id for ``cancel(_:)``.
    static func after(milliseconds: UInt32, _ action: @escaping () -> Void) -> UInt32 {
        let box = Unmanaged.passRetained(Action(run: action)).toOpaque()
        return g_timeout_add_full(
            G_PRIORITY_LOW, milliseconds,
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<Action>.fromOpaque(data).takeUnretainedValue().run() }
                return 0
            }, box,
            { data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<Action>.fromOpaque(data).release() }
            })
    }

    /// Cancels a pending action.
    static func cancel(_ timeout: UInt32) { g_source_remove(timeout) }

    private final class Action {
        let run: () -> Void
        init(run: @escaping () -> Void) { self.run = run }
    }
}
