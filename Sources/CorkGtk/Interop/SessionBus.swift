import CGtk
import CorkUI

/// Asynchronous calls on the session bus, which fail in silence where no service answers.
enum SessionBus {
    /// Returns the connection to the bus; `nil` without one.
    static func connection() async -> ObjectRef? {
        let result = await result { g_bus_get(G_BUS_TYPE_SESSION, nil, $0, $1) }
        return g_bus_get_finish(result.opaque, nil).map { ObjectRef(adopting: $0) }
    }

    /// Calls a method of the object and interface that a service is known for.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - service: The service.
    ///   - arguments: The arguments, floating.
    ///   - bus: The connection.
    /// - Returns: The first returned value; `nil` if the call fails.
    static func call(_ method: String, of service: BusService, _ arguments: [OpaquePointer], on bus: ObjectRef) async
        -> Variant?
    {
        let arguments = tuple(arguments)
        let result = await result {
            g_dbus_connection_call(
                bus.opaque, service.name, service.path, service.interface, method, arguments, nil,
                G_DBUS_CALL_FLAGS_NONE, -1, nil, $0, $1)
        }
        return g_dbus_connection_call_finish(bus.opaque, result.opaque, nil).flatMap { Variant(adopting: $0).first }
    }

    /// Calls a method without waiting for its end.
    static func send(_ method: String, to service: BusService, _ arguments: [OpaquePointer], on bus: ObjectRef) {
        g_dbus_connection_call(
            bus.opaque, service.name, service.path, service.interface, method, tuple(arguments), nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }

    private static func tuple(_ values: [OpaquePointer]) -> OpaquePointer {
        values.map(Optional.some).withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    /// Waits for the result of an asynchronous function of GIO.
    private static func result(_ start: (GAsyncReadyCallback?, UnsafeMutableRawPointer) -> Void) async -> ObjectRef {
        await withCheckedContinuation { continuation in
            start(
                { _, result, data in
                    nonisolated(unsafe) let (result, data) = (result!, data!)
                    onMainActor {
                        let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
                        waiting.continuation.resume(returning: ObjectRef(retaining: result))
                    }
                }, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
        }
    }

    private final class Waiting {
        let continuation: CheckedContinuation<ObjectRef, Never>
        init(_ continuation: CheckedContinuation<ObjectRef, Never>) { self.continuation = continuation }
    }
}

/// An object of a D-Bus service.
struct BusService: Sendable {
    let name: String
    let path: String
    let interface: String
}

/// A value of GVariant, which is released with this object.
final class Variant {
    private let value: OpaquePointer

    init(adopting value: OpaquePointer) { self.value = value }

    isolated deinit { g_variant_unref(value) }

    private var isContainer: Bool { g_variant_is_container(value) != 0 }

    /// The values inside; empty for a value that contains none.
    var children: [Variant] {
        guard isContainer else { return [] }
        return (0..<g_variant_n_children(value)).map { Variant(adopting: g_variant_get_child_value(value, $0)) }
    }

    var first: Variant? { children.first }

    /// The number; `nil` for a value of another type.
    var number: UInt32? {
        g_variant_classify(value) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(value) : nil
    }

    /// The fraction; `nil` for a value of another type.
    var fraction: Double? {
        g_variant_classify(value) == G_VARIANT_CLASS_DOUBLE ? g_variant_get_double(value) : nil
    }

    /// The text; `nil` for a value of another type.
    var text: String? {
        g_variant_classify(value) == G_VARIANT_CLASS_STRING ? String(cString: g_variant_get_string(value, nil)) : nil
    }

    /// The value inside of any number of variants.
    var unwrapped: Variant {
        guard g_variant_classify(value) == G_VARIANT_CLASS_VARIANT, let inner = first else { return self }
        return inner.unwrapped
    }
}
