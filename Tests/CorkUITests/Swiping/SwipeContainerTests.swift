import CorkTesting
import CorkUI
import Foundation
import Testing

/// A layout that puts its subviews one below the other.
private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: CGFloat(subviews.count) * 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(index) * 40),
                proposal: ProposedViewSize(width: bounds.width, height: 40))
        }
    }
}

@MainActor
@Suite("Swipe actions outside lists")
struct SwipeContainerTests {
    private let journal = Journal()

    private func card(_ id: String) -> some View {
        Text(id).frame(maxWidth: .infinity).frame(height: 40)
            .swipeActions {
                Button("Bin") { journal.note("bin \(id)") }
                Button("Flag") { journal.note("flag \(id)") }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { journal.note("pin \(id)") } }
    }

    private func cards(_ ids: [String] = ["a", "b", "c"]) -> some View { ForEach(ids, id: \.self) { card($0) } }

    private func host<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), content)
    }

    @Test(arguments: 0..<6)
    func `R12.2: a swipe uncovers the buttons of a view in a stack, a lazy stack, a grid, a flow and a custom layout`(
        _ kind: Int
    ) {
        let column = [GridItem(.flexible())]
        let host = host {
            Group {
                switch kind {
                case 0: VStack(spacing: 0) { cards() }
                case 1: ScrollView { LazyVStack(spacing: 0) { cards() } }
                case 2:
                    Grid {
                        GridRow { card("a") }; GridRow { card("b") }; GridRow { card("c") }
                    }
                case 3: LazyVGrid(columns: column, spacing: 0) { cards() }
                case 4: FlowStack { ForEach(["a", "b", "c"], id: \.self) { card($0).frame(width: 200) } }
                default: Pile { cards() }
                }
            }
            .swipeActionsContainer()
        }
        #expect(host.texts == ["a", "b", "c"])
        let before = host.element("b")!.frame
        host.element("b")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "Flag", "Bin", "c"])
        #expect(host.element("b")!.frame.minX < before.minX)
        #expect(host.element("Bin")!.frame.midY == before.midY && host.element("Bin")!.frame.maxX <= 200)
        host.element("Flag")?.tap()
        #expect(journal.take() == ["flag b"] && host.texts == ["a", "b", "c"] && host.element("b")?.frame == before)
        host.element("a")?.swipe(by: 60)
        #expect(host.texts == ["a", "Pin", "b", "c"])
        host.element("c")?.swipe(by: -190)
        #expect(journal.take() == ["bin c"] && host.texts == ["a", "b", "c"])
    }

    @Test func `without a container a swipe does nothing, and the view has no menu`() {
        let host = host { VStack { cards() } }
        host.element("b")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "c"] && host.element("b")?.menu == nil)
    }

    @Test func `R12.2: one view at a time is open in a container; a tap elsewhere, on the view and Escape close it`() {
        let host = host {
            VStack(spacing: 0) {
                VStack(spacing: 0) { cards(["a", "b"]) }.swipeActionsContainer()
                VStack(spacing: 0) { cards(["c"]) }.swipeActionsContainer()
                Text("other")
            }
        }
        let open = ["a", "b", "Flag", "Bin", "c", "other"]
        let closed = ["a", "b", "c", "other"]
        host.element("a")?.swipe(by: -100)
        host.element("b")?.swipe(by: -100)
        #expect(host.texts == open)
        host.element("c")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "Flag", "Bin", "c", "Flag", "Bin", "other"])
        host.element("other")?.tap()
        #expect(host.texts == closed)
        host.element("b")?.swipe(by: -100)
        host.element("b")?.tap()
        #expect(host.texts == closed)
        host.element("b")?.swipe(by: -100)
        host.element("b")?.press(.escape)
        #expect(host.texts == closed && journal.take() == [])
    }

    @Test(arguments: 0..<3)
    func `R12.2: scrolling closes, in a scroll view around or inside of the container, and in a list`(_ kind: Int) {
        let ids = (0..<20).map(String.init)
        let host = host {
            switch kind {
            case 0: ScrollView { VStack(spacing: 0) { cards(ids) } }.swipeActionsContainer()
            case 1: ScrollView { VStack(spacing: 0) { cards(ids) }.swipeActionsContainer() }
            default: List { cards(ids) }
            }
        }
        host.element("1")?.swipe(by: -100)
        #expect(host.texts.contains("Bin"))
        host.elements(kind == 2 ? "List" : "ScrollView").first?.scroll(toOffset: 10)
        #expect(!host.texts.contains("Bin"))
    }

    @Test func `R12.1: the menu of a view has its buttons, after the entries of its own`() {
        let host = host {
            VStack {
                card("a")
                card("b").contextMenu { Button("Copy") { journal.note("copy") } }
                Text("c").contextMenu { Button("Copy") { journal.note("copy c") } }
                    .swipeActions { Button("Bin") { journal.note("bin c") } }
            }
            .swipeActionsContainer()
        }
        #expect(host.element("a")?.menu == ["Pin", "Bin", "Flag"])
        #expect(host.element("c")?.menu == ["Copy", "Bin"])
        host.element("c")?.choose("Bin")
        host.element("c")?.choose("Copy")
        #expect(journal.take() == ["bin c", "copy c"])
    }

    @Test func `from right to left the trailing buttons are on the left`() {
        let host = host {
            VStack(spacing: 0) { cards() }.swipeActionsContainer().environment(\.layoutDirection, .rightToLeft)
        }
        host.element("b")?.swipe(by: -100)
        #expect(host.element("Bin")!.frame.minX < 20 && host.element("b")!.frame.maxX > 200)
        host.element("b")?.swipe(by: 200)
        #expect(host.element("Pin")!.frame.maxX > 180)
    }

    @Test func `in a list within a container the list takes the swipes, and a container in a list changes nothing`() {
        let host = host { List { cards() }.swipeActionsContainer() }
        host.element("b")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "Flag", "Bin", "c"])
        host.element("c")?.tap()
        #expect(host.texts == ["a", "b", "c"])
        #expect(host.element("a")?.menu == ["Pin", "Bin", "Flag"])
    }

    @Test func `a disabled view is not swiped; one that goes while it is open leaves nothing open`() {
        let isShown = Box(true)
        let host = host {
            VStack {
                card("a").disabled(true)
                if isShown.value { card("b") }
                card("c")
            }
            .swipeActionsContainer()
        }
        host.element("a")?.swipe(by: -100)
        #expect(host.texts == ["a", "b", "c"])
        host.element("b")?.swipe(by: -100)
        isShown.value = false
        host.update()
        #expect(host.texts == ["a", "c"])
        host.element("c")?.swipe(by: -100)
        #expect(host.texts == ["a", "c", "Flag", "Bin"])
    }
}
