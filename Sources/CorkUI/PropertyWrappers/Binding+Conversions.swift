/// A step from a binding to a converted one, for comparing bindings.
private enum Conversion: Hashable { case wrapped, unwrapped, erased }

extension Binding {
    /// Creates a binding to an optional that is never `nil`; writing `nil` has no effect.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            place: base.place?.appending(Conversion.wrapped), get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Creates a binding to the wrapped value of an optional; fails if it is `nil` now.
    ///
    /// If the optional becomes `nil` later, the binding reads its last value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        // Accessed on the main actor only.
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

    /// Creates a binding to a type-erased value; writing a value of another type has no effect.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self.init(
            place: base.place?.appending(Conversion.erased), get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? Base { base.wrappedValue = value } })
    }
}
