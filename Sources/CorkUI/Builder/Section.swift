/// Content with a header and a footer.
///
/// Containers that support sections present it as a section (R3.1); others flatten it (R1.11).
public struct Section<Parent, Content, Footer> {
    @usableFromInline var header: Parent
    @usableFromInline var content: Content
    @usableFromInline var footer: Footer
    /// A binding to a Boolean value that indicates whether the content is shown, in containers that can hide it
    /// (R3.16); `nil` if it cannot be hidden.
    @usableFromInline var isExpanded: Binding<Bool>?
    /// A Boolean value that indicates whether such containers let people hide the content.
    @usableFromInline var isCollapsible = true

    @inlinable
    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    @inlinable
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section; an early spelling of another initializer.
    @available(*, deprecated, renamed: "init(content:header:footer:)")
    @inlinable
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    @inlinable
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section; an early spelling of another initializer.
    @available(*, deprecated, renamed: "init(content:footer:)")
    @inlinable
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    @inlinable
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header, whose content can be hidden.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to a Boolean value that indicates whether the content is shown. Containers that cannot
    ///     hide sections show it in any case (R3.16).
    ///   - content: The content of the section.
    ///   - header: The header of the section.
    @inlinable
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section; an early spelling of another initializer.
    @available(*, deprecated, renamed: "init(content:header:)")
    @inlinable
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header or a footer.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title as its header.
    @inlinable
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title as its header.
    @_disfavoredOverload
    @inlinable
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section with a localized title as its header, whose content can be hidden.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title.
    ///   - isExpanded: A binding to a Boolean value that indicates whether the content is shown. Containers that cannot
    ///     hide sections show it in any case (R3.16).
    ///   - content: The content of the section.
    @inlinable
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// Creates a section with a title as its header, whose content can be hidden.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isExpanded: A binding to a Boolean value that indicates whether the content is shown. Containers that cannot
    ///     hide sections show it in any case (R3.16).
    ///   - content: The content of the section.
    @_disfavoredOverload
    @inlinable
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether people can hide the content in containers that support that.
    public func collapsible(_ collapsible: Bool) -> some View {
        var section = self
        section.isCollapsible = collapsible
        return section
    }
}

/// A modifier that adds actions to a section.
public struct _SectionActionsModifier: _MetadataModifier {
    let actions: AnyView

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) { inputs.values.sectionActions = actions }
}

extension View {
    /// Adds controls to a section, which its container finds in ``SectionConfiguration/actions``.
    public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
        modifier(_SectionActionsModifier(actions: AnyView(content())))
    }
}

private struct SectionActionsKey: ContainerValueKey {
    static var defaultValue: AnyView? { nil }
}

extension ContainerValues {
    /// The actions of `sectionActions(content:)`, which the next section takes.
    fileprivate var sectionActions: AnyView? {
        get { self[SectionActionsKey.self] }
        set { self[SectionActionsKey.self] = newValue }
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Section has no body: its container shows it") }

    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        let parts = table.shape(of: Parent.self) + table.shape(of: Content.self) + table.shape(of: Footer.self)
        return _ViewListShape(arity: parts.arity, isPure: false, hasIDs: true, hasValues: true, hasSections: true)
    }

    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? {
        guard isExpanded == nil, let header = header._plainCount, let content = content._plainCount,
            let footer = footer._plainCount
        else { return nil }
        return _PlainCount(sectionOf: header.total, content.total, footer.total)
    }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("A section is followed by a node")
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        SectionListNode(view, inputs)
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("A section is placed as its subviews")
    }
}

