#if Macros
    /// Declares an entry of the environment, container values, a transaction or the focused values.
    ///
    /// The extended type determines the kind of entry:
    ///
    /// ```swift
    /// extension ContainerValues {
    ///     @Entry var isRejected: Bool = false
    /// }
    ///
    /// extension EnvironmentValues {
    ///     @Entry public var singers = ["Ann", "Bo"]
    ///     @Entry var host: Person?
    /// }
    /// ```
    ///
    /// The value after `=` is the default value. It is evaluated whenever an entry that isn't set is read, so a
    /// default value that creates an object creates a new one each time. The type may be omitted if it can be inferred
    /// from a default value. An optional without a default value is `nil`; an entry of `FocusedValues` is always such
    /// an optional.
    ///
    /// The property keeps its access level. It is the only access to the value, since the key is private.
    ///
    /// `@Entry` applies to an instance `var` with a single name in an extension of `EnvironmentValues`,
    /// `ContainerValues`, `Transaction` or `FocusedValues`. Anywhere else it is an error.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "CorkMacrosPlugin", type: "EntryMacro")
#endif
