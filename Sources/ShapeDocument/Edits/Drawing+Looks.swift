import Foundation

extension Drawing {
    /// Renames a shape or a canvas; an empty name restores the default one.
    public mutating func rename(_ shape: ShapeID, to name: String) {
        set("inkscape:label", name.isEmpty ? nil : name, of: shape)
    }

    /// Hides or shows a shape.
    public mutating func setHidden(_ isHidden: Bool, _ shape: ShapeID) {
        if isHidden {
            setProperty("display", "none", of: shape)
        } else {
            if property("display", of: shape) == "none" { setProperty("display", nil, of: shape) }
            if ["hidden", "collapse"].contains(property("visibility", of: shape)) {
                setProperty("visibility", nil, of: shape)
            }
        }
    }

    /// Locks a shape against editing on the canvas, or unlocks it.
    public mutating func setLocked(_ isLocked: Bool, _ shape: ShapeID) {
        set("sodipodi:insensitive", isLocked ? "true" : nil, of: shape)
    }

    /// The paint of a fill or a stroke.
    public enum Fill: Hashable, Sendable {
        case none
        case color(ShapeColor)
        /// A gradient or a pattern, which edits leave unchanged.
        case other
    }

    /// Returns the fill of a shape, which may be inherited.
    public func fill(of shape: ShapeID) -> Fill { fill(\.fill, \.fillOpacity, of: shape) }

    /// Returns the paint of a shape's stroke.
    public func stroke(of shape: ShapeID) -> Fill { fill(\.stroke, \.strokeOpacity, of: shape) }

    /// Returns the width of a shape's stroke, in the shape's own coordinates.
    public func strokeWidth(of shape: ShapeID) -> Double {
        let style = style(of: shape)
        return style.strokeWidth.resolve(of: 100, fontSize: style.fontSize)
    }

    /// Returns the opacity of a shape, from 0 to 1.
    public func opacity(of shape: ShapeID) -> Double { style(of: shape).opacity }

    private func fill(
        _ paint: KeyPath<ComputedStyle, PaintValue>, _ opacity: KeyPath<ComputedStyle, Double>, of shape: ShapeID
    ) -> Fill {
        let style = style(of: shape)
        var color: ShapeColor
        switch style[keyPath: paint] {
        case .none, .contextFill, .contextStroke: return .none
        case .color(let value): color = value
        case .currentColor: color = style.color
        case .reference: return .other
        }
        color.opacity *= style[keyPath: opacity]
        return .color(color)
    }

    /// Sets the fill of a shape.
    ///
    /// - Parameters:
    ///   - fill: The fill; `other` changes nothing.
    ///   - shape: The shape.
    public mutating func setFill(_ fill: Fill, of shape: ShapeID) { setPaint("fill", fill, of: shape) }

    /// Sets the paint of a shape's stroke.
    ///
    /// - Parameters:
    ///   - fill: The paint; `other` changes nothing.
    ///   - shape: The shape.
    public mutating func setStroke(_ fill: Fill, of shape: ShapeID) { setPaint("stroke", fill, of: shape) }

    private mutating func setPaint(_ name: String, _ fill: Fill, of shape: ShapeID) {
        switch fill {
        case .other: return
        case .none: setProperty(name, "none", of: shape)
        case .color(let color):
            setProperty(name, color.hex, of: shape)
            let opacity = name == "fill" ? style(of: shape).fillOpacity : style(of: shape).strokeOpacity
            if abs(opacity - color.opacity) > 1e-6 {
                setProperty("\(name)-opacity", color.opacity.svgText, of: shape)
            }
        }
    }

    /// Sets the width of a shape's stroke.
    ///
    /// - Parameters:
    ///   - width: The width in the shape's own coordinates, 0 or more.
    ///   - shape: The shape.
    public mutating func setStrokeWidth(_ width: Double, of shape: ShapeID) {
        setProperty("stroke-width", max(width.clamped, 0).svgText, of: shape)
    }

    /// Sets the opacity of a shape.
    ///
    /// - Parameters:
    ///   - opacity: The opacity, from 0 to 1.
    ///   - shape: The shape.
    public mutating func setOpacity(_ opacity: Double, of shape: ShapeID) {
        let opacity = min(max(opacity.clamped, 0), 1)
        let isThere = property("opacity", of: shape) != nil
        if isThere || opacity < 1 { setProperty("opacity", opacity.svgText, of: shape) }
    }

    // MARK: Properties

    func style(of shape: ShapeID) -> ComputedStyle {
        let sheet = sheet
        var style = ComputedStyle()
        for id in [root] + ancestors(of: shape).reversed() + [shape] {
            style = ComputedStyle(of: id, in: self, style, sheet)
        }
        return style
    }

    /// Returns the value of a property that the element itself specifies, in `style` or as an attribute.
    func property(_ name: String, of shape: ShapeID) -> String? {
        let element = element(shape)
        let own = element["style"].flatMap { StyleDeclaration.list($0).last { $0.name == name } }
        return own.map { String($0.value) } ?? element[name]
    }

    /// Sets or removes a property, in `style` or as an attribute, wherever the element already has it or has others.
    mutating func setProperty(_ name: String, _ value: String?, of shape: ShapeID) {
        let element = element(shape)
        let style = element["style"]
        let isInStyle = style.map { StyleDeclaration.list($0).contains { $0.name == name } } ?? false
        guard let value else {
            if isInStyle, let style { setStyle(Self.style(style, setting: name, nil), of: shape) }
            return set(name, nil, of: shape)
        }
        if isInStyle || (style != nil && element[name] == nil) || sheet.sets(name, of: shape, in: self) {
            setStyle(Self.style(style ?? "", setting: name, value), of: shape)
        } else {
            set(name, value, of: shape)
        }
    }

    private mutating func setStyle(_ style: String, of shape: ShapeID) {
        set("style", style.allSatisfy { $0.isWhitespace || $0 == ";" } ? nil : style, of: shape)
    }

    /// Returns the text of a `style` with one property changed, removed or appended.
    private static func style(_ style: String, setting name: String, _ value: String?) -> String {
        var parts = style.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        func isIt(_ part: String) -> Bool { StyleDeclaration.list(part).first?.name == name }
        guard let index = parts.lastIndex(where: isIt) else {
            guard let value else { return style }
            let isOpen = parts.last?.contains { !$0.isWhitespace } == true
            return style + (isOpen ? ";" : "") + "\(name):\(value)"
        }
        if let value {
            let colon = parts[index].firstIndex(of: ":")!
            let space = parts[index][colon...].dropFirst().prefix { $0.isWhitespace }
            parts[index] = parts[index][...colon] + space + value
            parts = parts.enumerated().filter { $0.offset == index || !isIt($0.element) }.map(\.element)
        } else {
            parts.removeAll(where: isIt)
        }
        return parts.joined(separator: ";")
    }
}
