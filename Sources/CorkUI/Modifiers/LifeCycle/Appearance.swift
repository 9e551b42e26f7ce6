/// A modifier that runs actions when a view appears and disappears.
package struct _AppearanceModifier: EffectModifier {
    let appear: (@MainActor () -> Void)?
    let disappear: (@MainActor () -> Void)?

    /// Makes the actions of the modifier for a window.
    package func _makeEffect(in graph: Graph) -> Effect<Self> { AppearanceEffect(self, graph: graph) }
}

/// The effect that runs the actions for the first view that appears and the last one that disappears.
final class AppearanceEffect: Effect<_AppearanceModifier> {
    private var isShown = false

    override func run(_ phase: EffectPhase) {
        switch (phase, hadViews) {
        case (.appear, true) where !isShown:
            isShown = true
            modifier.appear?()
        case (.replacement, false) where isShown && isReplaced, (.disappear, false) where isShown:
            isShown = false
            modifier.disappear?()
        default: break
        }
    }
}

extension View {
    /// Runs an action when the view appears, after it is placed and before it is drawn (R6.12).
    ///
    /// If there are several views, it runs once, when the first appears (R6.17). The actions of descendants run first.
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view, or the last one if there are several, was removed (R6.12, R6.17).
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }
}
