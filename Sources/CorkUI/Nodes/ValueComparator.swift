import Foundation
import Observation
@_spi(Reflection) import Swift

/// The comparison of a type's stored fields and the positions of its dynamic properties, built once for each type.
///
/// A field is compared by `==` if its type is `Equatable`, by identity if it is an object, field by field if it is a
/// struct, and by its two words if it is a closure. Values that cannot be compared count as changed. Only this file
/// reads stored fields by reflection.
@MainActor
final class ValueComparator {
    private enum Comparison {
        case bytes(Int)
        case equatable(any Equatable.Type)
        /// Arrays by `==` of their elements in place: extracting an element costs more than comparing it.
        case elements(any Equatable.Type)
        /// By `==` if the bytes, of the given count, differ.
        case reflexive(any Equatable.Type, Int)
        case comparedView
        case parts(any ComparedByParts.Type)
        case fields(ValueComparator)
        case never
    }

    private struct StoredField {
        var offset: Int
        var comparison: Comparison
    }

    /// The offset and type of a dynamic property.
    struct Property {
        var offset: Int
        var type: any DynamicProperty.Type
        /// The type if nodes connect the property to its storage; `nil` for a type composed of such properties.
        let connected: (any NodeProperty.Type)?
    }

    private static var plans: [ObjectIdentifier: ValueComparator] = [:]
    private static var literalPlans: [ObjectIdentifier: ValueComparator] = [:]
    private let type: Any.Type
    /// A Boolean value that indicates whether fields are compared as in ``areLiterallyEqual(_:_:)``.
    private let isLiteral: Bool
    private(set) var properties: [Property] = []
    /// Computed at the first comparison, because most types are never compared.
    private lazy var fields = comparedFields()

    var hasProperties: Bool { !properties.isEmpty }

    static func of(_ type: Any.Type) -> ValueComparator {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = ValueComparator(type)
        plans[key] = plan
        return plan
    }

    private static func literal(of type: Any.Type) -> ValueComparator {
        let key = ObjectIdentifier(type)
        if let plan = literalPlans[key] { return plan }
        let plan = ValueComparator(type, isLiteral: true)
        literalPlans[key] = plan
        return plan
    }

    private init(_ type: Any.Type, isLiteral: Bool = false) {
        self.type = type
        self.isLiteral = isLiteral
        _ = _forEachField(of: type, options: []) { _, offset, type, kind in
            for property in Self.properties(of: type, kind) {
                properties.append(
                    Property(offset: offset + property.offset, type: property.type, connected: property.connected))
            }
            return true
        }
    }

    private func comparedFields() -> [StoredField] {
        var fields: [StoredField] = []
        var isOpen = false
        _ = _forEachField(of: type, options: []) { _, offset, type, kind in
            isOpen = true
            let property = Self.properties(of: type, kind).first?.type
            if property == nil || !(property is any StoredOutside.Type) || property != type {
                let comparison = isLiteral ? Self.literalComparison(type, kind) : Self.comparison(type, kind)
                fields.append(StoredField(offset: offset, comparison: comparison))
            }
            return true
        }
        if !isOpen, Self.size(of: type) > 0 {
            // An enum or another type without reflected fields.
            fields = [
                StoredField(offset: 0, comparison: Self.isPlainOldData(type) ? .bytes(Self.size(of: type)) : .never)
            ]
        }
        return Self.flattened(fields)
    }

    /// Returns the fields with nested structs inlined and adjacent byte ranges merged, so that a comparison is one
    /// loop.
    private static func flattened(_ fields: [StoredField]) -> [StoredField] {
        var result: [StoredField] = []
        for field in fields {
            let parts =
                if case .fields(let plan) = field.comparison {
                    plan.fields.map { StoredField(offset: field.offset + $0.offset, comparison: $0.comparison) }
                } else {
                    [field]
                }
            for part in parts {
                if case .bytes(let size) = part.comparison, let last = result.last,
                    case .bytes(let before) = last.comparison,
                    last.offset + before == part.offset
                {
                    result[result.count - 1].comparison = .bytes(before + size)
                } else {
                    result.append(part)
                }
            }
        }
        return result
    }

