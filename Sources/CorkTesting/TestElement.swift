import CorkUI
import Foundation

/// A container or leaf view in a test host.
///
/// Custom views and modifiers have no elements of their own. An element is valid as long as its view is shown; ask the
/// host again after it was removed.
@MainActor
public struct TestElement {
    let node: _ViewNode
    let host: TestHost

    /// The name of the view's type without generics.
    public var kind: String { node.kind ?? "Window" }

    /// The string of a `Text`.
    public var text: String? { description?.text }

    /// The label that a screen reader announces: the view's own label, or else the texts inside in order, or `nil`.
    public var label: String? {
        if let own = ownLabel { return own }
        let texts = announcedTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The hint that a screen reader announces: the accessibility hint, or else the tooltip, or `nil`.
    public var hint: String? { detail(.hint) ?? around { ($0 as? HelpNode)?.text } }

    /// The accessibility traits that modifiers add.
    public var accessibilityTraits: AccessibilityTraits { node.accessibilityTraits.added }

    /// The identifier set with `accessibilityIdentifier(_:)`, or `nil`.
    public var identifier: String? { around { ($0 as? AccessibilityIdentifierNode)?.identifier } }

    /// A Boolean value that indicates whether the element or an ancestor is hidden from screen readers.
    public var isAccessibilityHidden: Bool {
        sequence(first: node, next: \.parent).contains { ($0 as? AccessibilityHiddenNode)?.isActive == true }
    }

    /// The current frame in the window in points, which an animation may be changing.
    public var frame: CGRect { node.shownWindowFrame }

    /// The current opacity, from 0 to 1.
    public var opacity: Double { node.shownOpacity }

    /// The elements inside that are being removed with a transition.
    var leaving: [TestElement] { Self.leaving(below: node, host) }

    private static func leaving(below node: _ViewNode, _ host: TestHost) -> [TestElement] {
        node.shownChildren.flatMap { child in
            child.isLeaving ? elements(at: child, host) : leaving(below: child, host)
        }
    }

    /// Returns the element of a node, or the elements below it.
    private static func elements(at node: _ViewNode, _ host: TestHost) -> [TestElement] {
        if node.isHidden { return [] }
        return node.kind == nil
            ? node.children.flatMap { elements(at: $0, host) } : [TestElement(node: node, host: host)]
    }

    /// The child elements, without hidden ones.
    public var children: [TestElement] { elements(below: node, \.children) }

    private var childrenFromBack: [TestElement] { elements(below: node, \.childrenFromBack) }

    private func elements(below node: _ViewNode, _ nodes: (_ViewNode) -> [_ViewNode]) -> [TestElement] {
        nodes(node).filter { !$0.isHidden && !$0.isPicture }.flatMap { child in
            child.kind == nil ? elements(below: child, nodes) : [TestElement(node: child, host: host)]
        }
    }

    /// A Boolean value that indicates whether the row is selected.
    public var isSelected: Bool { (node as? ListRowNode)?.isSelected == true }

    /// The nesting level of this row in an outline; `nil` for rows of other lists.
    public var level: Int? { (node as? ListRowNode)?.level }

    /// A Boolean value that indicates whether the content of this element, or of the element that it labels, is
    /// expanded.
    ///
    /// The value is `nil` for elements that can't be expanded.
    public var isExpanded: Bool? {
        if let isExpanded = (node as? ListRowNode)?.isExpanded { return isExpanded }
        var node: _ViewNode? = node
        while let current = node, current === self.node || current.kind == nil {
            if let expandable = current as? ExpandableNode { return expandable.isExpanded }
            node = current.parent
        }
        return self.node.expandable?.isExpanded
    }

    /// A Boolean value that indicates whether the keyboard focus is on the element or inside it.
    public var isFocused: Bool {
        // ``FocusState`` moves the focus to a modifier around the element.
        var node = host.focused?.node
        while let current = node, current !== self.node { node = current.parent }
        return node != nil
    }

    /// A Boolean value that indicates whether the element responds to clicks and keys.
    public var isEnabled: Bool { node.environment.isEnabled }
}

// MARK: - Use

extension TestElement {
    /// Clicks in the middle of the element.
    ///
    /// The button, gesture or row at that point receives the click. It may be this element, one inside of it, or an
    /// ancestor. A click on anything else, or on a disabled element, has no effect.
    ///
    /// - Parameter modifiers: The pressed modifier keys.
    public func tap(modifiers: EventModifiers = []) {
        guard node.isTouchable else { return }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        var node: _ViewNode? = hit(at: middle).node
        host.closeSwipes(besides: middle)
        swipeNode.flatMap { $0 as? SwipedNode }?.tapSwipe(at: middle)
        // A high-priority gesture takes precedence over views inside.
        if host.isTakenByGesture(at: middle) {
            host.press(at: middle, modifiers: modifiers)
            node = nil
        }
        while let current = node {
            if let button = current as? any AnyButtonNode {
                button.activate()
                break
            }
            if let gesture = current as? any AnyGestureNode, gesture.listens {
                host.press(at: middle, modifiers: modifiers)
                if let row = enclosingRow { row.list?.click(row, modifiers) }
                break
            }
            if let expander = current as? RowExpanderNode, expander.value.isExpanded != nil {
                expander.toggle()
                break
            }
            if let control = current as? any AnyControlNode, control.isClickable {
                control.click()
                break
            }
            if let row = current as? ListRowNode {
                row.list?.click(row, modifiers)
                break
            }
            node = current.parent
        }
        host.settle()
    }

