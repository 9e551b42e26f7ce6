#if Macros
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @Suite struct PreviewExpansionTests {
        @Test(arguments: [("", "nil"), (#"("A full board")"#, #""A full board""#), ("(title)", "title")])
        func theBodyBecomesAViewBuilder(arguments: String, name: String) {
            expectExpansion(
                of: """
                    #Preview\(arguments) {
                        Text("One")
                    }
                    """,
                to: """
                    @MainActor private enum __macro_local_7PreviewfMu_ {
                        static let name: String? = \(name)
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("One")
                        }
                    }
                    """)
        }

        @Test func aFunctionIsCalled() {
            expectExpansion(
                of: """
                    #Preview("Made elsewhere", body: makeBoard)
                    """,
                to: """
                    @MainActor private enum __macro_local_7PreviewfMu_ {
                        static let name: String? = "Made elsewhere"
                        static func body() -> any CorkUI.View {
                            (makeBoard)()
                        }
                    }
                    """)
        }

        @Test func aBodyThatReturnsIsNoBuilder() {
            expectExpansion(
                of: """
                    #Preview {
                        return Text("One")
                    }
                    """,
                to: """
                    @MainActor private enum __macro_local_7PreviewfMu_ {
                        static let name: String? = nil
                        static func body() -> any CorkUI.View {
                            return Text("One")
                        }
                    }
                    """)
        }

        @Test(arguments: ["ForEach(songs)", "let view =", "func make() -> Text", "var view: Text"])
        func aReturnFurtherInsideLeavesTheBuilder(head: String) {
            expectExpansion(
                of: "#Preview { \(head) { return Text(title) } }",
                to: """
                    @MainActor private enum __macro_local_7PreviewfMu_ {
                        static let name: String? = nil
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            \(head) {
                                return Text(title)
                            }
                        }
                    }
                    """)
        }

        @Test func everyPreviewHasANameOfItsOwn() {
            expectExpansion(
                of: """
                    #Preview { Text("One") }
                    #Preview { Text("Two") }
                    """,
                to: """
                    @MainActor private enum __macro_local_7PreviewfMu_ {
                        static let name: String? = nil
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("One")
                        }
                    }
                    @MainActor private enum __macro_local_7PreviewfMu0_ {
                        static let name: String? = nil
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("Two")
                        }
                    }
                    """)
        }
    }
#endif
