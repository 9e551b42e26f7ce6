#if Macros
#else
    @main
    struct NoMacros {
        static func main() {}
    }
#endif
