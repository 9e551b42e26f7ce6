import CGtk
import CorkGtk
import CorkUI
import Foundation
import Observation

@Observable
final class Deck {
    var cards: [Int]
    init(_ count: Int) { cards = Array(0..<count) }
}

/// Cards in lines of twenty.
struct CardLines: Layout {
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

struct CardScene: Scene {
    let deck: Deck

    var body: some Scene {
        WindowGroup {
            CardLines {
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
private func cpuTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// Animates all cards to other positions for two seconds, and prints the CPU time of a frame.
func measureGliding(_ deck: Deck, in window: WindowController) {
    let clock = gtk_widget_get_frame_clock(window.widget)!
    window.afterNextFrame {
        var (first, start) = (0 as gint64, 0.0)
        withAnimation(.easeInOut(duration: 2)) {
            deck.cards.reverse()
        } completion: {
            let (frames, spent) = (gdk_frame_clock_get_frame_counter(clock) - first, cpuTime() - start)
            print(
                """
                {"impl": "corkboard", "glide_frames": \(frames), \
                "glide_cpu_per_frame_ms": \(spent / Double(max(frames, 1)))}
                """)
            exit(0)
        }
        // The first frame lays out, and is no step of the motion.
        window.afterNextFrame { (first, start) = (gdk_frame_clock_get_frame_counter(clock), cpuTime()) }
    }
}
