/// Runs actions when a view appears and when it is gone.
package struct _AppearanceModifier: EffectModifier {
    let appear: (@MainActor () -> Void)?
    let disappear: (@MainActor () -> Void)?

    /// Makes the actions of the modifier for a window.
    package func _makeEffect(in graph: Graph) -> Effect<Self> { AppearanceEffect(self, graph: graph) }
}

/// Tells of the first view that comes and of the last that goes.
final class AppearanceEffect: Effect<_AppearanceModifier> {
    private var isShown = false

    override func run(_ phase: EffectPhase) {
        switch (phase, hasViews) {
        case (.appear, true) where !isShown:
            isShown = true
            modifier.appear?()
        case (.disappear, false) where isShown:
            isShown = false
            modifier.disappear?()
        default: break
        }
    }
}

extension View {
    /// Runs `action` when the view appears: after it is placed, before it is drawn (R6.12).
    ///
    /// Of several views it runs once, when the first appears (R6.17). Views inside are told first.
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs `action` when the view is gone (R6.12); of several views once, when the last is (R6.17).
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
}
