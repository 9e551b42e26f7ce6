import CGtk
import CorkUI
import Foundation

/// An object that owns a widget: an ``ObjectRef``, or a custom class with additional state.
@MainActor @preconcurrency
public protocol _WidgetOwner: AnyObject {
    /// The widget, which stays the same and alive during the owner's lifetime.
    var widget: UnsafeMutablePointer<GtkWidget> { get }
}

extension ObjectRef: _WidgetOwner {}

/// A view that wraps a custom widget (R8).
///
///     struct Calendar: GtkWidgetRepresentable {
///         let day: Int
///         @Binding var selection: Date
///
///         @MainActor final class Coordinator { let signals = SignalOwner() }
///
///         func makeCoordinator() -> Coordinator { Coordinator() }
///         func makeWidget(context: Context) -> ObjectRef { ObjectRef(sinking: gtk_calendar_new()) }
///         func updateWidget(_ calendar: ObjectRef, context: Context) { gtk_calendar_mark_day(calendar.opaque, guint(day)) }
///     }
///
/// The result of `makeWidget` owns the widget, which thus lives at least as long as the view. Signal handlers are
/// disconnected with their `SignalOwner`, which a coordinator retains.
@MainActor @preconcurrency
public protocol GtkWidgetRepresentable: _Representable where _Object == WidgetType {
    /// The object that owns the widget.
    associatedtype WidgetType: _WidgetOwner
    /// An object that handles signals during the widget's lifetime, created by `makeCoordinator()` (R8.5).
    associatedtype Coordinator = Void
    typealias Context = GtkWidgetRepresentableContext<Self>

    /// Creates the widget when the view is placed; called once, after `makeCoordinator()` (R8.1).
    func makeWidget(context: Context) -> WidgetType
    /// Updates the widget with the view's values; called after it was created and after changes (R8.2).
    func updateWidget(_ widget: WidgetType, context: Context)
    /// Called once when the view is removed, while the widget is still in the window (R8.3).
    static func dismantleWidget(_ widget: WidgetType, coordinator: Coordinator)
    /// Returns the size for a proposal in points, or `nil` to use the widget's own request (R8.6).
    func sizeThatFits(_ proposal: ProposedViewSize, widget: WidgetType, context: Context) -> CGSize?
}

/// The coordinator and the environment of a representable.
public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
    /// The result of `makeCoordinator()`.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    ///
    /// The widget is updated when a value that was read from it changes (R8.2).
    public let environment: EnvironmentValues

    fileprivate init(_ context: _RepresentableContext<Representable.Coordinator>) {
        coordinator = context.coordinator
        environment = context.environment
    }
}

extension GtkWidgetRepresentable {
    /// Does nothing when the view is removed.
    public static func dismantleWidget(_ widget: WidgetType, coordinator: Coordinator) {}
    /// Returns `nil`, so that the widget has the size it requests.
    public func sizeThatFits(_ proposal: ProposedViewSize, widget: WidgetType, context: Context) -> CGSize? { nil }

    /// Creates the widget for the host.
    public func _makeObject(context: _RepresentableContext<Coordinator>) -> WidgetType {
        makeWidget(context: Context(context))
    }
    /// Updates the widget for the host.
    public func _updateObject(_ object: WidgetType, context: _RepresentableContext<Coordinator>) {
        updateWidget(object, context: Context(context))
    }
    /// Dismantles the widget for the host.
    public static func _dismantleObject(_ object: WidgetType, coordinator: Coordinator) {
        dismantleWidget(object, coordinator: coordinator)
    }
    /// Returns the widget's size for the host.
    public func _sizeThatFits(
        _ proposal: ProposedViewSize, _ object: WidgetType, context: _RepresentableContext<Coordinator>
    ) -> CGSize? {
        sizeThatFits(proposal, widget: object, context: Context(context))
    }
}

/// A mount for the widget of a representable.
final class RepresentableMount: WidgetMount {
    private let represented: any _RepresentedNode
    private var isEnabled = true
    /// The size that the widget requested at its last allocation.
    private var request: [Int32] = []

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        represented = node as! any _RepresentedNode
        super.init(node, renderer, (represented.object as! any _WidgetOwner).widget)
        update()
    }

    override func update() {
        // While the view is enabled, the sensitivity of the widget is up to the representable.
        guard node.environment.isEnabled != isEnabled else { return }
        isEnabled.toggle()
        gtk_widget_set_sensitive(child, isEnabled ? 1 : 0)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        represented.representedSize(proposal) ?? nativeSize(proposal)
    }

    override func allocate() {
        super.allocate()
        // The widget's size request may change without an update of the view.
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        var asked = [minimum, natural]
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
        asked += [minimum, natural]
        if !request.isEmpty, asked != request {
            MainLoop.beforeNextFrame { [weak self] in self?.node.invalidateLayout() }
        }
        request = asked
    }
}
