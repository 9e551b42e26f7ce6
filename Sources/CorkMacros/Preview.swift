#if Macros
    import CorkUI

    /// Declares a preview of a view beside the view's own source.
    ///
    /// ```swift
    /// #Preview("A full board") {
    ///     DisplayBoard { ForEach(songs) { Text($0.title) } }
    /// }
    /// ```
    ///
    /// The body is compiled with the rest of the file, so a preview stays in step with the view it shows. It needs no
    /// registration: ``CorkUI/Preview/all`` finds it, and the argument `--previews` of an app shows it with the others.
    ///
    /// - Parameters:
    ///   - name: The name the preview goes by; `nil` for one that goes by its file and line.
    ///   - traits: How it is shown, as `.fixedLayout(width: 300, height: 200)`.
    ///   - body: Builds the view that is shown.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "CorkMacrosPlugin", type: "PreviewMacro")

    /// Makes a variable of a preview's body part of the preview, so that its value is kept and may change.
    ///
    /// ```swift
    /// #Preview {
    ///     @Previewable @State var count = 0
    ///     Button("\(count) songs") { count += 1 }
    /// }
    /// ```
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "CorkMacrosPlugin", type: "PreviewableMacro")
#endif
