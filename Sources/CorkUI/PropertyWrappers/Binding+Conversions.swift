/// What a binding was made of another one by, as a step on the way to its value.
private enum Conversion: Hashable { case wrapped, unwrapped, erased }

extension Binding {
    /// A binding to an optional value that is never nil; writing nil does nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            place: base.place?.appending(Conversion.wrapped), get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to what an optional value wraps, or nil where it is nil now.
    ///
    /// While the optional is nil later on, the binding reads what it read or wrote last.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        // Read and written on the main actor.
        nonisolated(unsafe) var last = first
        self.init(
            place: base.place?.appending(Conversion.unwrapped),
            get: {
                if let value = base.wrappedValue { last = value }
                return last
            },
            set: {
                last = $0
                base.wrappedValue = $0
            })
    }

    /// A binding to a value whose type is erased; writing a value of another type does nothing.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self.init(
            place: base.place?.appending(Conversion.erased), get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? Base { base.wrappedValue = value } })
    }
}
