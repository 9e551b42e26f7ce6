import CorkUI
import Foundation
import ShapeDocument

/// Drawing shapes with the tools.
extension ShapesModel {
    /// The fill of new areas.
    private static let fill = Drawing.Fill.color(ShapeColor(red: 0.21, green: 0.52, blue: 0.89))
    /// The size of shapes that are added with a key, in points on the screen.
    private static let usualSize = 120.0
    /// The size of new texts, in points on the screen.
    private static let letterSize = 24.0

    func choose(_ tool: ShapeTool) {
        endPen()
        self.tool = tool
    }

    /// Begins drawing a shape with the current tool; returns `false` for the selection tool.
    func beginMaking(at point: CGPoint, count: Int) -> Bool {
        let place = viewport.place(point)
        switch tool {
        case .select: return false
        case .rectangle, .ellipse, .line: drag = .making(start: place)
        case .pen: setPoint(place, isLast: count > 1)
        case .text: make(.text("Text", at: place, size: Self.letterSize / viewport.zoom))
        }
        return true
    }

    /// Updates the drawn shape as the pointer moves.
    ///
    /// - Parameters:
    ///   - start: The starting point, in points on the canvas.
    ///   - point: The position of the pointer.
    ///   - isRegular: Pass `true` for equal sides, or a line at a multiple of an angle.
    ///   - isCentered: Pass `true` to center the shape at the starting point.
    func making(from start: CGPoint, to point: CGPoint, isRegular: Bool, isCentered: Bool) {
        var end = viewport.place(point)
        var size = CGSize(width: end.x - start.x, height: end.y - start.y)
        if tool == .line {
            if isRegular {
                let step = Double.pi / 12
                let angle = (atan2(size.height, size.width) / step).rounded() * step
                let length = hypot(size.width, size.height)
                end = CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length)
            }
            draft = .line(from: start, to: end)
            return
        }
        if isRegular {
            let side = max(abs(size.width), abs(size.height))
            size = CGSize(width: size.width < 0 ? -side : side, height: size.height < 0 ? -side : side)
        }
        var rect = CGRect(
            x: min(start.x, start.x + size.width), y: min(start.y, start.y + size.height), width: abs(size.width),
            height: abs(size.height))
        if isCentered {
            rect = CGRect(x: start.x, y: start.y, width: 0, height: 0)
                .insetBy(dx: -abs(size.width), dy: -abs(size.height))
        }
        draft = .box(rect, isEllipse: tool == .ellipse)
    }

    /// Adds the drawn shape to the drawing, unless it is smaller than a few points on the screen.
    func endMaking() {
        defer { draft = nil }
        let least = 3 / viewport.zoom
        switch draft {
        case .box(let rect, let isEllipse) where rect.width >= least && rect.height >= least:
            make(isEllipse ? .ellipse(rect) : .rectangle(rect))
        case .line(let start, let end) where hypot(end.x - start.x, end.y - start.y) >= least:
            make(.line(from: start, to: end))
        default: break
        }
    }

    /// Adds a shape of the current tool in the middle of the visible part; returns `false` if the tool draws none.
    func makeInMiddle() -> Bool {
        if case .points = draft {
            endPen()
            return true
        }
        let middle = viewport.place(CGPoint(x: canvasSize.width / 2, y: canvasSize.height / 2))
        let rect = CGRect(around: middle, size: Self.usualSize / viewport.zoom)
        switch tool {
        case .select, .pen: return false
        case .rectangle: make(.rectangle(rect))
        case .ellipse: make(.ellipse(rect))
        case .line:
            make(.line(from: CGPoint(x: rect.minX, y: rect.midY), to: CGPoint(x: rect.maxX, y: rect.midY)))
        case .text: make(.text("Text", at: middle, size: Self.letterSize / viewport.zoom))
        }
        return true
    }

    private func make(_ shape: Drawing.NewShape) {
        let (group, scene) = (groupForNewShapes, scene)
        var fill = Self.fill
        switch shape {
        case .line, .lines(_, isClosed: false), .text: fill = .color(.black)
        default: break
        }
        var made: ShapeID?
        let name = tool.kind.map { "Add \($0.title)" } ?? "Add"
        edit(name) { drawing in
            let id = drawing.add(shape, fill: fill, to: group, scene)
            if drawing.stroke(of: id) != .none { drawing.setStrokeWidth(2, of: id) }
            made = id
        }
        tool = .select
        if let made { selection = [made] }
    }

    /// The layer of the selection, or else the frontmost one; `nil` for the drawing itself.
    private var groupForNewShapes: ShapeID? {
        let drawing = drawing
        let chosen = selection.min().flatMap { shape in
            ([shape] + drawing.ancestors(of: shape)).first { drawing.isLayer($0) }
        }
        let front = drawing.shapes(in: drawing.root).first {
            drawing.isLayer($0) && !drawing.isLocked($0) && drawing.summary(of: $0)?.isHidden == false
        }
        return chosen.flatMap { drawing.isLocked($0) ? nil : $0 } ?? front
    }

    // MARK: The pen

    private func setPoint(_ place: CGPoint, isLast: Bool) {
        guard case .points(let points) = draft else {
            draft = .points([place, place])
            return
        }
        // The last point follows the pointer.
        let known = points.dropLast()
        let reach = 6 / viewport.zoom
        if let first = known.first, known.count > 2, hypot(place.x - first.x, place.y - first.y) <= reach {
            draft = nil
            return make(.lines(Array(known), isClosed: true))
        }
        // The first click of a double click has set the point.
        if isLast { return endPen() }
        draft = .points(known + [place, place])
    }

    /// The pointer is elsewhere.
    func movePen(to point: CGPoint) {
        guard case .points(let points) = draft else { return }
        draft = .points(points.dropLast() + [viewport.place(point)])
    }

    /// Adds the lines between the set points.
    private func endPen() {
        guard case .points(let points) = draft else { return }
        draft = nil
        if points.count > 2 { make(.lines(Array(points.dropLast()), isClosed: false)) }
    }
}
