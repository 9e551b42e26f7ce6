import CGtk
import CorkUI

/// An action that assistive technologies perform on a widget.
struct AccessibleAction {
    /// The name of a click.
    static let click = CORK_ACTION_CLICK

    /// Creates the action that opens a context menu.
    static func showMenu(_ show: @escaping () -> Void) -> AccessibleAction {
        AccessibleAction(name: "Show Menu", perform: show)
    }

    let name: String
    let perform: () -> Void
}

/// The actions that assistive technologies perform on a widget, apart from those of its class.
///
/// They are listed only when assistive technologies ask for them. The first one of a name counts.
final class AccessibleActions {
    typealias List = () -> [AccessibleAction]

    private var lists: [(owner: ObjectIdentifier, list: List)] = []

    private var all: [AccessibleAction] { lists.flatMap { $0.list() } }

    /// Adds actions to a widget, before those that it has; they replace earlier ones of the same owner.
    static func add(to widget: UnsafeMutablePointer<GtkWidget>, of owner: AnyObject, _ list: @escaping List) {
        let actions = of(widget) ?? insert(into: widget)
        actions.remove(owner)
        actions.lists.insert((ObjectIdentifier(owner), list), at: 0)
    }

    /// Removes the actions of an owner from a widget.
    static func remove(from widget: UnsafeMutablePointer<GtkWidget>, of owner: AnyObject) { of(widget)?.remove(owner) }

    private func remove(_ owner: AnyObject) { lists.removeAll { $0.owner == ObjectIdentifier(owner) } }

    /// A Boolean value that indicates whether a widget reports only the actions that GTK gives its class.
    static func areFixed(of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        [
            gtk_button_get_type(), gtk_switch_get_type(), gtk_expander_get_type(), gtk_entry_get_type(),
            gtk_password_entry_get_type(), gtk_search_entry_get_type(),
        ].contains { widget.isA($0) }
    }

    private static let key = g_quark_from_static_string("cork-actions")

    private static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleActions? {
        g_object_get_qdata(widget.cast(), key).map {
            Unmanaged<AccessibleActions>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private static func insert(into widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleActions {
        let actions = AccessibleActions()
        // A widget that is disposed of may lose its group before it goes.
        g_object_set_qdata_full(widget.cast(), key, Unmanaged.passRetained(actions).toOpaque()) { context in
            nonisolated(unsafe) let context = context!
            onMainActor { Unmanaged<AccessibleActions>.fromOpaque(context).release() }
        }
        var table = table
        cork_actions_insert(widget, "action", &table, Unmanaged.passRetained(actions).toOpaque())
        return actions
    }

    private static let table = CorkActionsVTable(
        list: { context, names in
            nonisolated(unsafe) let (context, names) = (context!, names!)
            onMainActor {
                for action in actions(context).all { g_ptr_array_add(names, g_strdup(action.name)) }
            }
        },
        perform: { context, name in
            nonisolated(unsafe) let context = context!
            let name = String(cString: name!)
            onMainActor { actions(context).all.first { $0.name == name }?.perform() }
        },
        destroy: { context in
            nonisolated(unsafe) let context = context!
            onMainActor { Unmanaged<AccessibleActions>.fromOpaque(context).release() }
        })

    private static func actions(_ context: UnsafeMutableRawPointer) -> AccessibleActions {
        Unmanaged<AccessibleActions>.fromOpaque(context).takeUnretainedValue()
    }
}