    /// Returns the dynamic properties of a field of a type, cached because the runtime's lookup is slow.
    private static func properties(of type: Any.Type, _ kind: _MetadataKind) -> [Property] {
        guard kind == .struct else { return [] }
        if let known = fieldProperties[ObjectIdentifier(type)] { return known }
        var found: [Property] = []
        if let property = dynamicProperties.conforming(type) {
            found = [Property(offset: 0, type: property, connected: nodeProperties.conforming(type))]
        } else if viewModifiers.includes(type) {
            found = of(type).properties
        }
        fieldProperties[ObjectIdentifier(type)] = found
        return found
    }

    private static var fieldProperties: [ObjectIdentifier: [Property]] = [:]

    private static func comparison(_ type: Any.Type, _ kind: _MetadataKind) -> Comparison {
        if plain.contains(ObjectIdentifier(type)) || kind == .class || kind == .function
            || kind == .optional && isOptionalObject(type)
        {
            .bytes(size(of: type))
        } else if type == (any View).self {
            .comparedView
        } else if let element = elementOfArray(type).flatMap(equatables.conforming) {
            .elements(element)
        } else if let equatable = equatables.conforming(type) {
            equality(equatable)
        } else if let parts = comparedByParts.conforming(type) {
            .parts(parts)
        } else if kind == .struct || kind == .tuple {
            .fields(of(type))
        } else if isPlainOldData(type) {
            .bytes(size(of: type))
        } else {
            .never
        }
    }

    /// Returns the comparison of a field for ``areLiterallyEqual(_:_:)``.
    private static func literalComparison(_ type: Any.Type, _ kind: _MetadataKind) -> Comparison {
        func isObserved(_ type: Any.Type?) -> Bool { type is any Observable.Type }
        if plain.contains(ObjectIdentifier(type)) || kind == .function { return .bytes(size(of: type)) }
        if kind == .class { return isObserved(type) ? .bytes(size(of: type)) : .never }
        if kind == .optional, isOptionalObject(type) {
            return isObserved((type as? any ElementHolder.Type)?.element) ? .bytes(size(of: type)) : .never
        }
        let equatable = equatables.conforming(type)
        if let equatable, isMadeOfKnownTypes(type) { return equality(equatable) }
        switch kind {
        // A collection of an app's values is compared by the identity of its storage.
        case .struct where modules(of: type).first.map(system.contains) == true:
            return holdsObjects(type) ? .never : .bytes(size(of: type))
        case .struct, .tuple: return .fields(literal(of: type))
        // An app's `==` decides nothing here: its type may hold an object that is not observed.
        default: return equatable != nil || isPlainOldData(type) ? .bytes(size(of: type)) : .never
        }
    }

    private static func elementOfArray(_ type: Any.Type) -> Any.Type? {
        guard TypeKind(type) == .struct, TypeKind.descriptor(of: type) == TypeKind.descriptor(of: [Void].self) else {
            return nil
        }
        return elementHolders.conforming(type)?.element
    }

    private static func equality(_ type: any Equatable.Type) -> Comparison {
        reflexive.contains(ObjectIdentifier(type)) ? .reflexive(type, size(of: type)) : .equatable(type)
    }

    private static let dynamicProperties = Conformers<any DynamicProperty.Type>(to: (any DynamicProperty).self)
    private static let nodeProperties = Conformers<any NodeProperty.Type>(to: (any NodeProperty).self)
    private static let viewModifiers = Conformers<any ViewModifier.Type>(to: (any ViewModifier).self)
    private static let equatables = Conformers<any Equatable.Type>(to: (any Equatable).self)
    private static let elementHolders = Conformers<any ElementHolder.Type>(to: (any ElementHolder).self)
    private static let comparedByParts = Conformers<any ComparedByParts.Type>(to: (any ComparedByParts).self)

    private static let own = modules(of: ValueComparator.self)[0]
    private static let system: Set<Substring> = ["Swift", "Foundation", "FoundationEssentials"]

