import Foundation

/// A view without subviews, such as text, an image or a shape.
public protocol _LeafView: _UnaryView {
    /// Returns the size for a proposal if no mount measures the view, in points.
    func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize
    /// A Boolean value that indicates whether the view is an input.
    ///
    /// An input follows a binding, and its widget is not reused for another view because it holds state such as a
    /// cursor.
    static var _isInput: Bool { get }
    /// Reads the binding of an input, so that the node follows it.
    func _readInput()
    /// The description of the view for tests and assistive technologies.
    var _description: _LeafDescription { get }
    /// Returns whether the new value can have another size than `old`.
    func _changesSize(from old: Self) -> Bool
    /// A Boolean value that indicates whether the view shows text, which wraps and has baselines.
    static var _showsText: Bool { get }
    /// A Boolean value that indicates whether the view can be drawn at intermediate sizes of an animation.
    static var _glidesInSize: Bool { get }
    /// Returns the first and last baseline of text, in points from the top, or `nil` without text.
    func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)?
}

extension _LeafView {
    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription() }
    /// Returns whether the new value can have another size than `old`.
    public func _changesSize(from old: Self) -> Bool { true }
    /// A Boolean value that indicates whether the view shows text.
    public static var _showsText: Bool { false }
    /// A Boolean value that indicates whether the view can be drawn at intermediate sizes of an animation.
    public static var _glidesInSize: Bool { false }
    /// A Boolean value that indicates whether the view is an input.
    public static var _isInput: Bool { false }
    /// Reads the binding of an input, so that the node follows it.
    public func _readInput() {}
    /// Returns the first and last baseline of text, in points from the top, or `nil` without text.
    public func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        LeafNode<Self>(item, inputs)
    }
}

/// A description of a leaf for screen readers and for renderers without a display.
public struct _LeafDescription: Equatable, Sendable {
    /// The visible text.
    public var text: String?
    /// The accessible name, if it is not the text.
    public var label: String?
    /// The accessible value of an input.
    public var value: String?

    /// Creates a description, which is empty by default.
    public init(text: String? = nil, label: String? = nil, value: String? = nil) {
        self.text = text
        self.label = label
        self.value = value
    }
}

/// The node of a leaf view.
final class LeafNode<V: _LeafView>: _ViewNode {
    private var value: V

    override init(_ item: _ViewListItem, _ inputs: _NodeInputs) {
        value = item.value(as: V.self)
        super.init(item, inputs)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { value._size(proposal, self) }
    override func computeTraits() -> LayoutTraits { V._showsText ? .text : LayoutTraits() }
    override func placeChildren(in bounds: CGRect) {}
    override var glidesInSize: Bool { V._glidesInSize }
    override var isReusable: Bool { !V._isInput }

    override func computeSpacing() -> ViewSpacing {
        V.self == Spacer.self ? ViewSpacing(gapAlong: enclosingStackOrientation) : ViewSpacing()
    }

    override var defaultPriority: Double { V.self == Spacer.self ? -.infinity : 0 }

    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        switch VerticalAlignment(guide) {
        case .firstTextBaseline: value._baselines(proposal, self)?.first
        case .lastTextBaseline: value._baselines(proposal, self)?.last
        default: nil
        }
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let before = value
        value = item.value(as: V.self)
        value = approach(value, from: before)
        let changed = !ValueComparator.equal(before, value)
        guard changed || environmentChanged else { return }
        if changed { follow() }
        show(value)
        updateMount()
        if environmentChanged || value._changesSize(from: before) { answersMayHaveChanged() }
    }

    override func build() { follow() }

    /// Reads the binding of an input, so that the node is evaluated again when it changes.
    private func follow() { if V._isInput { tracking { value._readInput() } } }

    override func evaluate() {
        follow()
        updateMount()
        // The input can change the size although the view is equal.
        if value._changesSize(from: value) { answersMayHaveChanged() }
    }

    override func valueMoved() {
        guard let moved: V = valueInMotion() else { return }
        let before = value
        value = moved
        show(value)
        updateMount()
        if value._changesSize(from: before) { answersMayHaveChanged() }
    }
}
