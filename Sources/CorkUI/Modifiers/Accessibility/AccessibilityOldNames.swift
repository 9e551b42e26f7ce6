extension View {
    /// Sets the label that screen readers speak.
    @available(*, deprecated, message: "Use accessibilityLabel(_:).")
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the description that screen readers speak after the label.
    @available(*, deprecated, message: "Use accessibilityHint(_:).")
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets the value that screen readers speak.
    @available(*, deprecated, message: "Use accessibilityValue(_:).")
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Hides the view from screen readers.
    @available(*, deprecated, message: "Use accessibilityHidden(_:).")
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets the identifier that tests find the view by.
    @available(*, deprecated, message: "Use accessibilityIdentifier(_:).")
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Adds traits, which screen readers speak.
    @available(*, deprecated, message: "Use accessibilityAddTraits(_:).")
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes traits, which screen readers speak.
    @available(*, deprecated, message: "Use accessibilityRemoveTraits(_:).")
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}
