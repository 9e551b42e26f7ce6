/// The criteria by which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logicallyComplete, removed }

    private let kind: Kind

    /// The animation is complete when it appears to be over; a spring may still move slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// The animation is complete when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// An action that runs once after all animations of a `withAnimation` call have ended.
@MainActor
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (@MainActor () -> Void)?
    /// The number of motions, windows and calls that the completion waits for.
    private var holders = 0

    /// The completions to run next, see ``runDue()``.
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

    /// Runs the completions that no longer wait for anything.
    static func runDue() {
        while !due.isEmpty {
            let completion = due.removeFirst()
            // The completion may have been retained again meanwhile.
            guard completion.holders == 0 else { continue }
            let action = completion.action
            completion.action = nil
            action?()
        }
    }
}
