/// A modifier that runs a task while a view is shown.
package struct _TaskModifier<ID: Equatable>: EffectModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable @isolated(any) () async -> Void

    /// Makes the actions of the modifier for a window.
    package func _makeEffect(in graph: Graph) -> Effect<Self> { TaskEffect(self, graph: graph) }
}

/// The effect that starts the task, and cancels it when the views are removed or the id changes.
final class TaskEffect<ID: Equatable>: Effect<_TaskModifier<ID>> {
    private var running: (id: ID, task: Task<Void, Never>)?

    override func modifierChanged() {
        if let running, running.id != modifier.id { schedule() }
    }

    override func run(_ phase: EffectPhase) {
        switch phase {
        case .replacement, .appear: break
        case .disappear:
            if let running, !hasViews || running.id != modifier.id {
                running.task.cancel()
                self.running = nil
            }
        case .task:
            guard hasViews, running == nil else { break }
            let action = modifier.action
            graph.runningTaskCount += 1
            let task = Task.immediate(priority: modifier.priority) { [weak graph] in
                await action()
                graph?.runningTaskCount -= 1
            }
            running = (modifier.id, task)
        }
    }
}

extension View {
    /// Starts a task when the view appears, and cancels it when the view is removed.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task.
    ///   - action: The task, which runs synchronously up to its first suspension, after the actions of all views that
    ///     appeared with it.
    /// - Returns: The modified view.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Runs a task while the view is shown, and restarts it when `id` changes.
    ///
    /// - Parameters:
    ///   - id: The value to compare, such as the subject of the task.
    ///   - priority: The priority of the task.
    ///   - action: The task, which runs synchronously up to its first suspension, after the actions of all views that
    ///     appeared with it.
    /// - Returns: The modified view.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: id, priority: priority, action: action))
    }
}
