import Foundation

/// What a row says of itself to the list it is in.
struct RowTraits: Equatable {
    /// The lines above and below it.
    var separators = EdgePair<Visibility>(.automatic)
    /// Their colours; nil for that of the theme.
    var separatorTints = EdgePair<Color?>(nil)
    /// The lines above and below its section.
    var sectionSeparators = EdgePair<Visibility>(.automatic)
    /// The room around its content; nil where nothing is said.
    var insets: EdgeInsets?
    /// A short note at its trailing edge.
    var badge: Text?
    /// What is typed to come to it; nil for its texts.
    var typeSelection: Text?
}

/// A value for the upper and one for the lower side.
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

    /// What is drawn behind a row; nil where nothing is said.
    var rowBackground: AnyView? {
        get { self[RowBackgroundKey.self] }
        set { self[RowBackgroundKey.self] = newValue }
    }
}

/// Says something of rows to the list they are in.
public struct _ListRowModifier<Value>: _MetadataModifier {
    @usableFromInline let value: Value
    /// Without captures, so that two modifiers can be compared.
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
    /// Shows or hides the lines at some edges of a row.
    @usableFromInline
    init(separators visibility: Visibility, _ edges: VerticalEdge.Set) {
        self.init((visibility, edges)) { $0.row.separators.set($1.0, on: $1.1) }
    }
}

extension View {
    /// Shows or hides the lines that separate a row from those around it (R7.33).
    ///
    /// On a section, a loop or a group it holds for all of its rows; inside of a row it says nothing.
    ///
    /// - Parameters:
    ///   - visibility: whether the lines are seen; usually they are between the rows of a section. One that the other
    ///     of two rows hides is not seen.
    ///   - edges: the lines above and below the row, or one of them.
    /// - Returns: The modified view.
    @inlinable
    public consuming func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier(separators: visibility, edges))
    }

    /// Colours the lines that separate a row from those around it (R7.33); where both rows do, the upper one's counts.
    ///
    /// - Parameters:
    ///   - color: nil for that of the theme.
    ///   - edges: the lines above and below the row, or one of them.
    /// - Returns: The modified view.
    public consuming func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier((color, edges)) { $0.row.separatorTints.set($1.0, on: $1.1) })
    }

    /// Shows or hides the lines above the first and below the last row of a section (R7.33); usually there are none.
    ///
    /// - Parameters:
    ///   - visibility: whether the lines are seen.
    ///   - edges: the lines above and below the section, or one of them.
    /// - Returns: The modified view.
    public consuming func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier((visibility, edges)) { $0.row.sectionSeparators.set($1.0, on: $1.1) })
    }

    /// Sets the room around the content of a row in a list, in points; nil for the usual one.
    public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_ListRowModifier(insets) { $0.row.insets = $1 })
    }

    /// Draws a view behind a row of a list, over its whole width (R7.33).
    ///
    /// A selected row is drawn as the theme draws those, without the view.
    ///
    /// - Parameter view: nil for the usual ground.
    /// - Returns: The modified view.
    public consuming func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_ListRowModifier(view.map { AnyView($0) }) { $0.rowBackground = $1 })
    }

    /// Says what is typed to come to a row of a list; usually that is what its texts say.
    ///
    /// Who types while the focus is in a list comes to the next row that begins with what was typed within about a second,
    /// or else to the next one that has it anywhere.
    ///
    /// - Parameter text: nil for the texts of the row; a row with an empty one is not come to.
    /// - Returns: The modified view.
    public consuming func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(_ListRowModifier(text) { $0.row.typeSelection = $1 })
    }

    /// Says what is typed to come to a row of a list, which is translated.
    public consuming func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Says what is typed to come to a row of a list.
    @_disfavoredOverload
    public consuming func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }

    /// Shows a number at the trailing edge of a row in a list; none for 0 (R7.43).
    public consuming func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Shows a short text at the trailing edge of a row in a list; nothing for nil (R7.43).
    public consuming func badge(_ label: Text?) -> some View {
        modifier(_ListRowModifier(label) { $0.row.badge = $1?._description.text?.isEmpty == false ? $1 : nil })
    }

    /// Shows a short text at the trailing edge of a row in a list, which is translated; nothing for nil (R7.43).
    public consuming func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a short text at the trailing edge of a row in a list; nothing for nil or where it is empty (R7.43).
    @_disfavoredOverload
    public consuming func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Where it usually is.
    case automatic
    case visible
    case hidden
}

/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// None, one or both of them.
    public struct Set: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int8
        /// Makes options from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }
        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The side where reading begins or the one where it ends.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    /// None, one or both of them.
    public struct Set: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: Int8
        /// Makes options from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
