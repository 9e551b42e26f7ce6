import CBench
import CGtk
import CorkGtk
import CorkUI
import Foundation
import Observation

/// `DrawingBenchmark canvas N` draws a canvas of N filled stars in each step, measured by the harness of the C
/// programs. `DrawingBenchmark cards N` animates N visible cards to other positions at once. `DrawingBenchmark idle`
/// shows a window with various views after an animation, and prints the number of frames painted in 10 s.

@Observable
final class Drawing {
    var turn = 0
}

struct Stars: View {
    let count: Int
    let drawing: Drawing

    var body: some View {
        let turn = drawing.turn
        Canvas { context, size in
            let rows = CGFloat((count + 99) / 100)
            for i in 0..<count {
                let x = (CGFloat(i % 100) + 0.5) * size.width / 100
                let y = (CGFloat(i / 100) + 0.5) * size.height / rows
                let star = Path { path in
                    for point in 0..<5 {
                        let angle = Double(point) * 0.8 * .pi + Double(i + turn) * 0.1
                        let place = CGPoint(x: x + 10 * cos(angle), y: y + 10 * sin(angle))
                        if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
                    }
                    path.closeSubpath()
                }
                let color = Color(red: Double(i % 7) / 6, green: Double(i % 11) / 10, blue: Double(i % 13) / 12)
                context.fill(star, with: .color(color))
            }
        }
        .frame(width: 760, height: 560)
    }
}

struct StarScene: Scene {
    let count: Int
    let drawing: Drawing

    var body: some Scene {
        WindowGroup { ScrollView([.horizontal, .vertical]) { Stars(count: count, drawing: drawing) } }
            .defaultSize(width: 800, height: 600)
    }
}

struct Still: View {
    let drawing: Drawing

    var body: some View {
        let colors: [Color] = [.red, .yellow, .blue]
        VStack {
            Circle().fill(AngularGradient(colors: colors, center: .center)).shadow(radius: 5)
            Rectangle().fill(.tint).rotationEffect(.degrees(10)).opacity(drawing.turn > 0 ? 0.5 : 1)
            LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).mask { Circle() }
            Text(verbatim: "Still").blur(radius: 1)
            if drawing.turn > 0 { Text(verbatim: "Shown").transition(.slide) }
        }
    }
}

struct StillScene: Scene {
    let drawing: Drawing
    var body: some Scene { WindowGroup { Still(drawing: drawing) }.defaultSize(width: 400, height: 400) }
}

nonisolated(unsafe) var step: (Int) -> Void = { _ in }

/// Counts the frames of an idle window, beginning a second after its animations have ended.
func countIdleFrames(_ drawing: Drawing, in window: WindowController) {
    let clock = gtk_widget_get_frame_clock(window.widget)!
    Task {
        try await Task.sleep(for: .seconds(0.5))
        withAnimation(.linear(duration: 0.5)) { drawing.turn = 1 }
        try await Task.sleep(for: .seconds(1.5))
        let before = gdk_frame_clock_get_frame_counter(clock)
        try await Task.sleep(for: .seconds(10))
        print("{\"impl\": \"corkboard\", \"idle_frames\": \(gdk_frame_clock_get_frame_counter(clock) - before)}")
        exit(0)
    }
}

let arguments = CommandLine.arguments
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
if arguments.count == 3, arguments[1] == "canvas", let count = Int(arguments[2]) {
    let scenario = UnsafeMutablePointer<BenchScenario>.allocate(capacity: 1)
    scenario.initialize(
        to: BenchScenario(
            name: strdup("redraw"), steps: 0, begin: nil, step: { i in onMainActor { step(Int(i)) } }, done: nil))
    bench_start(strdup("corkboard"), strdup("drawing"), Int32(count), scenario, 1)
    let drawing = Drawing()
    let window = Application.open(StarScene(count: count, drawing: drawing))[0]
    step = {
        drawing.turn = $0
        window.turn()
    }
} else if arguments.count == 2, arguments[1] == "idle" {
    let drawing = Drawing()
    countIdleFrames(drawing, in: Application.open(StillScene(drawing: drawing))[0])
} else if arguments.count == 3, arguments[1] == "cards", let count = Int(arguments[2]), count > 0 {
    let deck = Deck(count)
    measureGliding(deck, in: Application.open(CardScene(deck: deck))[0])
} else {
    FileHandle.standardError.write(Data("usage: DrawingBenchmark canvas N | cards N | idle\n".utf8))
    exit(64)
}
Application.run()
