import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Protocol conformances in the records of the compiler")
struct ConformersTests {
    private struct Plain {}
    private struct Named: DynamicProperty {}
    private enum Side: Equatable { case left, right(Double) }
    private struct Pair<A, B> {
        var first: A, second: B
    }
    private final class Object: Equatable {
        static func == (a: Object, b: Object) -> Bool { a === b }
    }

    private let equatables = Conformers<any Equatable.Type>(to: (any Equatable).self)
    private let properties = Conformers<any DynamicProperty.Type>(to: (any DynamicProperty).self)
    private let views = Conformers<any View.Type>(to: (any View).self)

    /// Returns whether two values are equal by the conformance found for their type, or `nil` without one.
    private func areEqual<T>(_ a: T, _ b: T) -> Bool? {
        func open<E: Equatable>(_: E.Type) -> Bool { a as! E == b as! E }
        return equatables.conforming(T.self).map { open($0) }
    }

    @Test func `a type that conforms is found, whether it is generic, from another library, an enum or an object`() {
        let types: [Any.Type] = [
            Int.self, String.self, URL.self, CGFloat.self, Side.self, Object.self, Int?.self, [Side].self,
            [String: Set<Int>].self, AnyHashable.self, Color.self, ClosedRange<Int>.self,
        ]
        for type in types { #expect(equatables.conforming(type).map { $0 == type } == true, "\(type)") }
        #expect(views.conforming(ModifiedContent<Text, _OpacityModifier>.self) != nil)
        #expect(properties.conforming(Named.self) != nil)
        #expect(properties.conforming(State<Pair<Int, Side>>.self).map { $0 == State<Pair<Int, Side>>.self } == true)
        #expect(Conformers<any ComparedByParts.Type>(to: (any ComparedByParts).self).conforming(Side?.self) != nil)
    }

    @Test func `a conformance that is found uses the type's own implementation`() {
        let object = Object()
        #expect(areEqual(Side.right(1), .right(1)) == true)
        #expect(areEqual(Side.right(1), .right(2)) == false)
        #expect(areEqual([Side.left], [.left]) == true)
        #expect(areEqual("a", "b") == false)
        #expect(areEqual(object, object) == true)
        #expect(areEqual(Int?.some(1), nil) == false)
        #expect(areEqual(Plain(), Plain()) == nil)
        func count<V: View>(_ view: V, as type: any View.Type) -> Int {
            func open<W: View>(_: W.Type) -> Int { (view as! W)._count() }
            return open(type)
        }
        let pair = TupleView(Text("a"), Text("b")).opacity(0.5)
        #expect(views.conforming(type(of: pair)).map { count(pair, as: $0) } == 2)
    }

    @Test func `no conformance is found for types that never conform`() {
        for type: Any.Type in [
            Plain.self, Pair<Int, Int>.self, (Int, Int).self, (() -> Void).self, VStack<Text>.self,
        ] {
            #expect(equatables.conforming(type) == nil, "\(type)")
        }
        #expect(properties.conforming(ModifiedContent<Text, _OpacityModifier>.self) == nil)
    }

    @Test func `conditional conformances are found only for arguments that meet the condition`() {
        #expect(equatables.conforming([Plain].self) == nil)
        #expect(equatables.conforming([Side].self) != nil)
        #expect(views.conforming(ModifiedContent<Plain, _OpacityModifier>.self) == nil)
    }
}