    /// Returns whether the `==` of a type is known to compare all it holds.
    private static func isMadeOfKnownTypes(_ type: Any.Type) -> Bool {
        let modules = modules(of: type)
        return modules.first == own || modules.allSatisfy { $0 == own || system.contains($0) }
    }

    /// Returns the modules of a type and of its generic arguments, in the order of its name.
    private static func modules(of type: Any.Type) -> [Substring] {
        _typeName(type, qualified: true).split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
            .compactMap { $0.split(separator: ".", omittingEmptySubsequences: false).first }
            .filter { !$0.isEmpty }
    }

    private static let plain: Set<ObjectIdentifier> = Set(
        [Int.self, Bool.self, Double.self, Float.self, UInt8.self, Int32.self, UInt64.self, UInt.self].map {
            ObjectIdentifier($0)
        })

    /// Common types whose values are equal if their bytes are, so that most comparisons need no `==`.
    private static let reflexive: Set<ObjectIdentifier> = Set(
        [String.self, String?.self, UUID.self, UUID?.self, Date.self, Date?.self].map { ObjectIdentifier($0) })

    /// Returns whether a type is an optional reference, which is stored as an address.
    private static func isOptionalObject(_ type: Any.Type) -> Bool {
        (type as? any ElementHolder.Type)?.element is AnyObject.Type
    }

