extension ResolvedList {
    /// The sections of the list: explicit ones and runs of subviews between them (R3.1).
    var sections: [SectionRange] {
        if let known = knownSections, known.version == version { return known.sections }
        let sections = readSections()
        let isSame = knownSections?.sections.elementsEqual(sections) { $0.isSame(as: $1) } == true
        knownSections = (version, isSame ? knownSections!.change : version, sections)
        return sections
    }

    /// Returns the current start of a section's part; 0 for `nil`, the whole list.
    func start(of part: SectionPart?) -> Int {
        guard let part else { return 0 }
        if knownSections?.version != version { _ = sections }
        return part.start
    }

    /// The version in which the set of subviews or the sections last changed; sections count once they have been read.
    var outlineVersion: Int {
        guard knownSections != nil else { return order }
        _ = sections
        return max(order, knownSections!.change)
    }

    private func readSections() -> [SectionRange] {
        var sections: [SectionRange] = []
        var run = 0
        let order = order
        visitSections { counts, start, isExplicit in
            // A section that changed counts as loose subviews until its loop is evaluated.
            if isExplicit, let section = section(at: start) { return sections.append(section.range(from: start)) }
            func part(_ start: Int, _ count: Int) -> ListPart { ListPart(offsets: start..<start + count, order: order) }
            let (content, footer) = (start + counts.header, start + counts.header + counts.content)
            sections.append(
                SectionRange(
                    id: .root(.branch(run)), values: ContainerValues(),
                    parts: SectionParts(
                        header: part(start, counts.header), content: part(content, counts.content),
                        footer: part(footer, counts.footer))))
            run += 1
        }
        return sections
    }

    /// Returns the outermost explicit section of the subview at `index`; `nil` if there is none.
    func section(at index: Int) -> (any ExplicitSection)? {
        var inner = index
        return section(around: trackingMore { root.source(of: &inner) })
    }

    /// Returns the outermost explicit section of a part of the list; `nil` if there is none.
    func section(around part: _ViewListNode) -> (any ExplicitSection)? {
        var result: (any ExplicitSection)?
        var node: _ViewListNode? = part
        while let current = node {
            result = current.section ?? result
            node = current.inputs.parent
        }
        return result
    }

    /// An estimate of the number of explicit sections, to reserve capacity.
    var expectedSections: Int { root.expectedSections }

    /// Visits the nonempty sections with their positions, and whether each is explicit; runs of loose subviews are
    /// implicit sections (R3.1, R3.7).
    func visitSections(_ visit: (SectionCounts, Int, _ isExplicit: Bool) -> Void) {
        var next = 0
        func visitLoose(until end: Int) {
            if next < end { visit(SectionCounts(header: 0, content: end - next, footer: 0), next, false) }
        }
        root.visitSections(from: 0) { counts, start in
            visitLoose(until: start)
            next = start + counts.total
            if next > start { visit(counts, start, true) }
        }
        visitLoose(until: count)
    }
}