    /// Returns the innermost element at `point`, the frontmost of overlapping ones.
    private func hit(at point: CGPoint) -> TestElement {
        childrenFromBack.last { $0.node.isTouchable && $0.node.contains(windowPoint: point) }?.hit(at: point) ?? self
    }

    /// Double-clicks in the middle of the element, which performs the primary action of a row.
    public func doubleTap() {
        tap()
        if let row = enclosingRow { row.list?.activate(row) }
        host.settle()
    }

    /// Moves the keyboard focus to the element.
    public func focus() {
        node.graph.focus.move(to: node)
        host.settle()
    }
}

// MARK: - Search

extension TestElement {
    private var description: _LeafDescription? { (node.item.view as? any _LeafView)?._description }

    /// The label set with `accessibilityLabel(_:)`, or that of a control.
    var ownLabel: String? {
        if let label = around({ ($0 as? AccessibilityNode)?.label }) { return label }
        if node.labelNode != nil { return node.controlName }
        return description?.label
    }

    /// Returns the value of an accessibility modifier around the element.
    func detail(_ detail: _AccessibilityDetailModifier.Detail) -> String? {
        around { ($0 as? AccessibilityDetailNode).flatMap { $0.detail == detail && !$0.text.isEmpty ? $0.text : nil } }
    }

    /// Returns the result of `find` for the innermost modifier around the element that has one.
    func around<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        var around = node.parent
        while let current = around, current.kind == nil {
            if let found = find(current) { return found }
            around = current.parent
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a search for `name` matches this element.
    func isNamed(_ name: String) -> Bool {
        if identifier == name { return true }
        if let own = ownLabel { return own == name }
        return text == name || (node is any AnyButtonNode && label == name)
    }

    /// The texts inside that aren't hidden from screen readers.
    private var announcedTexts: [String] {
        let isAnnounced = !sequence(first: node, next: \.parent).contains(where: \.omitsAccessibleText)
        return (isAnnounced ? text.map { [$0] } ?? [] : []) + children.flatMap(\.announcedTexts)
    }

    package var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

    /// All elements inside, depth first in display order.
    var descendants: [TestElement] { children.flatMap { [$0] + $0.descendants } }
}

extension _ViewNode {
    /// The node of the view inside of a node's modifiers.
    var innermostShown: _ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
