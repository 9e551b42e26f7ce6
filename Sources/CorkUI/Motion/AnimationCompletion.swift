/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logicallyComplete, removed }

    private let kind: Kind

    /// When the motion seems to be over; a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// An action that runs once, when all animations of one `withAnimation` have ended.
@MainActor
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (@MainActor () -> Void)?
    /// The motions, windows and code that it waits for.
    private var holders = 0

    /// The actions that are due next, see ``runDue()``.
    private static var due: [AnimationCompletion] = []

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping @MainActor () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func hold() { holders += 1 }

    func release() {
        holders -= 1
        if holders == 0 { Self.due.append(self) }
    }

    /// Runs completions that wait for nothing any more; called if no animation runs.
    static func runDue() {
        while !due.isEmpty {
            let completion = due.removeFirst()
            // Somebody may have taken hold of it again.
            guard completion.holders == 0 else { continue }
            let action = completion.action
            completion.action = nil
            action?()
        }
    }
}
