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

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func navigationSubtitle<T>(_ subtitle: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func navigationTransition(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
    ) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

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
    public nonisolated func textRenderer<T>(_ renderer: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func textEditorStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func buttonRepeatBehavior(_ behavior: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func menuOrder(_ order: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func controlGroupStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func tableStyle(_ style: _UnavailableValue) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func indexViewStyle(_ style: _UnavailableValue) -> Self { self }

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
    public nonisolated func luminanceToAlpha() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func colorEffect(_ shader: _UnavailableValue, isEnabled: Bool = true) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: _UnavailableValue) -> Self {
        self
    }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func backgroundExtensionEffect() -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func alternatingRowBackgrounds(_ behavior: _UnavailableValue = .enabled) -> Self { self }

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
    public nonisolated func scrollTransition<C>(
        _ configuration: _UnavailableValue = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> C
    ) -> Self { self }

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
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    @available(*, unavailable, message: "Not in CorkUI yet")
    public nonisolated func searchCompletion(_ completion: String) -> Self { self }

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
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    ) -> Self { self }

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

@available(*, unavailable, message: "Not in CorkUI yet")
public struct RenameButton: View {
    public nonisolated init() {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct AsyncImage<Content: View>: View {
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { nil }
    public var error: (any Error)? { nil }
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
public struct TimelineView<Content: View>: View {
    public nonisolated init(
        _ schedule: _UnavailableValue, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct TimelineViewDefaultContext {
    public var date: Date
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
public struct PresentationDetent: Hashable, Sendable {
    public static var medium: Self { fatalError() }
    public static var large: Self { fatalError() }
    public static func fraction(_ fraction: CGFloat) -> Self { fatalError() }
    public static func height(_ height: CGFloat) -> Self { fatalError() }
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
public protocol CustomAnimation {}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol DropDelegate {}

@available(*, unavailable, message: "Not in CorkUI yet")
public protocol TimelineSchedule {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct UnitCurve {}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public nonisolated init(
        isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
extension MenuBarExtra where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String = "", isInserted: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable, message: "Not in CorkUI yet: use List or Grid")
public struct Table<Row>: View {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @_UnavailableColumns<Row> columns: () -> TableColumn<Row>
    ) where Data.Element == Row {}
    public init<Data: RandomAccessCollection, S>(
        _ data: Data, selection: S, @_UnavailableColumns<Row> columns: () -> TableColumn<Row>
    ) where Data.Element == Row {}
    public init<Data: RandomAccessCollection, O>(
        _ data: Data, sortOrder: O, @_UnavailableColumns<Row> columns: () -> TableColumn<Row>
    ) where Data.Element == Row {}
    public init<Data: RandomAccessCollection, S, O>(
        _ data: Data, selection: S, sortOrder: O, @_UnavailableColumns<Row> columns: () -> TableColumn<Row>
    ) where Data.Element == Row {}
    public var body: Never { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet: use List or Grid")
public struct TableColumn<Row> {
    public init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<Row, V>) {}
    public init<V, C: View>(
        _ titleKey: LocalizedStringKey, value: KeyPath<Row, V>, @ViewBuilder content: (Row) -> C
    ) {}
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: (Row) -> C) {}
    public func width(_ width: CGFloat?) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

@available(*, unavailable, message: "There is none yet")
@resultBuilder
public struct _UnavailableColumns<Row> {
    public static func buildBlock(_ columns: TableColumn<Row>...) -> TableColumn<Row> { fatalError() }
}

@available(*, unavailable, message: "Not in CorkUI yet")
public struct ImageRenderer {}

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

// MARK: Names of other frameworks

extension Timer {
    @available(*, unavailable, message: "Not in CorkUI yet: use task(_:) and Task.sleep")
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _UnavailablePublisher { fatalError() }
}

@available(*, unavailable, message: "There is none yet")
public struct _UnavailablePublisher {
    public func autoconnect() -> Self { self }
}
