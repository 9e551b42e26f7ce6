import CorkUI
import Foundation

/// A container or leaf that is shown.
///
/// Custom views and modifiers are no elements of their own.
///
/// Refers to what is shown as long as it is; ask the host again after it went.
@MainActor
public struct TestElement {
    let node: _ViewNode
    let host: TestHost

    /// The name of the view's type without generics.
    public var kind: String { node.kind ?? "Window" }

    /// The string of a `Text`.
    public var text: String? { description?.text }

    /// What a screen reader says: the view's own label, else the texts inside, in order; nil where there are none.
    public var label: String? {
        if let own = ownLabel { return own }
        let texts = heardTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// What a screen reader says that comes of using the element: the hint that is set, else its tooltip; nil for none.
    public var hint: String? { detail(.hint) ?? around { ($0 as? HelpNode)?.text } }

    /// What it is to a screen reader, besides what it is anyway.
    public var accessibilityTraits: AccessibilityTraits { node.accessibilityTraits.added }

    /// What tests find it by, as `accessibilityIdentifier(_:)` says; nil for none.
    public var identifier: String? { around { ($0 as? AccessibilityIdentifierNode)?.identifier } }

    /// Whether screen readers are kept from the element, here or by something around.
    public var isAccessibilityHidden: Bool {
        sequence(first: node, next: \.parent).contains { ($0 as? AccessibilityHiddenNode)?.isActive == true }
    }

    /// The place in the window at which the element is shown, in points: after layout, or on the way there.
    public var frame: CGRect { node.shownWindowFrame }

    /// How opaque the element is drawn, 0 to 1.
    public var opacity: Double { node.shownOpacity }

    /// The elements inside that are on their way out.
    var leaving: [TestElement] { Self.leaving(below: node, host) }

    private static func leaving(below node: _ViewNode, _ host: TestHost) -> [TestElement] {
        node.shownChildren.flatMap { child in
            child.isLeaving ? elements(at: child, host) : leaving(below: child, host)
        }
    }

    /// The element that a node is, or those it comes to.
    private static func elements(at node: _ViewNode, _ host: TestHost) -> [TestElement] {
        if node.isHidden { return [] }
        return node.kind == nil
            ? node.children.flatMap { elements(at: $0, host) } : [TestElement(node: node, host: host)]
    }

    /// The elements directly inside, without those that are hidden.
    public var children: [TestElement] { elements(below: node, \.children) }

    private var childrenFromBack: [TestElement] { elements(below: node, \.childrenFromBack) }

    private func elements(below node: _ViewNode, _ nodes: (_ViewNode) -> [_ViewNode]) -> [TestElement] {
        nodes(node).filter { !$0.isHidden && !$0.isPicture }.flatMap { child in
            child.kind == nil ? elements(below: child, nodes) : [TestElement(node: child, host: host)]
        }
    }

    /// A Boolean value that indicates whether the row is selected.
    public var isSelected: Bool { (node as? ListRowNode)?.isSelected == true }

    /// In how many branches of an outline this row is; nil for rows of other lists.
    public var level: Int? { (node as? ListRowNode)?.level }

    /// Whether what this element discloses, or the element that it is the label of, is open; nil where there is nothing.
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
    /// The click goes to the button, the gesture or the row that is there: this one, one inside, or the one this element is part of. A
    /// click on anything else, or on what is disabled, does nothing.
    ///
    /// - Parameter modifiers: the keys that are held.
    public func tap(modifiers: EventModifiers = []) {
        guard node.isTouchable else { return }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        var node: _ViewNode? = hit(at: middle).node
        host.closeSwipes(besides: middle)
        swipeSurface.flatMap { $0 as? SwipedNode }?.tapSwipe(at: middle)
        // What goes before all that is inside takes it.
        if host.isTakenByGesture(at: middle) {
            host.press(at: middle, modifiers: modifiers)
            node = nil
        }
        while let current = node {
            if let button = current as? any ButtonSurface {
                button.activate()
                break
            }
            if let gesture = current as? any GestureSurface, gesture.listens {
                host.press(at: middle, modifiers: modifiers)
                if let row = enclosingRow { row.list?.click(row, modifiers) }
                break
            }
            if let expander = current as? RowExpanderNode, expander.value.isExpanded != nil {
                expander.toggle()
                break
            }
            if let control = current as? any ControlSurface, control.isClickable {
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

    /// The innermost element at `point`, the frontmost where several are.
    private func hit(at point: CGPoint) -> TestElement {
        childrenFromBack.last { $0.node.isTouchable && $0.node.contains(windowPoint: point) }?.hit(at: point) ?? self
    }

    /// Clicks twice in the middle of the element: a row does what it has as its primary action, and settles.
    public func doubleTap() {
        tap()
        if let row = enclosingRow { row.list?.activate(row) }
        host.settle()
    }

    /// Moves the keyboard focus here, and settles.
    public func focus() {
        node.graph.focus.move(to: node)
        host.settle()
    }
}

// MARK: - Search

extension TestElement {
    private var description: _LeafDescription? { (node.item.view as? any _LeafView)?._description }

    /// The label set with `accessibilityLabel(_:)`, or that a control has by itself.
    var ownLabel: String? {
        if let label = around({ ($0 as? AccessibilityNode)?.label }) { return label }
        if node.labelNode != nil { return node.controlName }
        return description?.label
    }

    /// What is said of the element by a modifier.
    func detail(_ detail: _AccessibilityDetailModifier.Detail) -> String? {
        around { ($0 as? AccessibilityDetailNode).flatMap { $0.detail == detail && !$0.text.isEmpty ? $0.text : nil } }
    }

    /// What the innermost modifier around has that has such a thing.
    func around<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        var around = node.parent
        while let current = around, current.kind == nil {
            if let found = find(current) { return found }
            around = current.parent
        }
        return nil
    }

    /// Whether a search for `name` means this element.
    func isNamed(_ name: String) -> Bool {
        if identifier == name { return true }
        if let own = ownLabel { return own == name }
        return text == name || (node is any ButtonSurface && label == name)
    }

    /// The texts inside that screen readers are not kept from.
    private var heardTexts: [String] {
        let isHeard = !sequence(first: node, next: \.parent).contains(where: \.isMute)
        return (isHeard ? text.map { [$0] } ?? [] : []) + children.flatMap(\.heardTexts)
    }

    package var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

    /// All elements inside, depth first in display order.
    var descendants: [TestElement] { children.flatMap { [$0] + $0.descendants } }
}

extension _ViewNode {
    /// The view that a node with modifiers comes to.
    var innermostShown: _ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
