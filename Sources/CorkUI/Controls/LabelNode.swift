/// The node of a label, whose only child shows the title and icon in the label's style.
final class LabelNode<Title: View, Icon: View>: _ViewNode {
    private var value: Label<Title, Icon> { item.value(as: Label<Title, Icon>.self) }

    override var isReusable: Bool { hasReusableChildren }

    /// The style of the label.
    ///
    /// A label is a custom view, so its style is that of the environment where it is declared (R5.2). In the overflow
    /// menu of a toolbar, a label without a title would be hard to recognize.
    private var styling: LabelStyling {
        let styling = bodyEnvironment.labelStyling
        if case .native(.iconOnly) = styling, bodyEnvironment.isInOverflowMenu { return .native(.titleAndIcon) }
        return styling
    }

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

    /// The text of the title, which is not shown.
    private var name: String {
        let title = (value.title as? LabelStyleConfiguration.Title)?.view.view ?? value.title
        if let text = title as? Text { return text._description.text ?? "" }
        // The views of this graph are read and never placed.
        let graph = Graph(textMeasuring: graph.textMeasuring)
        let root = RootNode(graph: graph, environment: environment) { AnyView(title) }
        defer { root.remove() }
        graph.settle()
        return root.writtenText
    }

    private var knownEnvironment = ChangedEnvironment()
    private var knownBodyEnvironment = ChangedEnvironment()

    /// The environments of the content, in which labels look as they do without the style.
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
