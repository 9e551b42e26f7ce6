#if Macros
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @Suite struct PreviewExpansionTests {
        @Test(arguments: [("", "nil"), (#"("A full board")"#, #""A full board""#), ("(title)", "title")])
        func `the body becomes a view builder`(arguments: String, name: String) {
            expectExpansion(
                of: """
                    #Preview\(arguments) {
                        Text("One")
                    }
                    """,
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview(\(name), fileID: "TestModule/test.swift", line: 1, traits: [], content: body)]
                        }
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("One")
                        }
                    }
                    """)
        }

        @Test func `a function is called`() {
            expectExpansion(
                of: """
                    #Preview("Made elsewhere", body: makeBoard)
                    """,
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview("Made elsewhere", fileID: "TestModule/test.swift", line: 1, traits: [], content: body)]
                        }
                        static func body() -> any CorkUI.View {
                            (makeBoard)()
                        }
                    }
                    """)
        }

        @Test func `a body that returns is no builder`() {
            expectExpansion(
                of: """
                    #Preview {
                        return Text("One")
                    }
                    """,
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview(nil, fileID: "TestModule/test.swift", line: 1, traits: [], content: body)]
                        }
                        static func body() -> any CorkUI.View {
                            return Text("One")
                        }
                    }
                    """)
        }

        @Test func `previewable variables become properties of a view`() {
            expectExpansion(
                of: """
                    #Preview {
                        @Previewable @State var count = 0
                        Text("\\(count)")
                    }
                    """,
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview(nil, fileID: "TestModule/test.swift", line: 1, traits: [], content: body)]
                        }
                        static func body() -> any CorkUI.View {
                            struct Previewed: CorkUI.View {
                                @State var count = 0
                                var body: some CorkUI.View {
                                    Text("\\(count)")
                                }
                            }
                            return Previewed()
                        }
                    }
                    """)
        }

        @Test(arguments: ["ForEach(songs)", "let view =", "func make() -> Text", "var view: Text"])
        func `a return further inside leaves the builder`(head: String) {
            expectExpansion(
                of: "#Preview { \(head) { return Text(title) } }",
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview(nil, fileID: "TestModule/test.swift", line: 1, traits: [], content: body)]
                        }
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            \(head) {
                                return Text(title)
                            }
                        }
                    }
                    """)
        }

        @Test func `traits are handed on`() {
            expectExpansion(
                of: """
                    #Preview("Small", traits: .fixedLayout(width: 20, height: 10), .defaultLayout) { Text("One") }
                    """,
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview("Small", fileID: "TestModule/test.swift", line: 1, traits: [.fixedLayout(width: 20, height: 10), .defaultLayout], content: body)]
                        }
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("One")
                        }
                    }
                    """)
        }

        @Test func `every preview has a name of its own`() {
            expectExpansion(
                of: """
                    #Preview { Text("One") }
                    #Preview { Text("Two") }
                    """,
                to: """
                    @MainActor private final class __macro_local_7PreviewfMu_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview(nil, fileID: "TestModule/test.swift", line: 1, traits: [], content: body)]
                        }
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("One")
                        }
                    }
                    @MainActor private final class __macro_local_7PreviewfMu0_: CorkUI._PreviewSource {
                        static func _makePreviews() -> [CorkUI.Preview] {
                            [CorkUI.Preview(nil, fileID: "TestModule/test.swift", line: 2, traits: [], content: body)]
                        }
                        @CorkUI.ViewBuilder static func body() -> any CorkUI.View {
                            Text("Two")
                        }
                    }
                    """)
        }
    }
#endif