/// The list node of a section, which concatenates the header, the content, and the footer.
final class SectionListNode<Parent: View, Content: View, Footer: View>:
    _TypedListNode<Section<Parent, Content, Footer>>, ExplicitSection
{
    private var header: _TypedListNode<Parent>!
    /// The list node of the content, or `nil` while the content is hidden.
    private var content: _TypedListNode<Content>?
    private var view: Section<Parent, Content, Footer>
    private var footer: _TypedListNode<Footer>!
    private var actions: ResolvedList?
    private let parts = SectionParts(header: SectionPart(), content: SectionPart(), footer: SectionPart())
    private(set) var counts = SectionCounts(header: 0, content: 0, footer: 0)

    init(_ view: Section<Parent, Content, Footer>, _ inputs: _ListInputs) {
        self.view = view
        super.init(Self.own(inputs))
        noteIndexLabel()
        updateActions(inputs)
        header = Parent._makeListNode(view.header, part(0))
        if showsContent { content = Content._makeListNode(view.content, part(1)) }
        footer = Footer._makeListNode(view.footer, part(2))
        recount()
    }

    private func recount() {
        counts = SectionCounts(header: header.count, content: content?.count ?? 0, footer: footer.count)
    }

    /// Returns inputs without the section's actions, which do not apply to its parts.
    private static func own(_ inputs: _ListInputs) -> _ListInputs {
        guard inputs.item.values.sectionActions != nil else { return inputs }
        var inputs = inputs
        inputs.item.values.remove(SectionActionsKey.self)
        return inputs
    }

    private func noteIndexLabel() { if indexLabel != nil { inputs.list.hasSectionIndex = true } }

    private func updateActions(_ inputs: _ListInputs) {
        let view = inputs.item.values.sectionActions
        if let actions, let view {
            actions.update(view, environment: inputs.environment)
        } else {
            removeActions()
            actions = view.map { ResolvedList($0, graph: graph, environment: inputs.environment, depth: depth + 1) }
            actions?.onChange = { [unowned self] in changed(ListChange()) }
        }
    }

    private func removeActions() {
        actions?.onChange = nil
        actions?.tearDown()
        actions = nil
    }

    /// A Boolean value that indicates whether the content is listed; only lists that hide sections leave it out.
    private var showsContent: Bool {
        guard let isExpanded = view.isExpanded, inputs.isInRows, inputs.environment._listLook.hidesSections else {
            return true
        }
        return tracking { isExpanded.wrappedValue }
    }

    /// Updates, adds, or removes the content.
    ///
    /// - Returns: The change, relative to the start of the content.
    private func updateContent() -> ListChange {
        switch (content, showsContent) {
        case (let content?, true): return content.update(view.content, part(1))
        case (nil, false): return ListChange()
        case (let content?, false):
            let count = content.count
            content.tearDown()
            self.content = nil
            return .replacing(count, with: 0)
        case (nil, true):
            let content = Content._makeListNode(view.content, part(1))
            self.content = content
            return .replacing(0, with: content.count)
        }
    }

    /// Updates the list after the content was shown or hidden.
    override func evaluate() {
        let change = updateContent()
        recount()
        note(change, of: parts.content)
        changed(change.shifted(old: counts.header, new: counts.header))
    }

    /// Records a change of a part in the next version of the list.
    private func note(_ change: ListChange, of part: SectionPart) {
        if !change.keepsOrder { part.order = inputs.list.version + 1 }
    }

    /// Returns a part with `count` subviews that starts at `start`.
    private func listed(_ part: SectionPart, from start: Int, _ count: Int) -> ListPart {
        part.start = start
        return ListPart(
            anchor: part, start: start, offsets: 0..<count, order: max(part.order, inputs.list.remadeOrder))
    }

    private func part(_ slot: Int) -> _ListInputs { inputs.appending(.slot(slot)).below(self) }

    override var count: Int { counts.header + counts.content + counts.footer }

    override func source(of index: inout Int) -> _ViewListNode {
        if index < counts.header { return header.source(of: &index) }
        index -= counts.header
        if let content, index < counts.content { return content.source(of: &index) }
        index -= counts.content
        return footer.source(of: &index)
    }

    override func update(_ view: Section<Parent, Content, Footer>, _ inputs: _ListInputs) -> ListChange {
        self.inputs = Self.own(inputs)
        noteIndexLabel()
        updateActions(inputs)
        self.view = view
        let old = counts
        var change = header.update(view.header, part(0))
        note(change, of: parts.header)
        let contentChange = updateContent()
        note(contentChange, of: parts.content)
        let footerChange = footer.update(view.footer, part(2))
        note(footerChange, of: parts.footer)
        recount()
        change.append(contentChange, old: old.header, new: counts.header)
        change.append(footerChange, old: old.header + old.content, new: counts.header + counts.content)
        return change
    }

    override func childChanged(_ child: _ViewListNode, _ change: ListChange) {
        recount()
        var offset = 0
        if child === header {
            note(change, of: parts.header)
        } else if child === content {
            note(change, of: parts.content)
            offset = counts.header
        } else {
            note(change, of: parts.footer)
            offset = counts.header + counts.content
        }
        changed(change.shifted(old: offset, new: offset))
    }

    override func visitParts(from base: Int, _ visit: (_ViewListNode, Int) -> Void) {
        visit(header, base)
        if let content { visit(content, base + counts.header) }
        visit(footer, base + counts.header + counts.content)
    }

    override func visitSections(from base: Int, _ visit: (SectionCounts, Int) -> Void) { visit(counts, base) }
    override var section: (any ExplicitSection)? { self }

    var isExpanded: Binding<Bool>? { view.isExpanded }
    var isCollapsible: Bool { view.isCollapsible }
    var indexLabel: Text? { inputs.item.values.sectionIndexLabel }

    func range(from start: Int) -> SectionRange {
        let (content, footer) = (start + counts.header, start + counts.header + counts.content)
        return SectionRange(
            id: inputs.item.id, values: inputs.item.values,
            parts: SectionParts(
                header: listed(parts.header, from: start, counts.header),
                content: listed(parts.content, from: content, counts.content),
                footer: listed(parts.footer, from: footer, counts.footer)),
            actions: actions, isExpanded: view.isExpanded, isCollapsible: view.isCollapsible)
    }

    override func tearDown() {
        header.tearDown()
        content?.tearDown()
        footer.tearDown()
        removeActions()
        super.tearDown()
    }
}
