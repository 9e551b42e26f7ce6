#if Macros
    import CorkMacros
    import CorkUI
    import Foundation
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @Animatable
    private struct Wedge: Shape {
        var start: Angle
        var length = 1.0, place = CGPoint(x: 1, y: 2)
        var side: CGFloat { didSet {} }
        @AnimatableIgnored var name = "wedge"
        let count = 3
        static var shared = 5
        func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @Animatable
    private struct Alone {
        var value: Double
    }

    @MainActor
    @Suite struct AnimatableTests {
        /// R13.4.
        @Test func `every stored property takes part`() {
            var wedge = Wedge(start: .radians(1), side: 4)
            var data = wedge.animatableData
            #expect(data.first == 1 && data.second.first == 1 && data.second.second.second == 4)
            #expect(data.second.second.first == AnimatablePair(1, 2))
            data.scale(by: 2)
            wedge.animatableData = data
            #expect(wedge.start == .radians(2) && wedge.length == 2 && wedge.place == CGPoint(x: 2, y: 4))
            #expect(wedge.side == 8 && wedge.name == "wedge")
        }

        /// R13.4.
        @Test func `one property is the data`() {
            var alone = Alone(value: 3)
            alone.animatableData += 1
            #expect(alone.value == 4 && (alone as Any) is any Animatable)
        }

        /// R13.4.
        @Test func `the data is as public as the type`() {
            expectExpansion(
                of: """
                    @Animatable public struct Arc {
                        public var start: Angle
                        @AnimatableIgnored var name = ""
                        var length = -1.5
                    }
                    """,
                to: """
                    public struct Arc {
                        public var start: Angle
                        var name = ""
                        var length = -1.5
                    }

                    extension Arc: CorkUI.Animatable {
                        public var animatableData: CorkUI.AnimatablePair<(Angle).AnimatableData, (Double).AnimatableData> {
                            get {
                                CorkUI.AnimatablePair(start.animatableData, length.animatableData)
                            }
                            set {
                                start.animatableData = newValue.first
                                length.animatableData = newValue.second
                            }
                        }
                    }
                    """)
        }

        /// R13.4.
        @Test(arguments: [
            ("var side = makeSide()", "'side' needs a type that '@Animatable' can read; write it after the name."),
            (
                "var (a, b) = (1.0, 2.0)",
                "'@Animatable' needs single names; write a 'var' of its own for each part of the tuple."
            ),
        ])
        func `unreadable properties are diagnosed`(property: String, message: String) {
            expectExpansion(
                of: """
                    @Animatable struct Arc {
                        \(property)
                    }
                    """,
                to: """
                    struct Arc {
                        \(property)
                    }
                    """,
                diagnostics: [DiagnosticSpec(message: message, line: 2, column: 9)])
        }
    }
#endif
