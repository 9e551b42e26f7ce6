#if Macros
    import SwiftSyntaxMacroExpansion
    import SwiftSyntaxMacros
    import SwiftSyntaxMacrosGenericTestSupport
    import Testing

    @testable import CorkMacrosPlugin

    /// Expects that `source` expands to `expanded` with exactly `diagnostics`.
    func expectExpansion(
        of source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [], applying fix: String? = nil,
        fixed: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        assertMacroExpansion(
            source, expandedSource: expanded, diagnostics: diagnostics,
            macroSpecs: [
                "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
                "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self),
                "Entry": MacroSpec(type: EntryMacro.self), "Preview": MacroSpec(type: PreviewMacro.self),
            ],
            applyFixIts: fix.map { [$0] }, fixedSource: fixed, indentationWidth: .spaces(4),
            failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
    }
#endif
