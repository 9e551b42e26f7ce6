/// The attributes that the views of a window set on the window.
@MainActor
package final class WindowAttributes {
    private var titles: [ObjectIdentifier: (depth: Int, title: String)] = [:]
    private var closeQuestions: [ObjectIdentifier: CloseQuestion] = [:]
    private var covers: [ObjectIdentifier: Binding<Bool>] = [:]
    private var awakeReasons: [ObjectIdentifier: String] = [:]
    /// For each view that disables interactive dismissal, the popover around it, or `nil` for the window.
    private var kept: [ObjectIdentifier: ObjectIdentifier?] = [:]
    private let phase = StateLocation(ScenePhase.background)
    /// The phase of the window.
    ///
    /// Nodes that read it are evaluated again when it changes.
    package var scenePhase: ScenePhase {
        get { phase.value }
        set { phase.value = newValue }
    }
    /// Commits the text of the focused field and returns whether there was any.
    ///
    /// It is `nil` if the focused field needs no commit, or no field has the focus.
    package var endTyping: (@MainActor () -> Bool)?
    /// Called when an attribute changed.
    package var onChange: (@MainActor () -> Void)?

    /// The title set by the deepest view; `nil` if no view sets one.
    package var title: String? { titles.values.max { $0.depth < $1.depth }?.title }

    /// The question to ask before the window closes; `nil` if it may close immediately.
    package var closeQuestion: CloseQuestion? { closeQuestions.values.first { $0.isNeeded } }

    /// A Boolean value that indicates whether a view is presented full screen.
    package var coversScreen: Bool { !covers.isEmpty }

    /// The reason why the screen is kept on; `nil` if no view asks for it.
    package var awakeReason: String? { awakeReasons.values.min() }

    /// Dismisses full-screen views because the window left full screen.
    package func uncover() { covers.values.forEach { $0.wrappedValue = false } }

    func set(cover: Binding<Bool>?, by node: _ViewNode) {
        let didCover = coversScreen
        covers[ObjectIdentifier(node)] = cover
        if didCover != coversScreen { onChange?() }
    }

    /// Returns whether a view disables the interactive dismissal of its presentation.
    ///
    /// - Parameter popover: The popover; `nil` for the window.
    /// - Returns: Whether a view disables it.
    func isDismissDisabled(of popover: _ViewNode? = nil) -> Bool {
        kept.values.contains(popover.map(ObjectIdentifier.init))
    }

    func set(keepsOpen: Bool, by node: _ViewNode) {
        var around = node.parent
        while let current = around, !(current is any AnyPopoverNode) { around = current.parent }
        kept[ObjectIdentifier(node)] = keepsOpen ? .some(around.map(ObjectIdentifier.init)) : nil
    }

    private var colorSchemes: [ObjectIdentifier: (depth: Int, colorScheme: ColorScheme)] = [:]
    /// The color scheme that the outermost view prefers; `nil` for that of the desktop.
    package var preferredColorScheme: ColorScheme? { colorSchemes.values.min { $0.depth < $1.depth }?.colorScheme }

    func set(colorScheme: ColorScheme?, by node: _ViewNode) {
        let old = preferredColorScheme
        colorSchemes[ObjectIdentifier(node)] = colorScheme.map { (node.depth, $0) }
        if preferredColorScheme != old { onChange?() }
    }

    func set(awakeReason: String?, by node: _ViewNode) {
        let former = self.awakeReason
        awakeReasons[ObjectIdentifier(node)] = awakeReason
        if former != self.awakeReason { onChange?() }
    }

    func set(title: String?, by node: _ViewNode) {
        titles[ObjectIdentifier(node)] = title.map { (node.depth, $0) }
        onChange?()
    }

    func set(closeQuestion: CloseQuestion?, by node: _ViewNode) {
        closeQuestions[ObjectIdentifier(node)] = closeQuestion
    }
}

/// A modifier that sets an attribute of the window.
public struct _WindowModifier: _PrimitiveModifier {
    enum Attribute {
        case title(String)
        case closeQuestion(CloseQuestion)
        case cover(Binding<Bool>)
        case keepsOpen(Bool)
        case colorScheme(ColorScheme?)
        case keepsScreenOn(String?)
    }

    let attribute: Attribute

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        WindowAttributeNode(item, inputs)
    }
}

/// The node of a view that sets an attribute of its window.
final class WindowAttributeNode: _ModifierNode<_WindowModifier> {
    override func build() {
        super.build()
        apply()
    }

    override func modifierChanged(from old: _WindowModifier) { apply() }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        if environmentChanged { apply() }
    }

    private func apply() {
        switch modifier.attribute {
        case .title(let title): graph.window.set(title: environment.isCovered ? nil : title, by: self)
        case .closeQuestion(let question): graph.window.set(closeQuestion: question, by: self)
        case .cover(let isPresented): graph.window.set(cover: isPresented, by: self)
        case .keepsOpen(let isDisabled): graph.window.set(keepsOpen: isDisabled, by: self)
        case .colorScheme(let colorScheme): graph.window.set(colorScheme: colorScheme, by: self)
        case .keepsScreenOn(let reason): graph.window.set(awakeReason: reason, by: self)
        }
    }

    override func remove() {
        graph.window.set(title: nil, by: self)
        graph.window.set(closeQuestion: nil, by: self)
        graph.window.set(cover: nil, by: self)
        graph.window.set(keepsOpen: false, by: self)
        graph.window.set(colorScheme: nil, by: self)
        graph.window.set(awakeReason: nil, by: self)
        super.remove()
    }
}

extension View {
    /// Sets the color scheme of the program's windows while the view is shown; `nil` for that of the desktop.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(_WindowModifier(attribute: .colorScheme(colorScheme)))
    }

    /// Sets the color scheme in which the view draws; native widgets keep that of the window.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Sets the title of the window to a localized text.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the window.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(_WindowModifier(attribute: .title(String(title))))
    }

    /// Sets the title of the window to the value of a binding.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

    /// Sets the title of the window to the content of a text.
    public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }

    /// Prevents the person from dismissing the sheet or popover around the view by Escape, closing or clicking
    /// elsewhere.
    ///
    /// Buttons and ``EnvironmentValues/dismiss`` still close it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_WindowModifier(attribute: .keepsOpen(isDisabled)))
    }

    /// Keeps the screen on while the view is shown.
    ///
    /// - Parameter reason: A short sentence that the desktop may show; `nil` lets the screen blank as usual.
    /// - Returns: The modified view.
    package func keepsScreenOn(_ reason: String?) -> some View {
        modifier(_WindowModifier(attribute: .keepsScreenOn(reason)))
    }

    /// Presents another view over this one that fills the screen, without the window's header bar.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the view is presented; set to false when the window leaves full screen by other means.
    ///   - content: The presented view; the view below is hidden meanwhile, and has the focus again afterwards.
    /// - Returns: The modified view.
    public func fullScreenCover<Cover: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Cover
    ) -> some View {
        let isShown = isPresented.wrappedValue
        return modifier(FocusReturn(isCovered: isShown))
            .disabled(isShown)
            .opacity(isShown ? 0 : 1)
            // An uncovered view is fully visible at once, so that it can take the focus.
            .transaction(value: isShown) { if !isShown { $0.animation = nil } }
            .overlay { if isShown { content().modifier(_WindowModifier(attribute: .cover(isPresented))) } }
    }
}
