/// The cached preferences that are written below a node.
struct KnownPreferences {
    private final class Entry<Value> {
        let value: Value?
        init(_ value: Value?) { self.value = value }
    }

    private var entries: [(key: ObjectIdentifier, entry: AnyObject)] = []

    /// The value of a key, nil inside where nobody writes one; nil where it was not asked for yet.
    func value<K: PreferenceKey>(of key: K.Type) -> K.Value?? {
        entries.first { $0.key == ObjectIdentifier(key) }
            .map { unsafeDowncast($0.entry, to: Entry<K.Value>.self).value }
    }

    mutating func remember<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) {
        entries.append((ObjectIdentifier(key), Entry(value)))
    }

    /// Forgets a key, or all; says whether there was something to forget.
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

/// A node that does something with a preference, after everything below has been evaluated.
@MainActor
protocol PreferenceReader: _ViewNode {
    /// Whether the node waits for ``readPreference()``; kept by the graph.
    var isWaiting: Bool { get set }
    func readPreference()
}

extension _ViewNode {
    /// Returns the value of a preference, combined from all nodes below, or nil if none writes it.
    ///
    /// - Complexity: O(1) while nothing that writes it came, went or changed.
    final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let known = preferences.value(of: key) { return known }
        let value = computePreference(key)
        // What has nothing below is asked again, so that it needs not be told when something comes.
        if !children.isEmpty { preferences.remember(value, of: key) }
        return value
    }

    /// The values of the nodes below combined in display order.
    final func reducedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if result == nil { result = next } else { K.reduce(value: &result!, nextValue: { next }) }
        }
        return result
    }

    /// Tells those who read a preference through this node that it may be another one.
    ///
    /// - Parameter key: the preference; nil for all, as when nodes came or went.
    /// - Complexity: O(1) where nobody reads, else linear in the depth below the outermost reader.
    final func forgetPreferences(_ key: ObjectIdentifier? = nil) {
        _ = preferences.forget(key)
        preferenceChanged(below: nil)
        var child = self
        while let node = child.parent {
            let wasRead = node.preferences.forget(key)
            node.preferenceChanged(below: child)
            // Who reads further out has read through this node.
            if !wasRead { break }
            child = node
        }
    }
}
