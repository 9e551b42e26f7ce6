import CorkUI
import Observation

/// A page with an eager and a lazy stack of a thousand rows, which count their created rows.
struct LazinessPage: View {
    @State private var eager = Counter()
    @State private var lazy = Counter()

    var body: some View {
        HStack(spacing: 0) {
            column("VStack", eager) {
                VStack(alignment: .leading) { rows(eager) }
            }
            Divider()
            column("LazyVStack", lazy) {
                LazyVStack(alignment: .leading) { rows(lazy) }
            }
        }
    }

    private func rows(_ counter: Counter) -> some View {
        ForEach(1...1000, id: \.self) { row in
            Text("Row \(row)").onAppear { counter.count += 1 }
        }
    }

    private func column<Content: View>(
        _ title: String, _ counter: Counter, @ViewBuilder content: () -> Content
    ) -> some View {
        VStack(spacing: 0) {
            CountView(title: title, counter: counter)
            ScrollView { content().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal) }
        }
        .frame(maxWidth: .infinity)
    }
}

@Observable
private final class Counter {
    var count = 0
}

/// A view that reads the count by itself, so that a change doesn't update the rows.
private struct CountView: View {
    let title: String
    let counter: Counter

    var body: some View { Text("\(title): \(counter.count) rows appeared").bold().padding(8) }
}

package struct LazinessPreviews: PreviewProvider {
    package static var previews: some View { LazinessPage().previewDisplayName("Eager and lazy") }
}
