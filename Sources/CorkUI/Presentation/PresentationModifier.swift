/// A modifier that presents a view in a window of its own.
public struct _PresentationModifier: _PrimitiveModifier {
    let style: Presentation.Style
    /// The title, or `nil` for that of the window below.
    var title: String?
    /// The identity of the presentation, or `nil` while nothing is presented.
    let id: AnyHashable?
    let content: @MainActor () -> AnyView
    /// Ends the presentation through its binding.
    let dismiss: @MainActor () -> Void
    /// The action after the presentation was closed.
    var onDismiss: (@MainActor () -> Void)?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { PresentationNode(item, inputs) }
}

/// The node of a view with a presentation.
final class PresentationNode: _ModifierNode<_PresentationModifier> {
    private lazy var effect = PresentationEffect(graph: graph)

    override func build() {
        super.build()
        follow()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        follow()
    }

    private func follow() { effect.follow(modifier, environment) }

    override func remove() {
        effect.end()
        super.remove()
    }
}

/// An effect that presents a view after the update of the view that presents it.
private final class PresentationEffect: AnyEffect {
    private var modifier: _PresentationModifier!
    private var environment = EnvironmentValues()
    private var isGone = false
    private var presentation: Presentation?
    private let presentations: Presentations

    override init(graph: Graph) {
        presentations = graph.presentations
        super.init(graph: graph)
    }

    func follow(_ modifier: _PresentationModifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        self.environment = environment
        if modifier.id != nil || presentation != nil { schedule() }
    }

    /// Closes the presentation after the view that presents it was removed.
    func end() {
        isGone = true
        if presentation != nil { schedule() }
    }

    private var wantedID: AnyHashable? { isGone ? nil : modifier.id }

    /// Runs a phase of the effect: all presentations that end close before new ones are presented.
    override func run(_ phase: EffectPhase) {
        switch phase {
        case .appear: close()
        case .disappear: present()
        case .replacement, .task: break
        }
    }

    private func close() {
        guard let presentation, presentation.id != wantedID else { return }
        self.presentation = nil
        presentations.close(presentation)
        modifier.onDismiss?()
    }

    private func present() {
        guard let id = wantedID else { return }
        if let presentation { return presentation.update(modifier, environment) }
        let presentation = Presentation(modifier, id: id, environment)
        self.presentation = presentation
        presentations.present(presentation)
    }
}
