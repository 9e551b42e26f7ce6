import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import GtkTestSupport
import RandomViews
import Seeds
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct RandomChangeTests {
        /// A changed window looks like a new one.
        ///
        /// Every second window has frames with time for one line only. A failure reports the smallest views that
        /// reproduce it.
        @Test(arguments: seeds(0..<24))
        func `a changed window looks like a new one`(seed: Int) async throws {
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
            cork_object_set_bool(settings, "gtk-enable-animations", 0)
            defer { cork_object_set_bool(settings, "gtk-enable-animations", 1) }
            var random = SeededGenerator(seed: seed)
            let view = RandomView.root(&random, kinds: .all, depth: 3)
            var script: [[RandomChange]] = []
            let found = try await difference(view) { values in
                guard script.count < 5 else { return false }
                let changes = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
                    let change = values.nextChange(&random)
                    change.map(values.apply)
                    return change
                }
                script.append(changes)
                return true
            }
            guard let found else { return }
            let least = try await shrunk(
                Failure(view: view, script: script, difference: found))
            Issue.record("\(least.difference) when \(least.script) in \(least.view)")
        }

        private struct Failure {
            var view: RandomView
            var script: [[RandomChange]]
            var difference: String

            /// The failures with one change or one view less.
            var smaller: [(view: RandomView, script: [[RandomChange]])] {
                var scripts: [[[RandomChange]]] = []
                for step in script.indices {
                    var less = script
                    less.remove(at: step)
                    scripts.append(less)
                    for place in script[step].indices {
                        var less = script
                        less[step].remove(at: place)
                        scripts.append(less)
                    }
                }
                return scripts.map { (view, $0) } + view.smaller.map { ($0, script) }
            }
        }

        /// Returns the smallest failure found by removing changes and views.
        private func shrunk(_ failure: Failure) async throws -> Failure {
            for (view, script) in failure.smaller {
                var rest = script[...]
                let difference = try await difference(view) { values in
                    guard let changes = rest.popFirst() else { return false }
                    changes.forEach(values.apply)
                    return true
                }
                guard let difference else { continue }
                return try await shrunk(
                    Failure(view: view, script: script, difference: difference))
            }
            return failure
        }

        /// Returns the difference between a changed window and a new one, or a message of GTK.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - change: A closure that makes the next change, and returns `false` if there is none.
        /// - Returns: The difference, or `nil`.
        /// - Throws: The error of the window.
        private func difference(
            _ view: RandomView, change: (RandomValues) -> Bool
        ) async throws -> String? {
            func shown(_ values: RandomValues) async -> ViewWindow {
                await ViewWindow(width: 600, height: 700) {
                    VStack {
                        Button("has the focus") {}
                        ScrollView([.horizontal, .vertical]) {
                            VStack { RandomTree(view: view, values: values, listHeight: 250) }
                        }
                    }
                }
            }
            let values = RandomValues()
            let window = await shown(values)
            while change(values) {
                await window.settle()
                let fresh = await shown(RandomValues(values))
                await fresh.settle()
                let complaints = takeComplaints()
                guard complaints.isEmpty else { return complaints }
                let (labels, expected) = (window.placedLabels, fresh.placedLabels)
                guard labels == expected else {
                    return
                        "\(labels.subtracting(expected).sorted()) instead of \(expected.subtracting(labels).sorted())"
                }
                let (picture, freshPicture) = (try await window.painted {}.picture, try await fresh.painted {}.picture)
                if let strays = picture.strays(from: freshPicture) {
                    return "other pixels at \(strays)"
                }
            }
            return nil
        }
    }
}

extension ViewWindow {
    /// Waits until content outside of the visible range has been created, which may be wider.
    fileprivate func settle() async {
        repeat { await frames(3) } while controller.renderer.waitsForStillness
    }

    /// The visible texts and their positions.
    fileprivate var placedLabels: Set<String> {
        let labels = host.widget.descendants.filter {
            $0.isLabel && gtk_widget_get_mapped($0) != 0
        }
        return Set(labels.filter(isInSight).map { "\($0.labelText) \($0.bounds(in: host.widget).rounded)" })
    }

    /// Returns a Boolean value that indicates whether part of a widget is in the visible range of all its scroll
    /// views.
    private func isInSight(_ widget: WidgetPointer) -> Bool {
        var seen = widget.bounds(in: host.widget)
        var scrolled = widget.ancestor(gtk_scrolled_window_get_type())
        while let around = scrolled {
            seen = seen.intersection(around.bounds(in: host.widget))
            scrolled = gtk_widget_get_parent(around)?.ancestor(gtk_scrolled_window_get_type())
        }
        return seen.width > 0 && seen.height > 0
    }
}

extension CGRect {
    fileprivate var rounded: [Int] { [minX, minY, width, height].map { Int($0.rounded()) } }
}
