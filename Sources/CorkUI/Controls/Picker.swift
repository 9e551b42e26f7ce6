import Foundation

/// A control for selecting from a set of mutually exclusive options.
///
/// Each resolved subview of the content is an option. Its value is its tag of the selection's type or, without a tag,
/// the ID of its element in a `ForEach`. Its texts are the title. If no option has the selected value, none is shown as
/// selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _PickerInput<SelectionValue, Content>

    /// Creates a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected option.
    ///   - content: The options.
    ///   - label: A view that describes the purpose of the control.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _input = _PickerInput(selection: selection, content: content())
        _label = label()
    }

    /// Creates a picker with a label.
    @available(*, deprecated, message: "Use init(selection:content:label:).")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }

    /// Creates a picker for several values, with a label.
    ///
    /// No option is selected if the values differ. Choosing one sets all of them.
    ///
    /// - Parameters:
    ///   - sources: The sources of the values.
    ///   - selection: The key path to the binding of a source.
    ///   - content: The options.
    ///   - label: A view that describes the purpose of the control.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        _input = _PickerInput(selections: sources.map { $0[keyPath: selection] }, content: content())
        _label = label()
    }

    /// Returns the placement of the label in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement {
        environment._pickerLook == .radioGroup ? .above : .before
    }
}

@MainActor
extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker for several values, with a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker for several values, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

@MainActor
extension Picker where Label == CorkUI.Label<Text, Image> {
    /// Creates a picker with a localized title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { CorkUI.Label(title, systemImage: systemImage) }
    }
}

/// An option of a picker.
public struct _PickerOption {
    /// The title of the option.
    public let title: String
    /// A Boolean value that indicates whether the option can be selected.
    public let isEnabled: Bool
    /// A Boolean value that indicates whether the option is selected.
    public let isSelected: Bool
    /// Selects the option.
    public let choose: @MainActor () -> Void
}

/// The options of a picker, independent of their types.
@MainActor
public protocol _PickerChoices: _InputView {
    /// Returns the options in the environment of the picker's node.
    func _options(at node: _ViewNode) -> [_PickerOption]
}

/// The control of a picker, without its label.
public struct _PickerInput<SelectionValue: Hashable, Options: View>: _PickerChoices {
    let selections: [Binding<SelectionValue>]
    let content: Options

    init(selection: Binding<SelectionValue>, content: Options) { self.init(selections: [selection], content: content) }

    init(selections: [Binding<SelectionValue>], content: Options) {
        (self.selections, self.content) = (selections, content)
    }

    /// The selected value, or `nil` if there are several.
    private var selected: SelectionValue? {
        let values = selections.map(\.wrappedValue)
        return values.dropFirst().allSatisfy { $0 == values.first } ? values.first : nil
    }

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = selected }
    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: Self) -> Bool { true }

    /// Returns the options, with the titles and tags of the picker's content.
    public func _options(at node: _ViewNode) -> [_PickerOption] {
        // The views of this graph are read and never placed.
        let graph = Graph(textMeasuring: node.graph.textMeasuring)
        let content = content
        let root = RootNode(graph: graph, environment: node.environment) { VStack { content } }
        defer { root.remove() }
        graph.settle()
        let selected = selected
        var hasSelection = false
        return root.children[0].children.map { option in
            let tag = option.item.containerValues.tag(for: SelectionValue.self)
            let isSelected = !hasSelection && tag == selected && tag != nil
            hasSelection = hasSelection || isSelected
            return _PickerOption(
                title: option.writtenText, isEnabled: tag != nil && option.innermost.environment.isEnabled,
                isSelected: isSelected
            ) {
                guard let tag else { return }
                for selection in selections where tag != selection.wrappedValue { selection.wrappedValue = tag }
            }
        }
    }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let widths = _options(at: node).map { option in
            node.graph.textMeasuring.measure(
                Text(verbatim: option.title).resolve(in: node.environment), width: nil, height: nil
            ).size.width
        }
        let longest = widths.max() ?? 0
        return switch node.environment._pickerLook {
        case .menu: CGSize(width: longest + 40, height: 32)
        case .segmented: CGSize(width: (longest + 16) * CGFloat(widths.count), height: 32)
        case .radioGroup: CGSize(width: longest + 24, height: 24 * CGFloat(widths.count))
        }
    }
}

extension _ViewNode {
    /// The node inside of the modifiers.
    fileprivate var innermost: _ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
