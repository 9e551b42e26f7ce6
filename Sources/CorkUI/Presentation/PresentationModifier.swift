/// Presents a view in a window of its own.
public struct _PresentationModifier: _PrimitiveModifier {
    let style: Presentation.Style
    /// What it is called; nil for as the window that it is over.
    var title: String?
    /// What tells what is presented from others; nil while nothing is.
    let id: AnyHashable?
    let content: @MainActor () -> AnyView
    /// Says that it is no longer presented.
    let dismiss: @MainActor () -> Void
    /// What is done when it is gone.
    var onDismiss: (@MainActor () -> Void)?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { PresentationNode(item, inputs) }
}

/// A view that presents another one, placed.
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

/// Shows what a view presents, after the view itself.
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

    /// The view is gone.
    func end() {
        isGone = true
        if presentation != nil { schedule() }
    }

    private var wantedID: AnyHashable? { isGone ? nil : modifier.id }

    /// What goes makes room for what comes, so all that goes does so first.
    override func run(_ phase: EffectPhase) {
        switch phase {
        case .appear: close()
        case .disappear: present()
        case .task: break
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
