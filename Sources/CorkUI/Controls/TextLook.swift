import Foundation

/// What a text says of its own look; nil where the surroundings say it.
struct TextLook: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var added: TextDecorations = []
    var removed: TextDecorations = []
    var letterSpacing = LetterSpacing()
    /// What few texts say; nil for nothing, so that the others stay small.
    private var rare: Rare?

    /// What few texts say of their look.
    struct RareValues: Hashable, Sendable {
        var style: AnyShapeStyle?
        var background: AnyShapeStyle?
        var baselineOffset: CGFloat?
        var underlineColor: Color?
        var strikethroughColor: Color?
        var link: URL?

        func hash(into hasher: inout Hasher) {
            hasher.combine(baselineOffset)
            hasher.combine(link)
        }
    }

    private final class Rare: Hashable, Sendable {
        let values: RareValues
        init(_ values: RareValues) { self.values = values }
        static func == (a: Rare, b: Rare) -> Bool { a === b || a.values == b.values }
        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    /// What few texts say of their look.
    var rareValues: RareValues {
        get { rare?.values ?? RareValues() }
        set { rare = newValue == RareValues() ? nil : Rare(newValue) }
    }

    /// Whether nothing of what few texts say is set.
    var isUsual: Bool { rare == nil }

    mutating func decorate(_ decoration: TextDecorations, _ isActive: Bool) {
        if isActive {
            added.insert(decoration)
            removed.remove(decoration)
        } else {
            added.remove(decoration)
            removed.insert(decoration)
        }
    }

    /// The look of a part that says `inner` of itself, in a text of this look.
    func overridden(by inner: TextLook) -> TextLook {
        var look = self
        look.font = inner.font ?? font
        look.weight = inner.weight ?? weight
        look.design = inner.design ?? design
        look.added = added.subtracting(inner.removed).union(inner.added)
        look.removed = removed.subtracting(inner.added).union(inner.removed)
        look.letterSpacing.kerning = inner.letterSpacing.kerning ?? letterSpacing.kerning
        look.letterSpacing.tracking = inner.letterSpacing.tracking ?? letterSpacing.tracking
        guard !inner.isUsual else { return look }
        let (own, others) = (inner.rareValues, rareValues)
        look.rareValues = RareValues(
            style: own.style ?? others.style, background: own.background ?? others.background,
            baselineOffset: own.baselineOffset ?? others.baselineOffset,
            underlineColor: own.underlineColor ?? others.underlineColor,
            strikethroughColor: own.strikethroughColor ?? others.strikethroughColor, link: own.link ?? others.link)
        return look
    }
}
