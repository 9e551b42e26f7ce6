import Foundation

/// A choice of one among several options.
///
/// Each resolved subview of the content is an option, by its tag of the selection's type, or where it has none by the id of
/// its element in a `ForEach`. Its texts are what is read. Where nothing has the tag that is selected, nothing is shown as
/// selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _PickerInput<SelectionValue, Content>

    /// A choice, and its label.
    ///
    /// - Parameters:
    ///   - selection: the tag of the option that is chosen; written when another one is.
    ///   - content: the options.
    ///   - label: what it is for.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _input = _PickerInput(selection: selection, content: content())
        _label = label()
    }

    /// Returns where the label stands in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement {
        environment._pickerLook == .radioGroup ? .above : .before
    }
}

@MainActor
extension Picker where Label == Text {
    /// A choice with a title, which is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A choice with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// One of the options of a picker.
public struct _PickerOption {
    /// What is read.
    public let title: String
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Whether it is chosen.
    public let isSelected: Bool
    /// Chooses it.
    public let choose: @MainActor () -> Void
}

/// A picker's options, of which the types are not known.
@MainActor
public protocol _PickerChoices: _InputView {
    /// The options as they are where the picker is placed.
    func _options(at node: _ViewNode) -> [_PickerOption]
}

/// What a picker's options are shown in.
public struct _PickerInput<SelectionValue: Hashable, Options: View>: _PickerChoices {
    let selection: Binding<SelectionValue>
    let content: Options

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = selection.wrappedValue }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: Self) -> Bool { true }

    /// Returns the options that the content of the picker has.
    public func _options(at node: _ViewNode) -> [_PickerOption] {
        // The views of the options are read and never placed.
        let graph = Graph(textMeasuring: node.graph.textMeasuring)
        let content = content
        let root = RootNode(graph: graph, environment: node.environment) { VStack { content } }
        defer { root.remove() }
        graph.settle()
        var hasSelection = false
        return root.children[0].children.map { option in
            let tag = option.item.containerValues.tag(for: SelectionValue.self)
            let isSelected = !hasSelection && tag == selection.wrappedValue && tag != nil
            hasSelection = hasSelection || isSelected
            return _PickerOption(
                title: option.writtenText, isEnabled: tag != nil && option.innermost.environment.isEnabled,
                isSelected: isSelected
            ) {
                if let tag, tag != selection.wrappedValue { selection.wrappedValue = tag }
            }
        }
    }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
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
    /// What a node with modifiers comes to.
    fileprivate var innermost: _ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
