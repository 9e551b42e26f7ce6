import Foundation

extension Drawing {
    /// Changes the place and size of a canvas; shapes stay where they are, as large as they are.
    ///
    /// The size of the file keeps its units, such as millimeters.
    ///
    /// - Parameters:
    ///   - canvas: The canvas.
    ///   - rect: The new rectangle, in the drawing's coordinates; nothing changes unless it has a width and a height.
    ///   - scene: The scene of this drawing.
    public mutating func setCanvas(_ canvas: DrawingCanvas, to rect: CGRect, _ scene: ShapeScene) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        guard numbers.allSatisfy({ $0.isFinite && abs($0) < NumberScanner.limit }), rect.width > 0, rect.height > 0,
            rect != canvas.rect
        else { return }
        guard canvas.id == root else {
            for (key, value) in zip(["x", "y", "width", "height"], numbers) {
                setNumber(key, value, unit: "", of: canvas.id)
            }
            return
        }
        let old = canvas.rect
        let scale = CGSize(
            width: old.width > 0 ? scene.size.width / old.width : 1,
            height: old.height > 0 ? scene.size.height / old.height : 1)
        let hasBox = Viewport.box(element(root)) != nil
        setSide("width", Double(rect.width * scale.width))
        setSide("height", Double(rect.height * scale.height))
        if hasBox || rect.origin != .zero || scale != CGSize(width: 1, height: 1) {
            set("viewBox", numbers.map(\.svgText).joined(separator: " "), of: root)
        }
    }

    /// Sets a side of the root in pixels, in the unit that it has; a side in percent stays.
    private mutating func setSide(_ key: String, _ pixels: Double) {
        guard let text = element(root)[key] else {
            if Viewport.box(element(root)) == nil { set(key, pixels.svgText, of: root) }
            return
        }
        let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
        guard unit != "%", let one = Length(parsing: "1" + unit), one.unit == .user else { return }
        setNumber(key, pixels / one.value, unit: unit, of: root)
    }

    /// Sets an attribute unless it has the number already.
    private mutating func setNumber(_ key: String, _ value: Double, unit: String, of id: ShapeID) {
        var scanner = NumberScanner(element(id)[key] ?? "")
        if let old = scanner.number(), abs(old - value) < 1e-6 { return }
        let rounded = (value * 1_000).rounded() / 1_000
        set(key, rounded.svgText + unit, of: id)
    }
}
