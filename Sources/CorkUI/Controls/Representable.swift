import Foundation

/// A view that an object from outside of CorkUI shows: the common part of the representables of all hosts (R8).
///
/// The object is made when the view is placed (R8.7) and updated immediately after (R8.1). It is updated again when
/// stored values, state, or environment values that were read through the context change (R8.2). It is dismantled
/// exactly once, when the view is removed (R8.3).
@MainActor @preconcurrency
public protocol _Representable: _UnaryView {
    associatedtype _Object: AnyObject
    /// An object that communicates for the object that shows the view. It is made once and lives as long as that (R8.5,
    /// R8.8).
    associatedtype Coordinator = Void

    /// Makes the coordinator, before the object.
    func makeCoordinator() -> Coordinator
    func _makeObject(context: _RepresentableContext<Coordinator>) -> _Object
    func _updateObject(_ object: _Object, context: _RepresentableContext<Coordinator>)
    static func _dismantleObject(_ object: _Object, coordinator: Coordinator)
    /// Returns the size in points for a proposal, or `nil` to use the object's own measurement (R8.6).
    func _sizeThatFits(
        _ proposal: ProposedViewSize, _ object: _Object, context: _RepresentableContext<Coordinator>
    ) -> CGSize?
}

extension _Representable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

extension _Representable {
    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        RepresentableNode<Self>(item, inputs)
    }
}

/// The coordinator and environment of a representable.
@MainActor
public struct _RepresentableContext<Coordinator> {
    /// The result of `makeCoordinator()`.
    public let coordinator: Coordinator
    /// The environment of the view.
    ///
    /// A change of a value that was read from it updates the object.
    public let environment: EnvironmentValues
}

/// The node of a representable, independent of its type.
@MainActor
public protocol _RepresentedNode: _ViewNode {
    /// The object that shows the view, or `nil` after the view was removed.
    var object: AnyObject? { get }
    /// Returns the size that the representable chooses, or `nil` to use the object's own measurement.
    func representedSize(_ proposal: ProposedViewSize) -> CGSize?
}

/// The node of a representable.
final class RepresentableNode<R: _Representable>: _ViewNode, _RepresentedNode {
    private var properties = PropertyStorage(ValueComparator.of(R.self))
    private var represented: (object: R._Object, coordinator: R.Coordinator)?
    private let reads = EnvironmentReads()

    var object: AnyObject? { represented?.object }

    /// Returns the view with its dynamic properties attached to their storage.
    private func connectedView() -> R {
        var view = item.value(as: R.self)
        properties.attach(to: &view, environment: environment, graph: graph)
        return view
    }

    private func context(_ coordinator: R.Coordinator) -> _RepresentableContext<R.Coordinator> {
        _RepresentableContext(coordinator: coordinator, environment: environment.recording(in: reads))
    }

    override func build() {
        let view = connectedView()
        let coordinator = view.makeCoordinator()
        represented = (view._makeObject(context: context(coordinator)), coordinator)
        updateObject()
    }

    override var evaluated: String { "\(R.self)" }

    private func updateObject() {
        guard let (object, coordinator) = represented else { return }
        tracking { connectedView()._updateObject(object, context: context(coordinator)) }
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let isOther = !ValueComparator.equal(old.value(as: R.self), item.value(as: R.self))
        if isOther || isDirty || properties.isOutdated(in: environment) || reads.areOutdated(in: environment) {
            evaluate()
        }
        if environmentChanged { updateMount() }
    }

    override func evaluate() {
        updateObject()
        invalidateLayout()
    }

    func representedSize(_ proposal: ProposedViewSize) -> CGSize? {
        guard let (object, coordinator) = represented else { return nil }
        return connectedView()._sizeThatFits(proposal, object, context: context(coordinator))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        representedSize(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    override func remove() {
        if let (object, coordinator) = represented {
            represented = nil
            R._dismantleObject(object, coordinator: coordinator)
        }
        super.remove()
    }
}
