import CGtk

/// A signal of an object's type, looked up by name and checked against a handler.
struct SignalSignature {
    let id: UInt32
    let detail: GQuark

    /// Looks up a signal, and stops the program with a message if the handler doesn't match it.
    ///
    /// - Parameters:
    ///   - name: The name of the signal, with an optional detail: `notify::active`.
    ///   - object: The emitter.
    ///   - arguments: The types of the handler's parameters, which may omit trailing ones of the signal.
    ///   - answer: The return type of the handler; `nil` for none.
    init(
        _ name: String, of object: UnsafeMutableRawPointer, arguments: [any SignalArgument.Type],
        answer: (any SignalAnswer.Type)?
    ) {
        let type = cork_instance_type(object)
        var id: UInt32 = 0
        var detail: GQuark = 0
        precondition(
            g_signal_parse_name(name, type, &id, &detail, 1) != 0,
            "\(Self.typeName(type)) has no signal \"\(name)\".")
        self.id = id
        self.detail = detail

        var query = GSignalQuery()
        g_signal_query(id, &query)
        precondition(
            arguments.count <= query.n_params,
            "\"\(name)\" of \(Self.typeName(type)) has \(query.n_params) arguments; the handler takes \(arguments.count)."
        )
        for (index, argument) in arguments.enumerated() {
            precondition(
                argument.accepts(cork_value_kind(query.param_types[index])),
                """
                Argument \(index) of "\(name)" of \(Self.typeName(type)) is a \
                \(Self.typeName(query.param_types[index])); the handler takes \(argument).
                """)
        }
        let expected = answer?.kind ?? CORK_VALUE_NONE
        precondition(
            cork_value_kind(query.return_type) == expected,
            """
            "\(name)" of \(Self.typeName(type)) returns \(Self.typeName(query.return_type)): connect handlers that \
            return nothing with connect(_:to:), those that return a Bool with answer(_:of:).
            """)
    }

    private static func typeName(_ type: GType) -> String {
        g_type_name(cork_value_type(type)).map { String(cString: $0) } ?? "nothing"
    }
}
