import CorkUI
import Foundation

/// A container or leaf that is shown. Custom views and modifiers are no elements of their own.
///
/// Refers to what is shown as long as it is; ask the host again after it went.
@MainActor
public struct TestElement {
    let node: ViewNode
    let host: TestHost

    /// The name of the view's type without generics.
    public var kind: String { node.kind ?? "Window" }

    /// The string of a `Text`.
    public var text: String? { description?.text }

    /// What a screen reader says: the view's own label, else the texts inside, in order; nil where there are none.
    public var label: String? {
        if let own = ownLabel { return own }
        let texts = texts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The place in the window at which the element is shown, in points: after layout, or on the way there.
    public var frame: CGRect { node.shownWindowFrame }

    /// How opaque the element is drawn, 0 to 1.
    public var opacity: Double { node.shownOpacity }

    /// The elements inside that are on their way out.
    var leaving: [TestElement] { Self.leaving(below: node, host) }

    private static func leaving(below node: ViewNode, _ host: TestHost) -> [TestElement] {
        node.shownChildren.flatMap { child in
            child.isLeaving ? elements(at: child, host) : leaving(below: child, host)
        }
    }

    /// The element that a node is, or those it comes to.
    private static func elements(at node: ViewNode, _ host: TestHost) -> [TestElement] {
        if node.isHidden { return [] }
        return node.kind == nil
            ? node.children.flatMap { elements(at: $0, host) } : [TestElement(node: node, host: host)]
    }

    /// The elements directly inside, without those that are hidden.
    public var children: [TestElement] { elements(below: node, \.children) }

    private var childrenFromBack: [TestElement] { elements(below: node, \.childrenFromBack) }

    private func elements(below node: ViewNode, _ nodes: (ViewNode) -> [ViewNode]) -> [TestElement] {
        nodes(node).filter { !$0.isHidden && !$0.isPicture }.flatMap { child in
            child.kind == nil ? elements(below: child, nodes) : [TestElement(node: child, host: host)]
        }
    }

    /// Whether this row is selected.
    public var isSelected: Bool { (node as? ListRowNode)?.isSelected == true }

    /// In how many branches of an outline this row is; nil for rows of other lists.
    public var level: Int? { (node as? ListRowNode)?.level }

    /// Whether what this element discloses, or the element that it is the label of, is open; nil where there is nothing.
    public var isExpanded: Bool? {
        if let isExpanded = (node as? ListRowNode)?.isExpanded { return isExpanded }
        var node: ViewNode? = node
        while let current = node, current === self.node || current.kind == nil {
            if let expandable = current as? ExpandableNode { return expandable.isExpanded }
            node = current.parent
        }
        return self.node.expandable?.isExpanded
    }

    /// Whether the keyboard focus is here or inside.
    public var isFocused: Bool {
        var node = node.graph.focus.node
        while let current = node, current !== self.node { node = current.parent }
        return node != nil
    }

    /// Whether a click or a key does anything here.
    public var isEnabled: Bool { node.environment.isEnabled }
}

// MARK: - Use

extension TestElement {
    /// Clicks in the middle of the element.
    ///
    /// The click goes to the button, the gesture or the row that is there: this one, one inside, or the one this element is part of. A
    /// click on anything else, or on what is disabled, does nothing.
    ///
    /// - Parameter modifiers: the keys that are held, which matter to rows.
    public func tap(modifiers: EventModifiers = []) {
        guard node.isTouchable else { return }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        var node: ViewNode? = hit(at: middle).node
        while let current = node {
            if let button = current as? any ButtonSurface {
                button.activate()
                break
            }
            if let gesture = current as? any GestureSurface, gesture.listens {
                host.press(at: middle)
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

    /// Clicks twice in the middle of the element: a row does what it has as its primary action. Settles.
    public func doubleTap() {
        tap()
        if let row = enclosingRow { row.list?.activate(row) }
        host.settle()
    }

    /// Moves the keyboard focus here. Settles.
    public func focus() {
        node.graph.focus.move(to: node)
        host.settle()
    }

    /// The titles of the options of a `Picker`, or of the menu that a click here opens, of a `Menu` or a context menu; a
    /// divider is "-". Nil where there is none.
    public var menu: [String]? {
        if let picker = input(as: (any _PickerChoices).self) {
            return picker.view._options(at: picker.node).map(\.title)
        }
        return openMenu.map { menu in
            menu.items.map { if case .divider = $0.kind { "-" } else { $0.title } }
        }
    }

    /// Chooses an option of a `Picker`, or an entry of the menu that a click here opens or of one of its menus; says whether
    /// it is there and enabled.
    @discardableResult
    public func choose(_ title: String) -> Bool {
        if let picker = input(as: (any _PickerChoices).self) {
            let option = picker.view._options(at: picker.node).first { $0.title == title && $0.isEnabled }
            guard let option, picker.node.environment.isEnabled else { return false }
            option.choose()
            host.settle()
            return true
        }
        guard let menu = openMenu else { return false }
        defer { host.settle() }
        func choose(in items: [OpenMenu.Item]) -> Bool {
            items.contains { item in
                switch item.kind {
                case .button(let perform) where item.title == title && item.isEnabled:
                    perform()
                    return true
                case .menu(let items): return choose(in: items)
                default: return false
                }
            }
        }
        return withExtendedLifetime(menu) { choose(in: menu.items) }
    }

    private var openMenu: OpenMenu? {
        var node: ViewNode? = node
        while let current = node {
            if let menu = current as? any MenuSurface { return menu.makeMenu() }
            if let row = current as? ListRowNode { return row.list?.menu(for: row) }
            node = current.parent
        }
        return nil
    }

    /// Drags this element, or what it is part of, to the middle of another one. Settles.
    ///
    /// - Returns: whether it can be dragged and was taken there.
    @discardableResult
    public func drag(to destination: TestElement) -> Bool {
        var node: ViewNode? = node
        while let current = node {
            if let source = current as? any DragSurface, source.isActive { return destination.drop(source.content()) }
            node = current.parent
        }
        return false
    }

    /// Drops what comes from elsewhere, in several forms, on the middle of this element. Settles.
    ///
    /// - Parameters:
    ///   - content: the forms.
    ///   - edge: what it is nearer to, where that matters, as between two rows.
    /// - Returns: whether it was taken, by this element or the innermost one around that takes one of the forms.
    @discardableResult
    public func drop(_ content: [TransferredData], near edge: VerticalEdge? = nil) -> Bool {
        defer { host.settle() }
        let middle = point(near: edge)
        var node: ViewNode? = node
        while let current = node {
            if let target = current as? any DropSurface, target.isActive,
                let form = target.takenTypes.lazy.compactMap({ type in content.first { $0.type == type } }).first
            {
                let origin = current.shownWindowFrame.origin
                target.setTargeted(false)
                return target.drop(form, at: CGPoint(x: middle.x - origin.x, y: middle.y - origin.y))
            }
            node = current.parent
        }
        return false
    }

    /// Holds what comes from elsewhere over this element without dropping it. Settles.
    public func hover(_ content: [TransferredData], near edge: VerticalEdge? = nil) {
        let point = point(near: edge)
        var node: ViewNode? = node
        while let current = node {
            if let target = current as? any DropSurface, target.isActive {
                let origin = current.shownWindowFrame.origin
                target.setTargeted(true)
                target.hover(Set(content.map(\.type)), at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
                break
            }
            node = current.parent
        }
        host.settle()
    }

    private func point(near edge: VerticalEdge?) -> CGPoint {
        let shift = edge.map { $0 == .top ? -frame.height / 4 : frame.height / 4 } ?? 0
        return CGPoint(x: frame.midX, y: frame.midY + shift)
    }

    /// Presses a key while the focus is in this element.
    ///
    /// A focused button takes Return and Space, a text field Return; else the views around are asked from inside out,
    /// and last the keyboard shortcuts of the window's buttons. Escape dismisses what is presented.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        if !takesByItself(key, modifiers), !isTakenAround(KeyPress(key: key, modifiers: modifiers)) {
            let shortcut = KeyboardShortcut(key, modifiers: modifiers)
            let button = host.root.descendants.lazy.compactMap { $0.node as? any ButtonSurface }
                .first { $0.environment.isEnabled && $0.shortcut == shortcut }
            if let button { button.activate() } else { host.performShortcut(shortcut) }
        }
        host.settle()
    }

    private func takesByItself(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        guard isEnabled, modifiers.isEmpty else { return false }
        if let button = node as? any ButtonSurface, key == .return || key == .space {
            button.activate()
            return true
        }
        if let stepper = input(as: _StepperInput.self)?.view, key == .upArrow || key == .downArrow {
            if key == .upArrow { stepper._increment() } else { stepper._decrement() }
            return true
        }
        if let toggle = input(as: _ToggleInput.self)?.view, key == .space {
            toggle._flip()
            return true
        }
        if node.item.view is TextField || node.item.view is SecureField, key == .return,
            let submit = node.environment.submitAction
        {
            submit()
            return true
        }
        return false
    }

    private func isTakenAround(_ press: KeyPress) -> Bool {
        var node: ViewNode? = node
        while let current = node {
            if (current as? KeyPressNode)?.press(press) == .handled { return true }
            if (current as? any ListSurface)?.press(press, at: self.node) == .handled { return true }
            if let popover = current as? any PopoverSurface, press.key == .escape, press.modifiers.isEmpty {
                popover.dismiss()
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Scrolls this scroll view along its axis, as far as its content goes. Settles.
    ///
    /// - Parameter points: what is above the visible part, or left of it where the view scrolls only sideways.
    public func scroll(toOffset points: CGFloat) {
        guard let scroll = node as? any ScrollSurface else {
            preconditionFailure("Only a ScrollView scrolls, not a \(kind)")
        }
        scroll.scroll(to: scroll.axes.contains(.vertical) ? CGPoint(x: 0, y: points) : CGPoint(x: points, y: 0))
        host.settle()
    }

    /// Scrolls this list so that a row begins the visible part, as far as its content goes. Settles.
    ///
    /// - Parameter index: the place of the row, where headers and footers count as rows; nothing happens where none is.
    public func scroll(toRow index: Int) {
        guard let scroll = node as? any ScrollSurface else {
            preconditionFailure("Only a List scrolls to a row, not a \(kind)")
        }
        if let row = node.bringIn(row: index) { scroll.show(row, .top) }
        host.settle()
    }

    /// Moves elements of the first loop in this container that has `onMove`, as dragging its rows does. Settles.
    ///
    /// Nothing happens where none can be moved, or one of them must stay.
    ///
    /// - Parameters:
    ///   - source: offsets in the data of the loop.
    ///   - destination: the offset before which they go, counted before the move.
    public func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        node.moveRows(fromOffsets: source, toOffset: destination)
        host.settle()
    }

    /// Holds this row at a place of the window, as by the first button of a pointer. Settles.
    ///
    /// - Parameter point: where the pointer is, in points.
    /// - Returns: whether the row can be moved.
    @discardableResult
    public func drag(to point: CGPoint) -> Bool {
        guard let row = enclosingRow, let list = row.list, list.isDragging || list.beginDrag(row) else { return false }
        list.drag(to: row.onSurface(point))
        host.settle()
        return true
    }

    /// Holds what is held for a while, so that a closed row below opens that would take it. Settles.
    public func hold() {
        if let list = enclosingRow?.list, let row = list.closedRowUnderDrag { list.setExpanded(true, row) }
        host.settle()
    }

    /// Lets go of what is held. Settles.
    public func drop() {
        enclosingRow?.list?.endDrag(drops: true)
        host.settle()
    }

    /// Swipes over this row and lets go. Settles.
    ///
    /// - Parameter distance: towards the trailing edge, in points.
    public func swipe(by distance: CGFloat) {
        enclosingRow?.swipe(by: distance)
        enclosingRow?.endSwipe()
        host.settle()
    }

    private var enclosingRow: ListRowNode? {
        var node: ViewNode? = node
        while let current = node, !(current is ListRowNode) { node = current.parent }
        return node as? ListRowNode
    }

    /// Deletes elements of the first loop in this container that has `onDelete`. Settles.
    ///
    /// - Parameter offsets: offsets in the data of the loop; nothing happens where one of them must stay.
    public func delete(atOffsets offsets: IndexSet) {
        node.deleteRows(atOffsets: offsets)
        host.settle()
    }
}

// MARK: - Search

extension TestElement {
    private var description: LeafDescription? { (node.item.view as? any LeafView)?._description }

    /// The label set with `accessibilityLabel(_:)`, or that a control has by itself.
    var ownLabel: String? {
        var around = node.parent
        while let current = around, current.kind == nil {
            if let named = current as? AccessibilityNode { return named.label }
            around = current.parent
        }
        if node.labelNode != nil { return node.controlName }
        return description?.label
    }

    /// Whether a search for `name` means this element.
    func isNamed(_ name: String) -> Bool {
        if let own = ownLabel { return own == name }
        return text == name || (node is any ButtonSurface && label == name)
    }

    package var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

    /// All elements inside, depth first in display order.
    var descendants: [TestElement] { children.flatMap { [$0] + $0.descendants } }
}

extension ViewNode {
    /// The view that a node with modifiers comes to.
    var innermostShown: ViewNode {
        var node = self
        while node.kind == nil, node.children.count == 1 { node = node.children[0] }
        return node
    }
}
