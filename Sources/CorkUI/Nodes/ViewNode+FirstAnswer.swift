extension [_ViewNode] {
    /// Returns the first result of `ask` for a child that is not `nil`.
    ///
    /// `lazy.compactMap(…).first` evaluates its closure twice for the element found, which doubles the work with each
    /// level of a tree.
    package func firstAnswer<Answer>(_ ask: (_ViewNode) -> Answer?) -> Answer? {
        for node in self { if let answer = ask(node) { return answer } }
        return nil
    }
}
