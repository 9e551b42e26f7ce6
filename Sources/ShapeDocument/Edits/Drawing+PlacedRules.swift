/// Rules of style sheets that depend on the places of elements, in edits that change these places.
extension Drawing {
    /// Performs an edit of the tree and keeps the look of elements that other rules reach than before.
    ///
    /// - Complexity: O(nodes) if rules depend on places, otherwise that of the edit.
    mutating func keepingRules<Result, Failure: Error>(
        _ edit: (inout Drawing) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let sheet = sheet
        guard sheet.isContextual else { return try edit(&self) }
        var before: [(ShapeID, [StyleDeclaration.Pair])] = []
        forEachNode(below: root) { id, node in
            if node.element != nil { before.append((id, sheet.pairs(for: id, in: self))) }
        }
        let result = try edit(&self)
        restore(before)
        return result
    }

    /// Writes the properties that rules set before to the elements that these rules don't reach anymore.
    mutating func restore(_ before: [(ShapeID, [StyleDeclaration.Pair])]) {
        let sheet = sheet
        for (id, old) in before where isAttached(id) {
            func values(_ pairs: [StyleDeclaration.Pair]) -> [String: Substring] {
                pairs.reduce(into: [:]) { $0[$1.name] = $1.value }
            }
            let new = sheet.pairs(for: id, in: self)
            let (was, now) = (values(old), values(new))
            for name in Set(was.keys).union(now.keys).sorted() where was[name] != now[name] {
                let own = element(id)["style"].map { StyleDeclaration.list($0).contains { $0.name == name } } ?? false
                let isImportant = new.contains { $0.name == name && $0.isImportant }
                if own, !isImportant, !old.contains(where: { $0.name == name && $0.isImportant }) { continue }
                let unset = StyleDeclaration.inherited.contains(name) ? "inherit" : StyleDeclaration.initial[name]
                guard let value = was[name].map(String.init) ?? element(id)[name] ?? unset else { continue }
                setProperty(name, value + (isImportant ? "!important" : ""), of: id)
            }
        }
    }
}
