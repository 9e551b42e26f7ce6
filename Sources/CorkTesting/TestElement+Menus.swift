import CorkUI
import Foundation

extension TestElement {
    /// The titles of the options of a `Picker`, or of the items of a `Menu` or a context menu.
    ///
    /// A divider is "-". The value is `nil` for elements without options and menu.
    public var menu: [String]? {
        if let picker = input(as: (any _PickerChoices).self) {
            return picker.view._options(at: picker.node).map(\.title)
        }
        return openMenu.map { menu in
            menu.items.map { if case .divider = $0.kind { "-" } else { $0.title } }
        }
    }

    /// Chooses an option of a `Picker`, or an item of this element's menu or one of its submenus.
    ///
    /// - Returns: `true` if the item exists and is enabled.
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
        var node: _ViewNode? = node
        while let current = node {
            if let menu = current as? any AnyMenuNode { return menu.makeMenu() }
            if let menu = (current as? any AnySwipeNode)?.rowMenu { return menu }
            node = current.parent
        }
        return nil
    }
}
