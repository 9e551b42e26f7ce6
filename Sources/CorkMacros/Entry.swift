#if Macros
    /// Declares an entry of the environment, of a container's values, of a transaction or of the focused values.
    ///
    /// The kind of entry follows from the type that is extended:
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
    /// The value after `=` is the default. It is evaluated each time an entry that nobody has set is read, so a default
    /// that makes an object makes a new one each time. The type may be left out where a default tells it. An optional
    /// without a default is `nil`; an entry of `FocusedValues` is always such an optional.
    ///
    /// The property keeps its access level. It stays the only way to the value: the key it is stored by is private.
    ///
    /// `@Entry` goes on an instance `var` of one name in an extension of `EnvironmentValues`, `ContainerValues`,
    /// `Transaction` or `FocusedValues`. Anywhere else it is an error.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "CorkMacrosPlugin", type: "EntryMacro")
#endif
