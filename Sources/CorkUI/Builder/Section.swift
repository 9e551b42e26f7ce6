/// Content with a header and a footer. Containers that know sections show it as one (R3.1); others flatten it (R1.11).
public struct Section<Parent, Content, Footer> {
    var header: Parent
    var content: Content
    var footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
    /// A section with header and footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// A section as an early version spelled it.
    @available(*, deprecated, renamed: "init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// A section as an early version spelled it.
    @available(*, deprecated, renamed: "init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// A section with a header that is made already.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section with neither header nor footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section under a title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: Never { fatalError("Section has no body: its container shows it") }

    public static func _shape(_ table: inout ShapeTable) -> ListShape {
        let parts = table.shape(of: Parent.self) + table.shape(of: Content.self) + table.shape(of: Footer.self)
        return ListShape(arity: parts.arity, isPure: false, hasIDs: true, hasValues: true, hasSections: true)
    }

    public func _item(at index: Int, _ inputs: ItemInputs) -> ListItem {
        preconditionFailure("A section is followed by a node")
    }

    public static func _makeListNode(_ view: Self, _ inputs: ListInputs) -> TypedListNode<Self> {
        SectionListNode(view, inputs)
    }

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        preconditionFailure("A section is placed as its subviews")
    }
}

/// Follows header, content and footer as three stretches of one list.
final class SectionListNode<Parent: View, Content: View, Footer: View>: TypedListNode<Section<Parent, Content, Footer>>
{
    private var header: TypedListNode<Parent>!
    private var content: TypedListNode<Content>!
    private var footer: TypedListNode<Footer>!

    init(_ view: Section<Parent, Content, Footer>, _ inputs: ListInputs) {
        super.init(inputs)
        header = Parent._makeListNode(view.header, part(0))
        content = Content._makeListNode(view.content, part(1))
        footer = Footer._makeListNode(view.footer, part(2))
    }

    private func part(_ slot: Int) -> ListInputs { inputs.appending(.slot(slot)).below(self) }

    override var count: Int { header.count + content.count + footer.count }

    override func source(of index: inout Int) -> ListNode {
        for part: ListNode in [header, content] {
            let count = part.count
            if index < count { return part.source(of: &index) }
            index -= count
        }
        return footer.source(of: &index)
    }

    override func update(_ view: Section<Parent, Content, Footer>, _ inputs: ListInputs) -> [Splice] {
        self.inputs = inputs
        let (oldHeader, oldContent) = (header.count, content.count)
        let headerChanges = header.update(view.header, part(0))
        let contentChanges = content.update(view.content, part(1))
        let footerChanges = footer.update(view.footer, part(2))
        let (newHeader, newContent) = (header.count, content.count)
        return headerChanges
            + contentChanges.map { $0.shifted(old: oldHeader, new: newHeader) }
            + footerChanges.map { $0.shifted(old: oldHeader + oldContent, new: newHeader + newContent) }
    }

    override func childChanged(_ child: ListNode, _ splices: [Splice]) {
        let offset = child === header ? 0 : child === content ? header.count : header.count + content.count
        changed(splices.map { $0.shifted(old: offset, new: offset) })
    }

    override func collectSections(into marks: inout [SectionMark], base: Int) {
        marks.append(
            SectionMark(
                id: inputs.item.id, values: inputs.item.values, start: base, header: header.count,
                content: content.count, footer: footer.count))
    }

    override func tearDown() {
        header.tearDown()
        content.tearDown()
        footer.tearDown()
        super.tearDown()
    }
}
