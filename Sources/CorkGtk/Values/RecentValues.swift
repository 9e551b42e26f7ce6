/// Values by key, the newest so many.
///
/// Each new one sends one away: to send away all at a time would hold up a frame.
struct RecentValues<Key: Hashable, Value> {
    /// The maximum number of values.
    let limit: Int
    private var values: [Key: Value] = [:]
    /// The keys of the values, the oldest one at `oldest` as soon as there are as many as can be.
    private var keys: [Key] = []
    private var oldest = 0

    init(limit: Int) { self.limit = limit }

    /// - Complexity: O(1).
    subscript(key: Key) -> Value? { values[key] }

    /// Keeps a value, for whose key there was none.
    ///
    /// - Complexity: O(1).
    mutating func insert(_ value: Value, for key: Key) {
        values[key] = value
        guard keys.count == limit else { return keys.append(key) }
        values[keys[oldest]] = nil
        keys[oldest] = key
        oldest = (oldest + 1) % limit
    }

    mutating func removeAll() { self = Self(limit: limit) }
}
