#if Macros
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @Suite struct EntryDiagnosticTests {
        private static let place = """
            '@Entry' must be attached to a 'var' in an extension of EnvironmentValues, Transaction, ContainerValues \
            or FocusedValues.
            """

        /// R4.21.
        @Test(arguments: [
            "extension View", "struct EnvironmentValues", "extension Party.EnvironmentValues", "extension [Int]",
            "extension EnvironmentValues.Inner",
        ])
        func `elsewhere is an error`(context: String) {
            expectExpansion(
                of: """
                    \(context) {
                        @Entry var x: Int = 0
                    }
                    """,
                to: """
                    \(context) {
                        var x: Int = 0
                    }
                    """,
                diagnostics: [DiagnosticSpec(message: Self.place, line: 2, column: 5)])
        }

        /// R4.21.
        @Test func `a type inside the extension is elsewhere`() {
            expectExpansion(
                of: """
                    extension EnvironmentValues {
                        struct Inner {
                            @Entry var x: Int = 0
                        }
                    }
                    """,
                to: """
                    extension EnvironmentValues {
                        struct Inner {
                            var x: Int = 0
                        }
                    }
                    """,
                diagnostics: [DiagnosticSpec(message: Self.place, line: 3, column: 9)])
        }

        /// R4.21.
        @Test func `file scope is elsewhere`() {
            expectExpansion(
                of: "@Entry var x: Int = 0", to: "var x: Int = 0",
                diagnostics: [DiagnosticSpec(message: Self.place, line: 1, column: 1)])
        }

        /// R4.21.
        @Test func `a constant is offered as a variable`() {
            expectExpansion(
                of: """
                    extension EnvironmentValues {
                        @Entry let x: Int = 0
                    }
                    """,
                to: """
                    extension EnvironmentValues {
                        let x: Int = 0
                    }
                    """,
                diagnostics: [
                    DiagnosticSpec(
                        message: "'@Entry' needs a 'var', because the value is set through the property.",
                        line: 2, column: 12, fixIts: [FixItSpec(message: "Replace 'let' with 'var'")])
                ],
                applying: "Replace 'let' with 'var'",
                fixed: """
                    extension EnvironmentValues {
                        @Entry var x: Int = 0
                    }
                    """)
        }

        /// R4.22.
        @Test func `a missing default is offered as a placeholder`() {
            expectExpansion(
                of: """
                    extension EnvironmentValues {
                        @Entry var x: Int
                    }
                    """,
                to: """
                    extension EnvironmentValues {
                        var x: Int
                    }
                    """,
                diagnostics: [
                    DiagnosticSpec(
                        message: """
                            'x' needs a default value: write it after '=', or make the type optional, which defaults \
                            to nil.
                            """,
                        line: 2, column: 16, fixIts: [FixItSpec(message: "Add a default value")])
                ],
                applying: "Add a default value",
                fixed: """
                    extension EnvironmentValues {
                        @Entry var x: Int = <#default value#>
                    }
                    """)
        }

        @Test(arguments: ["static", "lazy", "weak", "unowned"])
        func `modifiers of storage are refused`(modifier: String) {
            expectRefusal(
                of: "\(modifier) var x: Int = 0", column: 12,
                because: "'@Entry' cannot go with '\(modifier)'; remove one of them.")
        }

        /// R4.21.
        @Test(arguments: ["var x: Int { 0 }", "var x: Int = 0 { didSet {} }"])
        func `accessors are refused`(declaration: String) throws {
            let brace = try #require(declaration.firstIndex(of: "{"))
            expectRefusal(
                of: declaration, column: 12 + declaration.distance(from: declaration.startIndex, to: brace),
                because: "'@Entry' makes the accessors itself; remove these and write the default value after '='.")
        }

        /// R4.21.
        @Test func `a tuple is refused`() {
            expectRefusal(
                of: "var (x, y): (Int, Int) = (0, 0)", column: 16,
                because: "'@Entry' needs a single name; write a 'var' of its own for each part of the tuple.")
        }

        /// R4.22.
        @Test(arguments: ["var x: Int", "var x: Int = 0", "var x = Optional(0)", "var x: [Int?]"])
        func `a focused value must be optional`(declaration: String) {
            expectRefusal(
                of: declaration, in: "FocusedValues", column: 16,
                because: "'x' needs an optional type, because a focused value is nil while nothing in focus sets it.")
        }

        /// R4.22.
        @Test func `a focused value has no default`() {
            expectRefusal(
                of: "var x: Int? = 0", in: "FocusedValues", column: 24,
                because:
                    "'x' cannot have a default value, because a focused value is nil while nothing in focus sets it.")
        }

        private func expectRefusal(
            of declaration: String, in type: String = "EnvironmentValues", column: Int, because message: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            expectExpansion(
                of: """
                    extension \(type) {
                        @Entry \(declaration)
                    }
                    """,
                to: """
                    extension \(type) {
                        \(declaration)
                    }
                    """,
                diagnostics: [DiagnosticSpec(message: message, line: 2, column: column)],
                sourceLocation: sourceLocation)
        }
    }
#endif
