/// The cached preference values that the nodes below a node set.
struct KnownPreferences {
    private final class Entry<Value> {
        let value: Value?
        init(_ value: Value?) { self.value = value }
    }

    private var entries: [(key: ObjectIdentifier, entry: AnyObject)] = []

    /// Returns the cached value of a key: `nil` if it is not cached, `.some(`nil`)` if no node below sets it.
    func value<K: PreferenceKey>(of key: K.Type) -> K.Value?? {
        entries.first { $0.key == ObjectIdentifier(key) }
            .map { unsafeDowncast($0.entry, to: Entry<K.Value>.self).value }
    }

    mutating func remember<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) {
        entries.append((ObjectIdentifier(key), Entry(value)))
    }

    /// Discards the values of a key, or all values if `key` is `nil`, and returns whether there were any.
    mutating func forget(_ key: ObjectIdentifier?) -> Bool {
        guard let key else {
            defer { entries.removeAll() }
            return !entries.isEmpty
        }
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return false }
        entries.remove(at: index)
        return true
    }
}

/// A node that reads a preference after all bodies below it have been evaluated.
@MainActor
protocol PreferenceReader: _ViewNode {
    /// A Boolean value that indicates whether ``readPreference()`` is scheduled; managed by the graph.
    var isWaiting: Bool { get set }
    func readPreference()
}

extension _ViewNode {
    /// Returns the value of a preference, combined from all nodes below, or `nil` if none sets it.
    ///
    /// - Complexity: O(1) while no node that sets it was added, removed or changed.
    final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let known = preferences.value(of: key) { return known }
        let value = computePreference(key)
        // A node without children does not cache, so that it needs no notification when a child is added.
        if !children.isEmpty { preferences.remember(value, of: key) }
        return value
    }

    /// Returns the values of the child nodes, combined in display order.
    final func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if result == nil { result = next } else { K.reduce(value: &result!, nextValue: { next }) }
        }
        return result
    }

    /// Notifies the readers of a preference above this node that its value may have changed.
    ///
    /// - Parameter key: The preference; `nil` for all of them, after nodes were added or removed.
    /// - Complexity: O(1) if there are no readers, otherwise linear in the distance to the outermost reader.
    final func forgetPreferences(_ key: ObjectIdentifier? = nil) {
        _ = preferences.forget(key)
        preferenceChanged(below: nil)
        var child = self
        while let node = child.parent {
            let wasRead = node.preferences.forget(key)
            node.preferenceChanged(below: child)
            // A reader further up would have cached the value in this node.
            if !wasRead { break }
            child = node
        }
    }
}
