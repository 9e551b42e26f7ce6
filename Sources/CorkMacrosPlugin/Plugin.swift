#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros

    @main
    struct CorkMacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [
            AnimatableMacro.self, AnimatableIgnoredMacro.self, EntryMacro.self, PreviewMacro.self,
            PreviewableMacro.self,
        ]
    }
#else
    @main
    struct CorkMacrosPlugin {
        static func main() {}
    }
#endif
