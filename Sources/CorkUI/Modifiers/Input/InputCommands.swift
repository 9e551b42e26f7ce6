/// A direction in which an arrow key moves.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

extension View {
    /// Runs an action when Escape is pressed while the focus is in the view.
    public nonisolated func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
        onKeyPress(keys: action == nil ? [] : [.escape]) { _ in
            action?()
            return .handled
        }
    }

    /// Runs an action when Delete or Backspace is pressed while the focus is in the view.
    public nonisolated func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
        onKeyPress(keys: action == nil ? [] : [.delete]) { press in
            guard press.modifiers.isEmpty else { return .ignored }
            action?()
            return .handled
        }
    }

    /// Runs an action when an arrow key is pressed while the focus is in the view.
    public nonisolated func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?) -> some View {
        onKeyPress(keys: action == nil ? [] : [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            guard press.modifiers.isEmpty else { return .ignored }
            switch press.key {
            case .upArrow: action?(.up)
            case .downArrow: action?(.down)
            case .leftArrow: action?(.left)
            default: action?(.right)
            }
            return .handled
        }
    }
}
