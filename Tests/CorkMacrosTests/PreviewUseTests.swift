#if Macros
    import CorkMacros
    import CorkTesting
    import CorkUI
    import Testing

    @MainActor @Suite struct PreviewUseTests {
        @Test func `each is found by its name or its place`() {
            let previews = Preview.all.filter { $0.module == "CorkMacrosTests" }
            let names = [
                "A closure that says what it takes", "Inside a type", "Made elsewhere", "Made step by step",
                "Of a state",
                "PreviewUseTests.swift:\(unnamedLine)", "Small", "Two views",
            ]
            #expect(previews.map(\.name) == names)
            #expect(previews.first { $0.name == "Small" }?.size.width == 20)
        }

        @Test func `a state of a preview is kept and changes`() throws {
            let preview = try #require(Preview.all.first { $0.name == "Of a state" })
            let host = TestHost { preview.view }
            host.element("2 songs by Ann")?.tap()
            #expect(host.texts == ["3 songs by Ann"])
        }
    }

    private let unnamedLine = #line + 4

    // Every form of body, and several previews in one file.

    #Preview { EmptyView() }

    #Preview("Small", traits: .fixedLayout(width: 20, height: 10)) { EmptyView() }

    #Preview("Two views") {
        EmptyView()
        EmptyView()
    }

    #Preview("Made step by step") {
        let view = EmptyView()
        return view
    }

    #Preview("Of a state") {
        @Previewable @State var count = 2
        let singer = "Ann"
        @Previewable @State
        var step = 1
        Button("\(count) songs by \(singer)") { count += step }
    }

    #Preview("A closure that says what it takes") { () in EmptyView() }

    #Preview("Made elsewhere", body: makeView)

    @MainActor private func makeView() -> any View { EmptyView() }

    private enum Nested {
        #Preview("Inside a type") { EmptyView() }
    }
#endif