    private static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    private static func isPlainOldData(_ type: Any.Type) -> Bool {
        func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: open)
    }

    // MARK: Comparison

    /// Returns whether two values of one type are known to be equal.
    static func equal<T>(_ a: T, _ b: T) -> Bool {
        let comparison = comparison(of: T.self)
        return withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return equal(a, b, by: comparison)
            }
        }
    }

    /// Returns whether the values at two addresses are known to be equal.
    static func equal<T>(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, as type: T.Type) -> Bool {
        equal(a, b, by: comparison(of: type))
    }

    /// Returns whether two elements are known to be equal, without extracting them from their arrays.
    static func equal<T>(_ a: [T], _ b: [T], at aIndex: Int, _ bIndex: Int) -> Bool {
        let comparison = comparison(of: T.self)
        return a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                equal(a.baseAddress! + aIndex, b.baseAddress! + bIndex, by: comparison)
            }
        }
    }

    /// Returns whether two values are known to be equal in everything they hold, regardless of an app's own `==`.
    ///
    /// An app may define values with the same id as equal although they differ otherwise.
    static func areLiterallyEqual<T>(_ a: T, _ b: T) -> Bool { literal(for: T.self).areEqual(a, b) }

    /// Returns the comparator for ``areLiterallyEqual(_:_:)`` of a type, for callers that compare many values.
    static func literal<T>(for type: T.Type) -> ValueComparator { literal(of: Field<T>.self) }

    /// Returns whether two values of the comparator's type are known to be equal.
    func areEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return equal(a, b)
            }
        }
    }

    private static func comparison<T>(of type: T.Type) -> Comparison {
        if let known = comparisons[ObjectIdentifier(type)] { return known }
        var found = Comparison.never
        // The kind of a type is reported for fields only.
        _ = _forEachField(of: Field<T>.self, options: []) { _, _, type, kind in
            found = comparison(type, kind)
            return true
        }
        comparisons[ObjectIdentifier(type)] = found
        return found
    }

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]

    /// A field of a type.
    private struct Field<T> {
        let value: T
    }

    /// The maximum nesting of views and modifiers that a comparison follows; anything deeper counts as changed.
    private static let depthLimit = 100
    private static var depth = 0

    /// Returns whether two values of any types are known to be equal.
    static func equal(any a: Any, _ b: Any) -> Bool {
        guard depth < depthLimit else { return false }
        depth += 1
        defer { depth -= 1 }
        func open<A>(_ a: A) -> Bool {
            guard let b = b as? A else { return false }
            return equal(a, b)
        }
        return _openExistential(a, do: open)
    }

    /// Returns whether values of a type may hold objects that are not observed and so can change while the values stay
    /// equal.
    ///
    /// An enum, which has no reflected fields, is trusted if it is `Equatable`.
    static func holdsObjects(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = objectHolders[key] { return known }
        var visited: Set<ObjectIdentifier> = []
        let holds = reachesObjects(type, &visited)
        objectHolders[key] = holds
        return holds
    }

    private static var objectHolders: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a type may hold unobserved objects, skipping visited types: a type can contain itself through an
    /// array.
    private static func reachesObjects(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
        guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
        if type is AnyObject.Type { return !(type is any Observable.Type) }
        // The runtime traps when it enumerates the fields of an existential.
        if TypeKind(type) == .existential { return true }
        if let collection = type as? any ElementHolder.Type { return reachesObjects(collection.element, &visited) }
        let isEquatable = equatables.conforming(type) != nil
        if isPlainOldData(type) || isEquatable && isMadeOfKnownTypes(type) { return false }
        var isOpen = false
        let isFree = _forEachField(of: type, options: []) { _, _, type, _ in
            isOpen = true
            return !reachesObjects(type, &visited)
        }
        return !isFree || !isOpen && !isEquatable
    }

    /// Returns whether the values at two addresses are known to be equal.
    func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for field in fields where !Self.equal(a + field.offset, b + field.offset, by: field.comparison) { return false }
        return true
    }

    private static func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, by comparison: Comparison) -> Bool {
        switch comparison {
        case .bytes(let size): memcmp(a, b, size) == 0
        case .equatable(let type): equal(a, b, as: type)
        case .elements(let type): equal(a, b, asArraysOf: type)
        case .reflexive(let type, let size): memcmp(a, b, size) == 0 || equal(a, b, as: type)
        case .comparedView:
            equal(
                any: a.assumingMemoryBound(to: (any View).self).pointee,
                b.assumingMemoryBound(to: (any View).self).pointee)
        case .parts(let type): isSame(a, b, as: type)
        case .fields(let plan): plan.equal(a, b)
        case .never: false
        }
    }

    private static func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, as type: any Equatable.Type) -> Bool {
        func open<T: Equatable>(_: T.Type) -> Bool {
            a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
        }
        return open(type)
    }

    private static func equal(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, asArraysOf type: any Equatable.Type) -> Bool
    {
        func open<T: Equatable>(_: T.Type) -> Bool {
            let (a, b) = (a.assumingMemoryBound(to: [T].self), b.assumingMemoryBound(to: [T].self))
            let count = a.pointee.count
            guard count == b.pointee.count else { return false }
            return a.pointee.withUnsafeBufferPointer { a in
                b.pointee.withUnsafeBufferPointer { b in
                    guard let a = a.baseAddress, let b = b.baseAddress, a != b else { return true }
                    return (0..<count).allSatisfy { (a + $0).pointee == (b + $0).pointee }
                }
            }
        }
        return open(type)
    }

    private static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, as type: any ComparedByParts.Type) -> Bool
    {
        func open<T: ComparedByParts>(_: T.Type) -> Bool {
            a.assumingMemoryBound(to: T.self).pointee.isSame(as: b.assumingMemoryBound(to: T.self).pointee)
        }
        return open(type)
    }
}

/// A type that compares its values part by part: an enum, or a type whose closures depend only on its other fields.
@MainActor
protocol ComparedByParts {
    /// Returns whether both values are known to be equal.
    func isSame(as other: Self) -> Bool
}

extension Optional: ComparedByParts {
    func isSame(as other: Self) -> Bool {
        guard let value = self else { return other == nil }
        guard let other else { return false }
        return ValueComparator.equal(value, other)
    }
}

/// A dynamic property whose value is stored outside the view, so that its field says nothing about a change.
protocol StoredOutside {}

/// A collection or optional, whose values consist of elements of one type.
private protocol ElementHolder {
    static var element: Any.Type { get }
}

extension Array: ElementHolder {
    static var element: Any.Type { Element.self }
}

extension Optional: ElementHolder {
    static var element: Any.Type { Wrapped.self }
}

extension Set: ElementHolder {
    static var element: Any.Type { Element.self }
}

extension Dictionary: ElementHolder {
    static var element: Any.Type { Element.self }
}
