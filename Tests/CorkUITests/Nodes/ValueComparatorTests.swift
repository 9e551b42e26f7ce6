import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Comparing the fields of views")
struct ValueComparatorTests {
    private enum Payload {
        case none
        case text(String)
        case number(Int)
        case pair(Int8, Double)
    }

    private struct Generic<Value, Other> {
        var small: Bool
        var value: Value
        var other: Other
    }

    private final class Object {}

    private func same<T>(_ a: T, _ b: T) -> Bool { ValueComparator.equal(a, b) }

    private struct Weak {
        weak var object: Object?
    }

    private struct Unowned {
        unowned var object: Object
    }

    private enum Choice {
        case object(Object)
    }

    @Test func `types that may hold objects are recognized, whatever types wrap them`() {
        func holds<T>(_: T.Type) -> Bool { ValueComparator.holdsObjects(Generic<Int, T>.self) }
        #expect(holds(Object.self) && holds(Object?.self) && holds(AnyObject.self) && holds([Int: [Object]].self))
        #expect(holds(Weak.self) && holds(Unowned.self) && holds(Choice.self) && holds((Int, Object).self))
        #expect(holds((any Hashable).self) && holds((any Error)?.self) && holds([any View].self) && holds(Any.self))
        #expect(holds((() -> Void).self) && holds(ArraySlice<Object>.self) && holds((Int, any Hashable).self))
        #expect(!holds(Int.self) && !holds(String?.self) && !holds([URL: Set<Int>].self) && !holds((Int, Date).self))
        #expect(!holds(Generic<Bool, Generic<Color, [Double]>>.self) && !holds((any Hashable.Type).self))
    }

    @Test func `equal fields are equal, each changed one is noticed`() {
        #expect(same(Generic(small: true, value: 1, other: "a"), Generic(small: true, value: 1, other: "a")))
        #expect(!same(Generic(small: false, value: 1, other: "a"), Generic(small: true, value: 1, other: "a")))
        #expect(!same(Generic(small: true, value: 2, other: "a"), Generic(small: true, value: 1, other: "a")))
        #expect(!same(Generic(small: true, value: 1, other: "b"), Generic(small: true, value: 1, other: "a")))
        let long = String(repeating: "long", count: 9)
        #expect(
            same(
                Generic(small: true, value: long, other: [1.5]),
                Generic(small: true, value: String(repeating: "long", count: 9), other: [1.5])))
        #expect(
            !same(
                Generic(small: true, value: Generic(small: true, value: 1, other: 2), other: 0),
                Generic(small: true, value: Generic(small: true, value: 1, other: 3), other: 0)))
        #expect(
            same(Generic(small: true, value: (1, "x"), other: ()), Generic(small: true, value: (1, "x"), other: ())))
        #expect(
            !same(Generic(small: true, value: (1, "x"), other: ()), Generic(small: true, value: (1, "y"), other: ())))
    }

    @Test func `a changed payload of an enum is noticed, with or without ==`() {
        func generic(_ payload: Payload) -> Generic<Payload, Int> { Generic(small: true, value: payload, other: 0) }
        #expect(!same(generic(.text("a")), generic(.text("b"))))
        #expect(!same(generic(.number(1)), generic(.number(2))))
        #expect(!same(generic(.none), generic(.number(2))))
        #expect(!same(generic(.pair(1, 2)), generic(.pair(1, 3))))
        #expect(!same(Payload.number(1), Payload.number(2)))
        #expect(!same(Payload.text("a"), Payload.number(2)))
        #expect(same(Optional(1), Optional(1)))
        #expect(!same(Optional(1), Optional(2)))
        #expect(!same(Optional(1), nil))
        #expect(!same(Result<Int, Never>.success(1), .success(2)))
    }

    @Test func `padding between fields is not compared`() {
        for _ in 0..<20 {
            func make() -> Generic<Int64, UInt8> { Generic(small: true, value: 7, other: 3) }
            #expect(same(make(), make()))
            #expect(same(Generic(small: true, value: make(), other: 1), Generic(small: true, value: make(), other: 1)))
        }
    }

    @Test func `objects are compared by identity, existentials and weak references count as changed or by value`() {
        struct Weak {
            weak var object: Object?
            var number: Int
        }
        let object = Object()
        #expect(same(Generic(small: true, value: object, other: 0), Generic(small: true, value: object, other: 0)))
        #expect(!same(Generic(small: true, value: object, other: 0), Generic(small: true, value: Object(), other: 0)))
        func optional(_ object: Object?) -> Generic<Object?, Int> { Generic(small: true, value: object, other: 0) }
        #expect(same(optional(object), optional(object)))
        #expect(same(optional(nil), optional(nil)))
        #expect(!same(optional(object), optional(nil)))
        #expect(!same(optional(object), optional(Object())))
        #expect(!same(Weak(object: object, number: 1), Weak(object: object, number: 2)))
        #expect(!same(Weak(object: object, number: 1), Weak(object: nil, number: 1)))
        #expect(!same(Generic(small: true, value: 1 as Any, other: 0), Generic(small: true, value: 2 as Any, other: 0)))
    }

    @Test func `a view with a closure that captures another value is another view`() {
        func view(_ number: Int) -> Generic<() -> Int, Int> { Generic(small: true, value: { number }, other: 0) }
        #expect(!same(view(1), view(2)))
    }

    @Test func `empty values are equal`() {
        struct Empty {}
        #expect(same(Empty(), Empty()))
        #expect(same((), ()))
    }
}
