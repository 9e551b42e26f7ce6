#if Macros
    import CorkMacros
    import CorkUI

    // What compiles is what is tested: every form of body, and several previews in one file.

    #Preview { EmptyView() }

    #Preview("Two views") {
        EmptyView()
        EmptyView()
    }

    #Preview("Made step by step") {
        let view = EmptyView()
        return view
    }

    #Preview("A closure that says what it takes") { () in EmptyView() }

    #Preview("Made elsewhere", body: makeView)

    @MainActor private func makeView() -> any View { EmptyView() }

    private enum Nested {
        #Preview("Inside a type") { EmptyView() }
    }
#endif
