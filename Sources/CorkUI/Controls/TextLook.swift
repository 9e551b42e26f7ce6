import Foundation

/// The attributes that a text sets itself; `nil` values come from its surroundings.
struct TextLook: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var added: TextDecorations = []
    var removed: TextDecorations = []
    var letterSpacing = LetterSpacing()
    /// The uncommon attributes, stored in an object so that other texts stay small; `nil` if there are none.
    private var rare: Rare?

    /// Attributes that few texts set.
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

    /// The attributes that few texts set.
    var rareValues: RareValues {
        get { rare?.values ?? RareValues() }
        set { rare = newValue == RareValues() ? nil : Rare(newValue) }
    }

    /// A Boolean value that indicates whether no uncommon attribute is set.
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

    /// Returns the attributes of a part with the attributes `inner`, inside of a text with these attributes.
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
