/// What the views of a window say about the window itself.
@MainActor
package final class WindowAttributes {
    private var titles: [ObjectIdentifier: (depth: Int, title: String)] = [:]
    private var closeQuestions: [ObjectIdentifier: CloseQuestion] = [:]
    private var covers: [ObjectIdentifier: Binding<Bool>] = [:]
    /// The popovers, or the window, that a view keeps open, by the view.
    private var kept: [ObjectIdentifier: ObjectIdentifier?] = [:]
    private let phase = StateLocation(ScenePhase.background)
    /// What the window is to the person.
    ///
    /// Who reads it is evaluated again when it changes.
    package var scenePhase: ScenePhase {
        get { phase.value }
        set { phase.value = newValue }
    }
    /// Has the field with the focus take what is typed in it, where it does so only at the end; says whether there was
    /// something.
    ///
    /// Nil where no such field has the focus.
    package var endTyping: (@MainActor () -> Bool)?
    /// Called when something differs from before.
    package var onChange: (@MainActor () -> Void)?

    /// The innermost title that a view gives, nil where none does.
    package var title: String? { titles.values.max { $0.depth < $1.depth }?.title }

    /// The question that is to be asked before the window closes, nil where it may close at once.
    package var closeQuestion: CloseQuestion? { closeQuestions.values.first { $0.isNeeded } }

    /// Whether a view covers the whole screen.
    package var coversScreen: Bool { !covers.isEmpty }

    /// Ends what covers the screen, as the window is no longer as large.
    package func uncover() { covers.values.forEach { $0.wrappedValue = false } }

    func set(cover: Binding<Bool>?, by node: _ViewNode) {
        let didCover = coversScreen
        covers[ObjectIdentifier(node)] = cover
        if didCover != coversScreen { onChange?() }
    }

    /// Whether a view has it that a person does not dismiss what is around it.
    ///
    /// - Parameter popover: what is asked about; nil for the window.
    /// - Returns: Whether a view has it.
    func isDismissDisabled(of popover: _ViewNode? = nil) -> Bool {
        kept.values.contains(popover.map(ObjectIdentifier.init))
    }

    func set(keepsOpen: Bool, by node: _ViewNode) {
        var around = node.parent
        while let current = around, !(current is any PopoverSurface) { around = current.parent }
        kept[ObjectIdentifier(node)] = keepsOpen ? .some(around.map(ObjectIdentifier.init)) : nil
    }

    func set(title: String?, by node: _ViewNode) {
        titles[ObjectIdentifier(node)] = title.map { (node.depth, $0) }
        onChange?()
    }

    func set(closeQuestion: CloseQuestion?, by node: _ViewNode) {
        closeQuestions[ObjectIdentifier(node)] = closeQuestion
    }
}

/// Says something about the window.
public struct _WindowModifier: _PrimitiveModifier {
    enum Attribute {
        case title(String)
        case closeQuestion(CloseQuestion)
        case cover(Binding<Bool>)
        case keepsOpen(Bool)
    }

    let attribute: Attribute

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        WindowAttributeNode(item, inputs)
    }
}

/// A view that says something about its window, placed.
final class WindowAttributeNode: _ModifierNode<_WindowModifier> {
    override func build() {
        super.build()
        apply()
    }

    override func modifierChanged(from old: _WindowModifier) { apply() }

    private func apply() {
        switch modifier.attribute {
        case .title(let title): graph.window.set(title: title, by: self)
        case .closeQuestion(let question): graph.window.set(closeQuestion: question, by: self)
        case .cover(let isPresented): graph.window.set(cover: isPresented, by: self)
        case .keepsOpen(let isDisabled): graph.window.set(keepsOpen: isDisabled, by: self)
        }
    }

    override func remove() {
        graph.window.set(title: nil, by: self)
        graph.window.set(closeQuestion: nil, by: self)
        graph.window.set(cover: nil, by: self)
        graph.window.set(keepsOpen: false, by: self)
        super.remove()
    }
}

extension View {
    /// Names the window after what the view shows.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(_WindowModifier(attribute: .title(String(title))))
    }

    /// Names the window after a bound title.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

    /// Names the window after the words of a text.
    public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }

    /// Keeps the sheet or popover around the view open though the person presses Escape, closes the window or clicks
    /// elsewhere; buttons, and ``EnvironmentValues/dismiss``, still close it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_WindowModifier(attribute: .keepsOpen(isDisabled)))
    }

    /// Covers the view with another one that has the whole screen, without the window's header bar.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is shown; written false when the person leaves the full screen by other means.
    ///   - content: takes the whole window. The view below stays as it is and takes neither clicks nor keys meanwhile.
    /// - Returns: The modified view.
    public func fullScreenCover<Cover: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Cover
    ) -> some View {
        let isShown = isPresented.wrappedValue
        return disabled(isShown).overlay {
            if isShown { content().modifier(_WindowModifier(attribute: .cover(isPresented))) }
        }
    }
}
