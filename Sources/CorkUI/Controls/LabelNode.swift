/// A label, placed: the one node that its parts come to in the style of the place.
final class LabelNode<Title: View, Icon: View>: _ViewNode {
    private var value: Label<Title, Icon> { item.value(as: Label<Title, Icon>.self) }

    override var isReusable: Bool { hasReusableChildren }

    /// The label is a custom view to what is around: its style is that of the place where it is declared (R5.2).
    private var styling: LabelStyling { bodyEnvironment.labelStyling }

    private var partsItem: _ViewListItem {
        switch styling {
        case .native(.titleAndIcon):
            _ViewListItem.combining(
                HStack(spacing: 6) {
                    value.icon
                    value.title
                }, in: HStackLayout())
        case .native(.titleOnly): _ViewListItem.combining(value.title, in: HStackLayout())
        case .native(.iconOnly):
            _ViewListItem.combining(
                value.icon.modifier(_AccessibilityModifier(label: name)), in: HStackLayout())
        case .made(let style, _): item(madeBy: style)
        }
    }

    private func item(madeBy style: some LabelStyle) -> _ViewListItem {
        let configuration = LabelStyleConfiguration(
            title: .init(view: AnyView(value.title)), icon: .init(view: AnyView(value.icon)))
        let view = style._made(configuration)
        return _ViewListItem.combining(view, in: HStackLayout())
    }

    /// What the title says, which nobody sees.
    private var name: String {
        let title = (value.title as? LabelStyleConfiguration.Title)?.view.view ?? value.title
        if let text = title as? Text { return text._description.text ?? "" }
        // Its views are read and never placed.
        let graph = Graph(textMeasuring: graph.textMeasuring)
        let root = RootNode(graph: graph, environment: environment) { AnyView(title) }
        defer { root.remove() }
        graph.settle()
        return root.writtenText
    }

    private var knownEnvironment = ChangedEnvironment()
    private var knownBodyEnvironment = ChangedEnvironment()

    /// Labels in what a style makes look as they would without the style.
    private var insideEnvironment: (environment: EnvironmentValues, body: EnvironmentValues) {
        guard case .made(_, let outer) = styling else { return (environment, bodyEnvironment) }
        let change = { (environment: inout EnvironmentValues) in environment.labelStyling = outer }
        return (
            knownEnvironment.changing(environment, change), knownBodyEnvironment.changing(bodyEnvironment, change)
        )
    }

    override func build() {
        let (environment, body) = insideEnvironment
        children = [makeChild(partsItem, environment: environment, bodyEnvironment: body)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let (environment, body) = insideEnvironment
        updateChild(partsItem, environment: environment, bodyEnvironment: body)
    }
}
