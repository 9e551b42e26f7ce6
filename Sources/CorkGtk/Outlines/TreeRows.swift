import CGtk

/// A pool of native tree rows of any level, for expanders to show.
///
/// `GtkTreeExpander` requires rows of a tree model. In this model, the first row of each branch leads to the next
/// level, and the other rows are lent out. CorkUI itself manages the content of outlines.
final class TreeRows {
    /// The rows for all windows.
    static let shared = TreeRows()

    /// One branch of the model.
    private struct Level {
        let store: ObjectRef
        /// The row that leads to the next level.
        var spine: ObjectRef?
        /// The unused rows, by whether they are branches.
        var free: [Bool: [ObjectRef]] = [:]
    }

    /// The maximum level; deeper rows are shown at this one.
    private static let limit = 100

    private let model: ObjectRef
    private var levels: [Level] = []

    private init() {
        let store = Self.makeStore()
        // An item is a branch if it is a list.
        model = ObjectRef(
            adopting: gtk_tree_list_model_new(
                g_object_ref(store.objectAddress).opaque, 0, 0,
                { item, _ in
                    guard let item, item.isA(g_list_model_get_type()) else { return nil }
                    return g_object_ref(item).opaque
                }, nil, nil))
        levels = [Level(store: store)]
    }

    private static func makeStore() -> ObjectRef { ObjectRef(adopting: g_list_store_new(g_object_get_type())) }

    /// Returns an unused, collapsed row.
    func take(level: Int, isBranch: Bool) -> ObjectRef {
        let level = min(level, Self.limit)
        while levels.count <= level { addLevel() }
        if let row = levels[level].free[isBranch]?.popLast() { return row }
        return add(
            isBranch
                ? Self.makeStore()
                : ObjectRef(adopting: g_object_new_with_properties(g_object_get_type(), 0, nil, nil)), to: level)
    }

    /// Returns a row to the pool.
    func giveBack(_ row: ObjectRef) {
        let isBranch = gtk_tree_list_row_is_expandable(row.opaque) != 0
        gtk_tree_list_row_set_expanded(row.opaque, 0)
        levels[Int(gtk_tree_list_row_get_depth(row.opaque))].free[isBranch, default: []].append(row)
    }

    private func add(_ item: ObjectRef, to level: Int) -> ObjectRef {
        let store = levels[level].store.opaque
        let place = g_list_model_get_n_items(store)
        g_list_store_append(store, item.objectAddress)
        let row =
            level == 0
            ? gtk_tree_list_model_get_child_row(model.opaque, place)
            : gtk_tree_list_row_get_child_row(levels[level - 1].spine!.opaque, place)
        return ObjectRef(adopting: row!)
    }

    private func addLevel() {
        let store = Self.makeStore()
        let spine = add(store, to: levels.count - 1)
        gtk_tree_list_row_set_expanded(spine.opaque, 1)
        levels[levels.count - 1].spine = spine
        levels.append(Level(store: store))
    }
}
