import CorkTesting
import Testing

@testable import CorkUI

@MainActor
@Suite struct HeldViewTests {
    /// An object that a view retains.
    private final class Content {}

    private struct Label<Mark>: View {
        let content: Content
        let mark: Mark

        var body: some View { Text("\(mark)") }
    }

    @Test func `a part keeps the whole, and the last one lets go of it`() {
        weak var content: Content?
        var part: _HeldView?
        do {
            let made = Content()
            content = made
            let whole = _HeldView(Label(content: made, mark: 1).padding())
            part = type(of: Label(content: made, mark: 1).padding())._modified(whole)?.content.held
        }
        #expect(part?.value(as: Label<Int>.self).content === content)
        #expect(content != nil)
        part = nil
        #expect(content == nil)
    }

    @Test func `parts are found whatever room and place they need`() throws {
        let content = Content()
        func check<Mark: Equatable>(_ mark: Mark) throws {
            let view = TupleView(
                Label(content: content, mark: true), Label(content: content, mark: mark).opacity(0.25), Text("end"))
            let items = (0..<3).map { type(of: view)._item(of: _HeldView(view), at: $0, .single) }
            #expect(items[0].value(as: Label<Bool>.self).mark)
            let parts = items[1].held.type._modified(items[1].held)
            let modified = try #require(parts)
            let inner = modified.content
            let isModifier = modified.modifier == _OpacityModifier.self
            #expect(isModifier)
            #expect(items[1].held.part(_OpacityModifier.self, at: modified.offset).opacity == 0.25)
            #expect(inner.value(as: Label<Mark>.self).mark == mark)
            #expect(inner.value(as: Label<Mark>.self).content === content)
            #expect(items[2].value(as: Text.self)._description.text == "end")
        }
        try check(UInt8(7))
        try check(Optional(UInt16(7)))
        try check("a long text that does not fit into a word or two")
        try check(SIMD8<Double>(repeating: 7))
        try check([1, 2, 3])
    }

    @Test func `views are the same where what they hold is, and only there`() {
        let content = Content()
        let held = _HeldView(Label(content: content, mark: 1))
        #expect(held.isSame(as: _HeldView(Label(content: content, mark: 1))))
        #expect(!held.isSame(as: _HeldView(Label(content: content, mark: 2))))
        #expect(!held.isSame(as: _HeldView(Label(content: Content(), mark: 1))))
        #expect(!held.isSame(as: _HeldView(Label(content: content, mark: "1"))))
        #expect(held.isSame(as: held))
    }

    @Test func `items are compared by the views they hold where a view holds them`() {
        let content = Content()
        func item(_ mark: Int) -> _ViewListItem { _ViewListItem(Label(content: content, mark: mark), .single) }
        #expect(ValueComparator.equal(item(1), item(1)))
        #expect(!ValueComparator.equal(item(1), item(2)))
    }

    @Test func `a view on its way is of the type it was`() {
        let held = _HeldView(Label(content: Content(), mark: 1))
        let moved = held.with(Label(content: Content(), mark: 2))
        let isSameType = moved.type == held.type
        #expect(isSameType)
        #expect(moved.value(as: Label<Int>.self).mark == 2)
    }

    @Test func `an optional view is where what it wraps is`() {
        let view: Label<UInt8>? = Label(content: Content(), mark: 3)
        let item = Label<UInt8>?._item(of: _HeldView(view), at: 0, .single)
        #expect(item.value(as: Label<UInt8>.self).mark == 3)
    }
}
