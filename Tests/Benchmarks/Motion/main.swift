import CGtk
import CorkGtk
import CorkUI
import Foundation
import Observation

/// `MotionBenchmark N`: N cards glide to other places at once, all of them in sight; then the window is left alone for ten
/// seconds. Prints the CPU time of a frame while they glide, and the frames of the quiet window.

@Observable
final class Deck {
    var cards: [Int]
    init(_ count: Int) { cards = Array(0..<count) }
}

/// Cards in lines of twenty.
struct Lines: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let (line, column) = index.quotientAndRemainder(dividingBy: 20)
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * 50, y: bounds.minY + CGFloat(line) * 50),
                proposal: ProposedViewSize(width: 46, height: 46))
        }
    }
}

struct CardsScene: Scene {
    let deck: Deck

    var body: some Scene {
        WindowGroup {
            Lines {
                ForEach(deck.cards, id: \.self) { card in
                    ZStack {
                        RoundedRectangle(cornerRadius: 3).fill(Color(hex: 0xFFFDF8))
                        Canvas { context, size in
                            let slash = Path {
                                $0.move(to: CGPoint(x: 1, y: size.height - 1))
                                $0.addLine(to: CGPoint(x: size.width - 1, y: 1))
                            }
                            context.stroke(slash, with: .color(.red), lineWidth: 2)
                        }
                        Text("\(card)")
                    }
                }
            }
        }
        .defaultSize(width: 1000, height: 600)
    }
}

/// CPU time of the program so far, in milliseconds.
func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

guard let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), count > 0 else {
    FileHandle.standardError.write(Data("usage: MotionBenchmark N\n".utf8))
    exit(64)
}
guard Application.start(id: "io.github.corkboard.Benchmark") else { exit(69) }
let deck = Deck(count)
let window = Application.open(CardsScene(deck: deck))[0]
let signals = SignalOwner()

window.afterNextFrame {
    var (frames, start) = (0, 0.0)
    signals.connect("after-paint", to: gtk_widget_get_frame_clock(window.widget)!) {
        frames += 1
        // The first frame of a motion lays out, and is no step of it.
        if frames == 1 { start = cpuTime() }
    }
    withAnimation(.easeInOut(duration: 2)) {
        deck.cards.reverse()
    } completion: {
        let (steps, spent) = (frames - 1, cpuTime() - start)
        Task {
            // What completes a motion may still draw its last frame.
            try await Task.sleep(for: .seconds(1))
            frames = 1
            try await Task.sleep(for: .seconds(10))
            print(
                """
                {"impl": "corkboard", "program": "motion", "n": \(count), "renderer": "GskCairoRenderer", \
                "glide_frames": \(steps), "glide_cpu_per_frame_ms": \(spent / Double(max(steps, 1))), \
                "idle_frames": \(frames - 1)}
                """)
            exit(0)
        }
    }
}
Application.run()
