import CGtk

/// A strong reference to a GObject, released with this object.
@MainActor
public final class ObjectRef: ObjectPointer {
    /// The address of the object, valid during the lifetime of this reference.
    nonisolated(unsafe) public let objectAddress: UnsafeMutableRawPointer

    /// Sinks a floating reference, as constructors of widgets return it, or adds a reference to an object that isn't
    /// floating.
    public init(sinking object: some ObjectPointer) {
        objectAddress = g_object_ref_sink(object.objectAddress)
    }

    /// Adds a reference to an object that others own, as the results of getters.
    public init(retaining object: some ObjectPointer) {
        objectAddress = g_object_ref(object.objectAddress)
    }

    /// Takes ownership of a reference, as functions with "transfer full" return it.
    public init(adopting object: some ObjectPointer) {
        objectAddress = object.objectAddress
    }

    isolated deinit {
        g_object_unref(objectAddress)
    }

    /// The object as a widget.
    ///
    /// - Precondition: it is one; checked in debug builds.
    public var widget: UnsafeMutablePointer<GtkWidget> {
        assert(isA(gtk_widget_get_type()), "The object is no GtkWidget.")
        return cast()
    }
}
