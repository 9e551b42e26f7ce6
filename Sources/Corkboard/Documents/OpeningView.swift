import CorkUI

/// A placeholder for a document whose file takes a while to read.
struct OpeningView: View {
    let name: String
    @State private var isShown = false

    var body: some View {
        ZStack {
            if isShown { ProgressView("Opening \(name)").frame(maxWidth: 260).padding(24) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task {
            try? await Task.sleep(for: .milliseconds(300))
            isShown = true
        }
    }
}
