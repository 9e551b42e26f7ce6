#if Macros
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @Suite struct EntryExpansionTests {
        /// R4.20, R4.21.
        @Test(arguments: [
            ("EnvironmentValues", "EnvironmentKey"),
            ("ContainerValues", "ContainerValueKey"),
            ("Transaction", "TransactionKey"),
            ("SwiftUI.EnvironmentValues", "EnvironmentKey"),
            ("CorkUI.ContainerValues", "ContainerValueKey"),
        ])
        func `the extended type chooses the key`(type: String, key: String) {
            expectExpansion(
                of: """
                    extension \(type) {
                        @Entry var rating: Int = 3
                    }
                    """,
                to: """
                    extension \(type) {
                        var rating: Int {
                            get {
                                self[__Key_rating.self]
                            }
                            set {
                                self[__Key_rating.self] = newValue
                            }
                        }

                        nonisolated private struct __Key_rating: CorkUI.\(key) {
                            static var defaultValue: Int {
                                3
                            }
                        }
                    }
                    """)
        }

        @Test(arguments: ["Person?", "Person!", "Optional<Person>", "Swift.Optional<Person>", "(Person?)"])
        func `focused values have no default`(type: String) {
            for initializer in ["", " = nil"] {
                expectExpansion(
                    of: """
                        extension FocusedValues {
                            @Entry var singer: \(type)\(initializer)
                        }
                        """,
                    to: """
                        extension FocusedValues {
                            var singer: \(type) {
                                get {
                                    self[__Key_singer.self]
                                }
                                set {
                                    self[__Key_singer.self] = newValue
                                }
                            }

                            nonisolated private struct __Key_singer: CorkUI.FocusedValueKey {
                                typealias Value = Person
                            }
                        }
                        """)
            }
        }

        /// R4.22.
        @Test func `a type that is not written is left to the compiler`() {
            expectExpansion(
                of: """
                    extension ContainerValues {
                        @Entry var songs = load("party")
                    }
                    """,
                to: """
                    extension ContainerValues {
                        var songs {
                            get {
                                self[__Key_songs.self]
                            }
                            set {
                                self[__Key_songs.self] = newValue
                            }
                        }

                        nonisolated private struct __Key_songs: CorkUI.ContainerValueKey, CorkMacros._InferredEntryKey {
                            static let makeDefaultValue = { @Sendable in
                                load("party")
                            }
                        }
                    }
                    """)
        }

        /// R4.22.
        @Test(arguments: [("Int?", "Int?"), ("Int!", "Int?"), ("Optional<Int>", "Optional<Int>"), ("(Int?)", "(Int?)")])
        func `an optional without a default is nil`(type: String, stored: String) {
            expectExpansion(
                of: """
                    extension EnvironmentValues {
                        @Entry var limit: \(type)
                    }
                    """,
                to: """
                    extension EnvironmentValues {
                        var limit: \(type) {
                            get {
                                self[__Key_limit.self]
                            }
                            set {
                                self[__Key_limit.self] = newValue
                            }
                        }

                        nonisolated private struct __Key_limit: CorkUI.EnvironmentKey {
                            static var defaultValue: \(stored) {
                                nil
                            }
                        }
                    }
                    """)
        }

        /// R4.24.
        @Test(arguments: ["public", "package", "fileprivate", "private"])
        func `the property keeps its access level and the key is private`(level: String) {
            expectExpansion(
                of: """
                    extension Transaction {
                        @Entry \(level) var `default`: Bool = false
                    }
                    """,
                to: """
                    extension Transaction {
                        \(level) var `default`: Bool {
                            get {
                                self[__Key_default.self]
                            }
                            set {
                                self[__Key_default.self] = newValue
                            }
                        }

                        nonisolated private struct __Key_default: CorkUI.TransactionKey {
                            static var defaultValue: Bool {
                                false
                            }
                        }
                    }
                    """)
        }
    }
#endif
