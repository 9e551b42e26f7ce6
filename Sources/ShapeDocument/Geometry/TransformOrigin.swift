import Foundation

/// The point that stays where it is in a transform (`transform-origin`).
struct TransformOrigin: Hashable, Sendable {
    private var x = Length(50, .percent)
    private var y = Length(50, .percent)

    init?(parsing text: Substring) {
        let words = text.split(whereSeparator: \.isWhitespace).prefix(2)
        guard let first = words.first else { return nil }
        let across = ["left": 0.0, "center": 50, "right": 100], down = ["top": 0.0, "center": 50, "bottom": 100]
        func length(_ word: Substring, _ names: [String: Double]) -> Length? {
            names[String(word)].map { Length($0, .percent) } ?? Length(parsing: String(word))
        }
        if words.count == 1 {
            if let x = length(first, across) {
                self.x = x
            } else {
                guard let y = length(first, down) else { return nil }
                self.y = y
            }
        } else if let x = length(first, across), let y = length(words.last!, down) {
            (self.x, self.y) = (x, y)
        } else if let y = length(first, down), let x = length(words.last!, across) {
            (self.x, self.y) = (x, y)
        } else {
            return nil
        }
    }

    /// Returns a transform around the origin.
    func applied(to transform: Transform, in viewport: CGSize) -> Transform {
        let point = CGPoint(
            x: x.resolve(of: viewport.width).clamped, y: y.resolve(of: viewport.height).clamped)
        return Transform.translation(-point.x, -point.y).then(transform).then(.translation(point.x, point.y))
    }
}
