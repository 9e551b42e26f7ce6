import CorkUI
import Foundation

/// A page with songs that can be dragged between a shelf and a list, and a destination for drops of other programs.
struct DraggingPage: View {
    @State private var songs = [Song(title: "Paper Moon"), Song(title: "Old Harbour")]
    @State private var dropped = "Drop text, files or songs here"
    @State private var isTargeted = false

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 8) {
                Text("Shelf").bold()
                ForEach(["Tin Roof", "Low Tide", "Slow Train"], id: \.self) { title in
                    Text(title)
                        .padding(10)
                        .background(Color.yellow.opacity(0.35).clipShape(RoundedRectangle(cornerRadius: 6)))
                        .draggable(Song(title: title))
                }
                Text(verbatim: dropped)
                    .multilineTextAlignment(.center)
                    .frame(width: 200, height: 90)
                    .background(
                        Color.gray.opacity(isTargeted ? 0.4 : 0.15).clipShape(RoundedRectangle(cornerRadius: 8))
                    )
                    .dropDestination(for: DroppedThing.self) { things, _ in
                        dropped = things.map(\.text).joined(separator: ", ")
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
            }
            VStack(alignment: .leading, spacing: 8) {
                Text("Tonight").bold()
                List {
                    ForEach(songs) { song in Text(song.title).draggable(song) }
                        .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
                        .onDelete { songs.remove(atOffsets: $0) }
                        .dropDestination(for: Song.self) { new, offset in
                            songs.insert(contentsOf: new.map { Song(title: $0.title) }, at: offset)
                        }
                }
            }
        }
        .padding(24)
    }
}

/// A song, which transfers as text to programs that don't know its own type.
private struct Song: Codable, Identifiable, Transferable {
    var id = UUID()
    var title: String

    static var transferRepresentation: some TransferRepresentation<Song> {
        CodableRepresentation(contentType: UTType(mimeType: "application/x-corkboard-song")!)
        ProxyRepresentation(exporting: \.title, importing: { Song(title: $0) })
    }
}

/// The dropped content: a song, a file or a text.
private struct DroppedThing: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation<DroppedThing> {
        ProxyRepresentation(importing: { (url: URL) in
            DroppedThing(text: url.isFileURL ? "the file \(url.lastPathComponent)" : url.absoluteString)
        })
        ProxyRepresentation(importing: { (text: String) in DroppedThing(text: "“\(text)”") })
    }
}

package struct DraggingPreviews: PreviewProvider {
    package static var previews: some View { DraggingPage().previewDisplayName("Drag and drop") }
}
