import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Which types conform, told from the records that the compiler leaves")
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

    @Test("A type that conforms is never left out, whether it is generic, from another library, an enum or an object")
    func conforming() {
        let equatables = Conformers(to: (any Equatable).self)
        let types: [Any.Type] = [
            Int.self, String.self, URL.self, CGFloat.self, Side.self, Object.self, Int?.self, [Side].self,
            [String: Set<Int>].self, Pair<Int, Side>.self, AnyHashable.self, Color.self, ClosedRange<Int>.self,
        ]
        for type in types where type is any Equatable.Type {
            #expect(equatables.mayInclude(type), "\(type)")
        }
        #expect(types.count { $0 is any Equatable.Type } == types.count - 1)
        #expect(Conformers(to: (any View).self).mayInclude(ModifiedContent<Text, _OpacityModifier>.self))
        #expect(Conformers(to: (any DynamicProperty).self).mayInclude(Named.self))
        #expect(Conformers(to: (any ComparedByParts).self).mayInclude(Pair<Int, Side>?.self))
    }

    @Test("What conforms in no case is known not to, without the runtime being asked")
    func others() {
        let equatables = Conformers(to: (any Equatable).self)
        for type: Any.Type in [
            Plain.self, Pair<Int, Int>.self, (Int, Int).self, (() -> Void).self, VStack<Text>.self,
        ] {
            #expect(!equatables.mayInclude(type), "\(type)")
        }
        #expect(!Conformers(to: (any DynamicProperty).self).mayInclude(ModifiedContent<Text, _OpacityModifier>.self))
    }

    @Test("What is equal only where its parts are may be: the parts decide")
    func conditional() {
        #expect(Conformers(to: (any Equatable).self).mayInclude([Plain].self))
        #expect(!([Plain].self is any Equatable.Type))
    }
}
