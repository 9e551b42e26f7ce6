/// Type-erased animatable data.
///
/// There is no interpolation between data of different types, so a change of type is not animated.
public struct _AnyAnimatableData: VectorArithmetic {
    private var type: Any.Type?
    private var data: (any VectorArithmetic)?

    @MainActor
    init(_ value: (any Animatable)?) {
        guard let value else { return }
        type = Swift.type(of: value)
        data = value.animatableData
    }

    private init() {}

    private init(_ type: Any.Type?, _ data: any VectorArithmetic) {
        self.type = type
        self.data = data
    }

    /// Sets the data of a value, if the value has the type that the data belongs to.
    @MainActor
    func apply<Value>(to value: inout Value) {
        func open<A: Animatable>(_ animatable: A) {
            guard A.self == type, let data = data as? A.AnimatableData, data != animatable.animatableData else {
                return
            }
            var animatable = animatable
            animatable.animatableData = data
            value = animatable as! Value
        }
        if data != nil, let animatable = value as? any Animatable { open(animatable) }
    }

    /// Returns the sum of or difference to other data; `nil` if the types differ.
    private func merged(with other: Self, isDifference: Bool) -> Self? {
        func open<Data: VectorArithmetic>(_ own: Data) -> Self? {
            guard type == other.type, let other = other.data as? Data else { return nil }
            return Self(type, isDifference ? own - other : own + other)
        }
        return data.flatMap { open($0) }
    }

    /// The additive identity.
    public static var zero: Self { Self() }

    /// Returns the sum of two values.
    public static func + (a: Self, b: Self) -> Self {
        if a.data == nil { return b }
        return b.data == nil ? a : a.merged(with: b, isDifference: false) ?? a
    }

    /// Returns the difference of two values.
    public static func - (a: Self, b: Self) -> Self {
        if a.data == nil { return b.scaled(by: -1) }
        return b.data == nil ? a : a.merged(with: b, isDifference: true) ?? .zero
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool {
        func open<Data: VectorArithmetic>(_ data: Data) -> Bool { a.type == b.type && data == b.data as? Data }
        return a.data.map { open($0) } ?? (b.data == nil)
    }

    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {
        func open<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic { data.scaled(by: factor) }
        data = data.map { open($0) }
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}

/// A sequence of values that are animated together.
///
/// A change of their number is not animated.
public struct _AnimatableSequence<Element: VectorArithmetic>: VectorArithmetic {
    var elements: [Element]

    private func merged(with other: Self, _ operation: (Element, Element) -> Element) -> Self? {
        guard elements.count == other.elements.count else { return nil }
        return Self(elements: zip(elements, other.elements).map(operation))
    }

    /// The additive identity.
    public static var zero: Self { Self(elements: []) }

    /// Returns the sum of two values.
    public static func + (a: Self, b: Self) -> Self {
        if a.elements.isEmpty { return b }
        return a.merged(with: b, +) ?? a
    }

    /// Returns the difference of two values.
    public static func - (a: Self, b: Self) -> Self {
        if a.elements.isEmpty { return b.scaled(by: -1) }
        return b.elements.isEmpty ? a : a.merged(with: b, -) ?? .zero
    }

    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {
        for index in elements.indices { elements[index].scale(by: factor) }
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }
}
