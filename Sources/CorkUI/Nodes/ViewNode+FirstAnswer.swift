extension [_ViewNode] {
    /// The first answer that is not nil.
    ///
    /// The first element of a lazy map asks again for what it has found, which doubles the work with each level of a tree.
    func firstAnswer<Answer>(_ ask: (_ViewNode) -> Answer?) -> Answer? {
        for node in self { if let answer = ask(node) { return answer } }
        return nil
    }
}
