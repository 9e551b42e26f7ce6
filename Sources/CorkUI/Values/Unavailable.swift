// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary

import Foundation

// Names of SwiftUI that are not in CorkUI yet, so that the compiler names them in errors. For an unknown modifier, it
// would check an expression for seconds and then report another place.
//
// Declare each name with its labels once: the type checker tries several unavailable overloads only after everything
// else has failed, which takes as long as an absent name. Use default values and generic parameters for the forms of a modifier.
//
// Remove a name from this file when you declare it.

// MARK: Modifiers

extension View {
    @available(*, unavailable, message: "Not in CorkUI: use navigationTitle(_:)")
    public nonisolated func navigationBarTitle<T>(_ title: T, displayMode: _UnavailableValue = .automatic) -> Self {
        self
    }

    @available(*, unavailable, message: "Not in CorkUI: a header bar has one kind of title")
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: a header bar has one kind of title")
    public nonisolated func toolbarTitleDisplayMode(_ mode: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use toolbar(content:)")
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L = EmptyView(), trailing: T = EmptyView())
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func navigationSubtitle<T>(_ subtitle: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use NavigationStack or NavigationSplitView")
    public nonisolated func navigationViewStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func navigationTransition(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func tabViewStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarBackground<S>(_ style: S, for bars: _UnavailableValue...) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: _UnavailableValue...)
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: _UnavailableValue...) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbar(_ visibility: Visibility, for bars: _UnavailableValue...) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: _UnavailableValue...) -> Self {
        self
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarRole(_ role: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use tint(_:)")
    public nonisolated func accentColor(_ accentColor: Color?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use ignoresSafeArea(_:edges:)")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: a desktop has no status bar")
    public nonisolated func statusBar(hidden: Bool) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: a desktop has no status bar")
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use autocorrectionDisabled(_:)")
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use textInputAutocapitalization(_:)")
    public nonisolated func autocapitalization(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use confirmationDialog(_:isPresented:titleVisibility:actions:)")
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use alert(_:isPresented:actions:message:)")
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use alert(_:item:actions:message:)")
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> Self {
        self
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void)
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func imageScale(_ scale: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func symbolRenderingMode(_ mode: _UnavailableValue?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func symbolVariant(_ variant: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func symbolEffect<V: Equatable>(_ effect: _UnavailableValue, value: V = 0, isActive: Bool = true)
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func allowsTightening(_ flag: Bool) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func fontWidth(_ width: _UnavailableValue?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func textRenderer<T>(_ renderer: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func textEditorStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func buttonBorderShape(_ shape: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func buttonRepeatBehavior(_ behavior: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func menuStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func menuIndicator(_ visibility: Visibility) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func menuOrder(_ order: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func gaugeStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func controlGroupStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func controlSize(_ controlSize: ControlSize) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func tableStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func indexViewStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func hoverEffect(_ effect: _UnavailableValue = .automatic, isEnabled: Bool = true) -> Self {
        self
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func pointerStyle(_ style: _UnavailableValue?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func focusSection() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func onCommand(_ selector: Any, perform action: (() -> Void)?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use draggable(_:)")
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use dropDestination(for:action:isTargeted:)")
    public nonisolated func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use dropDestination(for:action:isTargeted:)")
    public nonisolated func onDrop<D: DropDelegate>(of types: [UTType], delegate: D) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use copyable(_:)")
    public nonisolated func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use cuttable(for:action:)")
    public nonisolated func onCutCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI: use pasteDestination(for:action:validator:)")
    public nonisolated func onPasteCommand(of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void)
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func luminanceToAlpha() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func colorEffect(_ shader: _UnavailableValue, isEnabled: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func redacted(reason: RedactionReasons) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func unredacted() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: _UnavailableValue) -> Self {
        self
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func glassEffect() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func backgroundExtensionEffect() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func alternatingRowBackgrounds(_ behavior: _UnavailableValue = .enabled) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: _UnavailableValue = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func geometryGroup() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func phaseAnimator<Phase: Equatable, C: View, T: Equatable>(
        _ phases: some Sequence<Phase>, trigger: T = 0, @ViewBuilder content: @escaping (Self, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func keyframeAnimator<Value, C: View>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> C,
        keyframes: @escaping (Value) -> Any
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func scrollTransition<C>(
        _ configuration: _UnavailableValue = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> C
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func scrollDismissesKeyboard(_ mode: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func scrollEdgeEffectStyle(_ style: _UnavailableValue?, for edges: Edge.Set) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func layoutDirectionBehavior(_ behavior: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func listItemTint(_ tint: Color?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func headerProminence(_ prominence: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func searchCompletion(_ completion: String) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilityAction(_ kind: _UnavailableValue = .default, _ handler: @escaping () -> Void)
        -> Self
    { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilityAction<T>(named name: T, _ handler: @escaping () -> Void) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilityRotor(_ label: Text, @ViewBuilder entries: () -> some View) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func previewDevice(_ value: String?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func previewInterfaceOrientation(_ value: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func dialogIcon(_ icon: Image?) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func badgeProminence(_ prominence: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func safeAreaBar<V: View>(edge: VerticalEdge, @ViewBuilder content: () -> V) -> Self { self }
}

// MARK: Members of other types

extension Image {
    @available(*, unavailable, message: "Not in CorkUI yet")
    public func renderingMode(_ renderingMode: _UnavailableValue?) -> Image { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public func symbolRenderingMode(_ mode: _UnavailableValue?) -> Image { self }
}

extension Scene {
    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func defaultPosition(_ position: UnitPoint) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func windowStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func windowToolbarStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func menuBarExtraStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func backgroundTask(_ task: _UnavailableValue, action: @escaping () async -> Void) -> Self {
        self
    }
}

// MARK: Environment

extension EnvironmentValues {
    @available(*, unavailable, message: "Not in CorkUI: use dismiss")
    public var presentationMode: Binding<PresentationMode> {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var editMode: Binding<EditMode>? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var accessibilityReduceMotion: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var accessibilityReduceTransparency: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var accessibilityInvertColors: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var accessibilityEnabled: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var accessibilityVoiceOverEnabled: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var legibilityWeight: _UnavailableValue? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var pixelLength: CGFloat {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var managedObjectContext: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var modelContext: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var requestReview: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var supportsMultipleWindows: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var sizeCategory: ContentSizeCategory {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var dynamicTypeSize: DynamicTypeSize {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var controlSize: ControlSize {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var controlActiveState: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var appearsActive: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var dismissSearch: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var headerProminence: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var imageScale: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var symbolRenderingMode: _UnavailableValue? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var symbolVariants: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var allowsTightening: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var isFocused: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var isLuminanceReduced: Bool {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var redactionReasons: RedactionReasons {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var rename: _UnavailableValue? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var buttonRepeatBehavior: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var defaultMinListRowHeight: CGFloat {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var defaultMinListHeaderHeight: CGFloat? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var menuIndicatorVisibility: Visibility {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var openImmersiveSpace: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var backgroundMaterial: Material? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var menuOrder: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var badgeProminence: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var resetFocus: _UnavailableValue {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var documentConfiguration: _UnavailableValue? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public var labelsVisibility: Visibility {
        get { fatalError() }
        set {}
    }
}

// MARK: Types

@available(*, unavailable, message: "Not in CorkUI: use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
extension TabView where SelectionValue == Int {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct Tab<Content: View>: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public nonisolated init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct TabSection<Content: View>: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ControlGroup<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct EditButton: View {
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct RenameButton: View {
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct AsyncImage<Content: View>: View {
    public nonisolated init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content) {}
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
extension AsyncImage where Content == Image {
    public nonisolated init(url: URL?, scale: CGFloat = 1) {}
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ShareLink: View {
    public nonisolated init<T>(item: T) {}
    public nonisolated init<T>(_ titleKey: LocalizedStringKey, item: T) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct HelpLink: View {
    public nonisolated init(action: @escaping () -> Void) {}
    public nonisolated init(destination: URL) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct MultiDatePicker<Label: View>: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct TimelineView<Schedule, Content: View>: View {
    public nonisolated init(
        _ schedule: _UnavailableValue, @ViewBuilder content: @escaping (_UnavailableValue) -> Content
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in nil }
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct KeyframeAnimator<Value, Content: View>: View {
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> Any
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct HSplitView<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct VSplitView<Content: View>: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct GlassEffectContainer<Content: View>: View {
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct MeshGradient: View {
    public nonisolated init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ContainerRelativeShape: View {
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
@propertyWrapper
public struct SceneStorage<Value> {
    public init(wrappedValue: Value, _ key: String) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
@propertyWrapper
public struct FetchRequest<Result> {
    public init() {}
    public var wrappedValue: Result { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}

@available(*, unavailable, message: "Not in CorkUI yet")
@propertyWrapper
public struct FocusedObject<Value: ObservableObject> {
    public init() {}
    public var wrappedValue: Value? { nil }
}

@available(*, unavailable, message: "Not in CorkUI yet")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    public init(_ type: Delegate.Type) {}
    public var wrappedValue: Delegate { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    public init(_ type: Delegate.Type) {}
    public var wrappedValue: Delegate { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct DynamicTypeSize: Hashable, Sendable {
    public static var xSmall: Self { fatalError() }
    public static var small: Self { fatalError() }
    public static var medium: Self { fatalError() }
    public static var large: Self { fatalError() }
    public static var xLarge: Self { fatalError() }
    public static var xxLarge: Self { fatalError() }
    public static var xxxLarge: Self { fatalError() }
    public static var accessibility1: Self { fatalError() }
    public static var accessibility2: Self { fatalError() }
    public static var accessibility3: Self { fatalError() }
    public static var accessibility4: Self { fatalError() }
    public static var accessibility5: Self { fatalError() }
    public var isAccessibilitySize: Bool { false }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ContentSizeCategory: Hashable, Sendable {
    public static var extraSmall: Self { fatalError() }
    public static var small: Self { fatalError() }
    public static var medium: Self { fatalError() }
    public static var large: Self { fatalError() }
    public static var extraLarge: Self { fatalError() }
    public static var extraExtraLarge: Self { fatalError() }
    public static var extraExtraExtraLarge: Self { fatalError() }
    public static var accessibilityMedium: Self { fatalError() }
    public static var accessibilityLarge: Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ControlSize: Hashable, Sendable {
    public static var mini: Self { fatalError() }
    public static var small: Self { fatalError() }
    public static var regular: Self { fatalError() }
    public static var large: Self { fatalError() }
    public static var extraLarge: Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct RedactionReasons: Hashable, Sendable {
    public static var placeholder: Self { fatalError() }
    public static var privacy: Self { fatalError() }
    public static var invalidated: Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct SensoryFeedback: Hashable, Sendable {
    public static var success: Self { fatalError() }
    public static var warning: Self { fatalError() }
    public static var error: Self { fatalError() }
    public static var selection: Self { fatalError() }
    public static var increase: Self { fatalError() }
    public static var decrease: Self { fatalError() }
    public static var start: Self { fatalError() }
    public static var stop: Self { fatalError() }
    public static var alignment: Self { fatalError() }
    public static var levelChange: Self { fatalError() }
    public static var impact: Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct PresentationDetent: Hashable, Sendable {
    public static var medium: Self { fatalError() }
    public static var large: Self { fatalError() }
    public static func fraction(_ fraction: CGFloat) -> Self { fatalError() }
    public static func height(_ height: CGFloat) -> Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ContentTransition: Hashable, Sendable {
    public static var identity: Self { fatalError() }
    public static var opacity: Self { fatalError() }
    public static var interpolate: Self { fatalError() }
    public static func numericText(countsDown: Bool = false) -> Self { fatalError() }
    public static func numericText(value: Double) -> Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct EditMode: Hashable, Sendable {
    public static var active: Self { fatalError() }
    public static var inactive: Self { fatalError() }
    public static var transient: Self { fatalError() }
    public var isEditing: Bool { false }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ScrollTransitionPhase: Hashable, Sendable {
    public static var topLeading: Self { fatalError() }
    public static var identity: Self { fatalError() }
    public static var bottomTrailing: Self { fatalError() }
    public var isIdentity: Bool { true }
    public var value: Double { 0 }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct MoveCommandDirection: Hashable, Sendable {
    public static var up: Self { fatalError() }
    public static var down: Self { fatalError() }
    public static var left: Self { fatalError() }
    public static var right: Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI: use dismiss of the environment")
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ProjectionTransform: Hashable, Sendable {
    public init() {}
    public init(_ m: CGAffineTransform) {}
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct Material: Hashable, Sendable, ShapeStyle {
    public static var ultraThin: Self { fatalError() }
    public static var thin: Self { fatalError() }
    public static var regular: Self { fatalError() }
    public static var thick: Self { fatalError() }
    public static var ultraThick: Self { fatalError() }
    public static var bar: Self { fatalError() }
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
extension ShapeStyle where Self == Material {
    @available(*, unavailable, message: "Not in CorkUI yet")
    public static var ultraThinMaterial: Material { fatalError() }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public static var thinMaterial: Material { fatalError() }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public static var regularMaterial: Material { fatalError() }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public static var thickMaterial: Material { fatalError() }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public static var ultraThickMaterial: Material { fatalError() }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public static var bar: Material { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI: use confirmationDialog(_:isPresented:titleVisibility:actions:)")
public struct ActionSheet {
    public init(title: Text, message: Text? = nil, buttons: [Alert.Button]) {}
}

@available(*, unavailable, message: "Not in CorkUI: use alert(_:isPresented:actions:message:)")
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
        public static func cancel(_ label: Text? = nil, action: (() -> Void)? = nil) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol ProgressViewStyle {}

@available(*, unavailable, message: "Not in CorkUI yet")
extension ProgressViewStyle where Self == _UnavailableProgressViewStyle {
    public static var automatic: Self { fatalError() }
    public static var circular: Self { fatalError() }
    public static var linear: Self { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct _UnavailableProgressViewStyle: ProgressViewStyle {}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol MenuStyle {}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol CustomAnimation {}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol DropDelegate {}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol TimelineSchedule {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct UnitCurve {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct MenuBarExtra {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct TableColumn {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct WheelPickerStyle {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct NavigationLinkPickerStyle {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct PalettePickerStyle {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ImageRenderer {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ToolbarSpacer {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct Glass {}

@available(*, unavailable, message: "There is none yet")
public struct _UnavailableValue: Hashable, Sendable {
    public static var automatic: Self { fatalError() }
    public static var `default`: Self { fatalError() }
    public static var inline: Self { fatalError() }
    public static var large: Self { fatalError() }
    public static var inlineLarge: Self { fatalError() }
    public static var none: Self { fatalError() }
    public static var all: Self { fatalError() }
    public static var small: Self { fatalError() }
    public static var medium: Self { fatalError() }
    public static var page: Self { fatalError() }
    public static var stack: Self { fatalError() }
    public static var columns: Self { fatalError() }
    public static var circular: Self { fatalError() }
    public static var linear: Self { fatalError() }
    public static var capsule: Self { fatalError() }
    public static var circle: Self { fatalError() }
    public static var fill: Self { fatalError() }
    public static var slash: Self { fatalError() }
    public static var square: Self { fatalError() }
    public static var rectangle: Self { fatalError() }
    public static var roundedRectangle: Self { fatalError() }
    public static var monochrome: Self { fatalError() }
    public static var hierarchical: Self { fatalError() }
    public static var palette: Self { fatalError() }
    public static var multicolor: Self { fatalError() }
    public static var template: Self { fatalError() }
    public static var original: Self { fatalError() }
    public static var enabled: Self { fatalError() }
    public static var disabled: Self { fatalError() }
    public static var borderlessButton: Self { fatalError() }
    public static var button: Self { fatalError() }
    public static var navigation: Self { fatalError() }
    public static var editor: Self { fatalError() }
    public static var browser: Self { fatalError() }
    public static var bounce: Self { fatalError() }
    public static var pulse: Self { fatalError() }
    public static var scale: Self { fatalError() }
    public static var variableColor: Self { fatalError() }
    public static var appear: Self { fatalError() }
    public static var replace: Self { fatalError() }
    public static var words: Self { fatalError() }
    public static var sentences: Self { fatalError() }
    public static var allCharacters: Self { fatalError() }
    public static var navigationBar: Self { fatalError() }
    public static var tabBar: Self { fatalError() }
    public static var bottomBar: Self { fatalError() }
    public static var windowToolbar: Self { fatalError() }
    public static var hiddenTitleBar: Self { fatalError() }
    public static var plain: Self { fatalError() }
    public static var titleBar: Self { fatalError() }
    public static var unified: Self { fatalError() }
    public static var unifiedCompact: Self { fatalError() }
    public static var expanded: Self { fatalError() }
    public static var everyMinute: Self { fatalError() }
    public static var animation: Self { fatalError() }
    public static var interactive: Self { fatalError() }
    public static var identity: Self { fatalError() }
    public static var immediately: Self { fatalError() }
    public static var interactively: Self { fatalError() }
    public static var never: Self { fatalError() }
    public static var highlight: Self { fatalError() }
    public static var lift: Self { fatalError() }
    public static var position: Self { fatalError() }
    public static var size: Self { fatalError() }
    public static var frame: Self { fatalError() }
    public static var priority: Self { fatalError() }
    public static var fixed: Self { fatalError() }
    public static var magicTap: Self { fatalError() }
    public static var escape: Self { fatalError() }
    public static var increment: Self { fatalError() }
    public static var decrement: Self { fatalError() }
    public static var standard: Self { fatalError() }
    public static var increased: Self { fatalError() }
    public static var prominent: Self { fatalError() }
    public static var decreased: Self { fatalError() }
    public static var link: Self { fatalError() }
    public static var grabIdle: Self { fatalError() }
    public static var portrait: Self { fatalError() }
    public static var landscapeLeft: Self { fatalError() }
    public static var window: Self { fatalError() }
    public static var menu: Self { fatalError() }
}
