#if Macros
    import CorkMacros
    import CorkUI
    import Testing

    private final class Counter: Sendable {}

    private struct Pin: Equatable {
        var rotation = 0.0
        var color = "blue"
    }

    extension EnvironmentValues {
        @Entry fileprivate var written: Int = 3
        @Entry fileprivate var inferred = 3
        @Entry fileprivate var names = ["Ann": [1.5]]
        @Entry fileprivate var pin = Pin()
        @Entry fileprivate var limit: Int?
        @Entry fileprivate var implicitly: Int!
        @Entry fileprivate var counter: Counter = Counter()
        @Entry fileprivate var inferredCounter = Counter()
        @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
        @Entry fileprivate var inferredAction = { (number: Int) in number + 1 }
        @Entry fileprivate var `default`: Bool = true
    }

    extension ContainerValues {
        /// A value that other packages see.
        @Entry public var ofPackages = 1
        @Entry var multiline =
            [1, 2]
            .map { $0 * 2 }
    }

    extension Transaction {
        @Entry fileprivate var reason = "none"
    }

    extension FocusedValues {
        @Entry fileprivate var title: String?
    }

    @Suite struct EntryUseTests {
        /// R4.20.
        @Test func `transactions and focused values have entries too`() {
            var transaction = Transaction()
            #expect(transaction.reason == "none")
            transaction.reason = "typing"
            #expect(transaction.reason == "typing")
            let path: WritableKeyPath<FocusedValues, String?> = \.title
            #expect(path != \FocusedValues.self as AnyKeyPath)
        }

        @Test func `an unset entry is its default`() {
            let values = EnvironmentValues()
            #expect(values.written == 3)
            #expect(values.inferred == 3)
            #expect(values.names == ["Ann": [1.5]])
            #expect(values.pin == Pin())
            #expect(values.limit == nil)
            #expect(values.implicitly == nil)
            #expect(values.default)
            #expect(values.action(1) == 2)
            #expect(values.inferredAction(1) == 2)
        }

        @Test func `a set entry is its value and no other`() {
            var values = EnvironmentValues()
            values.written = 4
            values.pin.rotation = 10
            values.pin.color = "red"
            values.limit = 5
            #expect(values.written == 4)
            #expect(values.pin == Pin(rotation: 10, color: "red"))
            #expect(values.limit == 5)
            #expect(values.inferred == 3)
        }

        /// R4.23.
        @Test func `a default is made at each read`() {
            let values = EnvironmentValues()
            #expect(values.counter !== values.counter)
            #expect(values.inferredCounter !== values.inferredCounter)
        }

        /// R4.22.
        @Test func `an inferred type is that of the default`() {
            let path: WritableKeyPath<ContainerValues, Int> = \.ofPackages
            let list: WritableKeyPath<ContainerValues, [Int]> = \.multiline
            #expect(path != list as AnyKeyPath)
        }
    }
#endif
