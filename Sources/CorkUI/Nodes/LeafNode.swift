import Foundation

/// A view with nothing below it that a container could receive: text, an image, a shape.
public protocol _LeafView: _UnaryView {
    /// The size for a proposal where no mount knows better, in points.
    func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize
    /// Whether a person puts something in: what shows it keeps what is theirs, such as a cursor, and follows a binding.
    static var _isInput: Bool { get }
    /// Reads the binding, which the leaf follows where it is an input.
    func _readInput()
    /// The accessible role of the leaf.
    var _description: _LeafDescription { get }
    /// Whether a new value can have another size than `old` had.
    func _changesSize(from old: Self) -> Bool
    /// Whether it shows text, which wraps and stands on baselines.
    static var _showsText: Bool { get }
    /// Whether it can be drawn at any size on the way from one to another.
    static var _glidesInSize: Bool { get }
    /// Returns the first and last baseline of text, in points from the top, or nil without text.
    func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)?
}

extension _LeafView {
    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription() }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: Self) -> Bool { true }
    /// Whether the view shows text.
    public static var _showsText: Bool { false }
    /// Whether the view is drawn in between when its size is animated.
    public static var _glidesInSize: Bool { false }
    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { false }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() {}
    /// Returns the first and last baseline of text, in points from the top, or nil without text.
    public func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        LeafNode<Self>(item, inputs)
    }
}

/// A description of a leaf for screen readers and for hosts without a display.
public struct _LeafDescription: Equatable, Sendable {
    /// What is read in it.
    public var text: String?
    /// The accessible name, if it is not the text.
    public var label: String?
    /// The accessible value of an input.
    public var value: String?

    /// Reports nothing by default.
    public init(text: String? = nil, label: String? = nil, value: String? = nil) {
        self.text = text
        self.label = label
        self.value = value
    }
}

/// A leaf, placed.
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

    /// Has the node evaluated when something else writes the bound value.
    private func follow() { if V._isInput { tracking { value._readInput() } } }

    override func evaluate() {
        follow()
        updateMount()
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
