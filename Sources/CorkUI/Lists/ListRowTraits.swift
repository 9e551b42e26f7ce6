import Foundation

/// The appearance of a row that its content sets for the enclosing list.
struct RowTraits: Equatable {
    /// The visibility of the separators above and below the row.
    var separators = EdgePair<Visibility>(.automatic)
    /// The colors of the separators, each `nil` for that of the theme.
    var separatorTints = EdgePair<Color?>(nil)
    /// The visibility of the separators above and below the section.
    var sectionSeparators = EdgePair<Visibility>(.automatic)
    /// The padding around the content, or `nil` for the default.
    var insets: EdgeInsets?
    /// The margins of the section, each `nil` for that of the style.
    var sectionMargins = SectionMargins()
    /// A short text at the trailing edge.
    var badge: Text?
    /// The text for finding the row by typing, or `nil` for the texts of the row.
    var typeSelection: Text?
}

/// The margins of a section in a list, in points; each is `nil` if it is not set.
struct SectionMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ length: CGFloat?, on edges: Edge.Set) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }
}

/// A value for each of the top and bottom edges.
struct EdgePair<Value: Equatable>: Equatable {
    var top: Value
    var bottom: Value

    init(_ both: Value) { (top, bottom) = (both, both) }

    subscript(edge: VerticalEdge) -> Value { edge == .top ? top : bottom }

    mutating func set(_ value: Value, on edges: VerticalEdge.Set) {
        if edges.contains(.top) { top = value }
        if edges.contains(.bottom) { bottom = value }
    }
}

extension ContainerValues {
    private enum RowTraitsKey: ContainerValueKey {
        static var defaultValue: RowTraits { RowTraits() }
    }

    private enum RowBackgroundKey: ContainerValueKey {
        static var defaultValue: AnyView? { nil }
    }

    var row: RowTraits {
        get { self[RowTraitsKey.self] }
        set { self[RowTraitsKey.self] = newValue }
    }

    /// The background of a row, or `nil` for the default.
    var rowBackground: AnyView? {
        get { self[RowBackgroundKey.self] }
        set { self[RowBackgroundKey.self] = newValue }
    }
}

/// A modifier that sets the appearance of rows in the enclosing list.
public struct _ListRowModifier<Value>: _MetadataModifier {
    @usableFromInline let value: Value
    /// A closure without captures, so that two modifiers can be compared.
    @usableFromInline let change: @MainActor (inout ContainerValues, Value) -> Void

    @inlinable
    init(_ value: Value, change: @escaping @MainActor (inout ContainerValues, Value) -> Void) {
        self.value = value
        self.change = change
    }

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { change(&inputs.values, value) }
}

extension _ListRowModifier where Value == (Visibility, VerticalEdge.Set) {
    /// Creates a modifier for the visibility of separators at some edges of a row.
    @usableFromInline
    init(separators visibility: Visibility, _ edges: VerticalEdge.Set) {
        self.init((visibility, edges)) { $0.row.separators.set($1.0, on: $1.1) }
    }
}

extension View {
    /// Sets the visibility of the separators of a row (R7.33).
    ///
    /// On a section, a loop, or a group it applies to all rows. It has no effect inside of a row.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the separators, which are between the rows of a section by default. A
    ///     separator between two rows is hidden if either row hides it.
    ///   - edges: The edges of the row.
    /// - Returns: The modified view.
    @inlinable
    public consuming func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier(separators: visibility, edges))
    }

    /// Sets the color of the separators of a row (R7.33); the color of the upper row takes precedence.
    ///
    /// - Parameters:
    ///   - color: The color. `nil` uses that of the theme.
    ///   - edges: The edges of the row.
    /// - Returns: The modified view.
    public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier((color, edges)) { $0.row.separatorTints.set($1.0, on: $1.1) })
    }

    /// Sets the visibility of the separators above the first and below the last row of a section, which has none by
    /// default (R7.33).
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the separators.
    ///   - edges: The edges of the section.
    /// - Returns: The modified view.
    public consuming func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier((visibility, edges)) { $0.row.sectionSeparators.set($1.0, on: $1.1) })
    }

    /// Sets the padding around the content of a row in a list, in points; `nil` uses the default.
    public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_ListRowModifier(insets) { $0.row.insets = $1 })
    }

    /// Sets the margins of a section in a list.
    ///
    /// - Parameters:
    ///   - edges: The edges to set the margins of. The other edges are unchanged.
    ///   - length: The margins in points. The horizontal ones are beside the rows, the header and the footer; those at
    ///     the top and bottom replace the space of the list's style. `nil` uses the margins of the style.
    /// - Returns: The modified view.
    public consuming func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(_ListRowModifier((edges, length?.layoutLength)) { $0.row.sectionMargins.set($1.1, on: $1.0) })
    }

    /// Sets the background of a row in a list, over its whole width (R7.33).
    ///
    /// A selected row has the background of the theme instead.
    ///
    /// - Parameter view: The background. `nil` uses the default.
    /// - Returns: The modified view.
    public consuming func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_ListRowModifier(view.map { AnyView($0) }) { $0.rowBackground = $1 })
    }

    /// Sets the text for finding a row of a list by typing; the default is the text of the row.
    ///
    /// Typing while the focus is in a list moves the focus to the next row whose text begins with the letters typed
    /// within about a second, or else to the next one that contains them.
    ///
    /// - Parameter text: The text. `nil` uses the texts of the row; an empty text keeps the row from being found.
    /// - Returns: The modified view.
    public consuming func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(_ListRowModifier(text) { $0.row.typeSelection = $1 })
    }

    /// Sets the localized text for finding a row of a list by typing.
    public consuming func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text for finding a row of a list by typing.
    @_disfavoredOverload
    public consuming func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }

    /// Shows a number at the trailing edge of a row in a list, unless it is 0 (R7.43).
    public consuming func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Shows a short text at the trailing edge of a row in a list, unless it is `nil` or empty (R7.43).
    public consuming func badge(_ label: Text?) -> some View {
        modifier(_ListRowModifier(label) { $0.row.badge = $1?._description.text?.isEmpty == false ? $1 : nil })
    }

    /// Shows a short localized text at the trailing edge of a row in a list, unless it is `nil` (R7.43).
    public consuming func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a short text at the trailing edge of a row in a list, unless it is `nil` or empty (R7.43).
    @_disfavoredOverload
    public consuming func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
