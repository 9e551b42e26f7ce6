import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct CanvasTests {
    private func commands(_ draw: (inout GraphicsContext, CGSize) -> Void) -> [_DrawCommand] {
        GraphicsContext._commands(
            size: CGSize(width: 100, height: 50), environment: EnvironmentValues(), textMeasuring: Letters(),
            imageMeasuring: Sizes(), renderer: draw)
    }

    /// Ten points a letter, in one line.
    private struct Letters: TextMeasuring {
        func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
            TextMetrics(
                size: CGSize(width: min(CGFloat(text.string.count) * 10, width ?? .infinity), height: 20),
                firstBaseline: 15, lastBaseline: 15, lineCount: 1, isTruncated: false)
        }
    }

    private final class Sizes: ImageMeasuring {
        func size(of source: ImageSource) -> CGSize? {
            if case .missing = source { nil } else { CGSize(width: 40, height: 30) }
        }
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `later changes of coordinates come first`() {
        let transform = commands { context, _ in
            context.translateBy(x: 30, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.rotate(by: .degrees(90))
            context.concatenate(CGAffineTransform(translationX: 5, y: 0))
            context.fill(square, with: .color(.red))
        }[0].transform
        let point = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(point.x - 30) < 1e-9 && abs(point.y - 12) < 1e-9)
    }

    @Test func `a copy has a state of its own and draws into the same canvas`() {
        let drawn = commands { context, _ in
            var copy = context
            copy.translateBy(x: 5, y: 5)
            copy.opacity = 0.5
            copy.blendMode = .multiply
            copy.clip(to: square)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.red))
        }
        #expect(drawn[0].opacity == 0.5 && drawn[0].blendMode == .multiply && drawn[0].clips.count == 1)
        #expect(drawn[1].opacity == 1 && drawn[1].clips.isEmpty && drawn[1].transform.isIdentity)
    }

    @Test func `clips are kept in the coordinates in which they were made`() {
        _ = commands { context, _ in
            #expect(context.clipBoundingRect.isInfinite)
            context.translateBy(x: 20, y: 0)
            context.clip(to: square)
            context.translateBy(x: -20, y: 0)
            #expect(context.clipBoundingRect == CGRect(x: 20, y: 0, width: 10, height: 10))
            context.clip(to: Path(CGRect(x: 25, y: 5, width: 50, height: 50)))
            context.scaleBy(x: 0.5, y: 0.5)
            #expect(context.clipBoundingRect == CGRect(x: 50, y: 10, width: 10, height: 10))
        }
    }

    @Test func `a layer is drawn as one`() throws {
        let drawn = commands { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 7, y: 0)
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(drawn.count == 1 && drawn[0].opacity == 0.5 && drawn[0].transform.isIdentity)
        guard case .layer(let layer) = drawn[0].operation else { return #expect(Bool(false)) }
        #expect(layer.count == 2 && layer[0].opacity == 1 && layer[0].transform.tx == 7)
    }

    @Test func `text and images are drawn at an anchor`() throws {
        let drawn = commands { context, size in
            let text = context.resolve(Text(verbatim: "four"))
            #expect(text.measure(in: size) == CGSize(width: 40, height: 20) && text.firstBaseline(in: size) == 15)
            context.draw(text, at: CGPoint(x: 50, y: 25))
            context.draw(Text(verbatim: "abc"), at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
            context.draw(Image(systemName: "x"), at: .zero, anchor: .topLeading)
            #expect(context.resolve(Image("no such resource")).size == Image.iconSize)
        }
        guard case .text(_, _, let first) = drawn[0].operation, case .text(_, _, let second) = drawn[1].operation,
            case .image(_, let image, _, _) = drawn[2].operation
        else { return #expect(Bool(false)) }
        #expect(first == CGRect(x: 30, y: 15, width: 40, height: 20))
        #expect(second == CGRect(x: 70, y: 30, width: 30, height: 20))
        #expect(image == CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test func `a style is fitted to what is drawn`() {
        let drawn = commands { context, _ in
            let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            context.fill(Path(CGRect(x: 20, y: 0, width: 60, height: 10)), with: .style(gradient))
        }
        guard case .fill(_, .linear(_, let start, let end), _) = drawn[0].operation else { return #expect(Bool(false)) }
        #expect(start == CGPoint(x: 20, y: 5) && end == CGPoint(x: 80, y: 5))
    }
}
