import CorkUI

/// A song book with a section index, from which several songs at once can be dragged to the songs of an evening.
struct SongBookPage: View {
    @State private var selection: Set<String> = []
    @State private var tonight = ["Paper Moon"]
    @State private var isTargeted = false

    var body: some View {
        HStack(spacing: 0) {
            List(selection: $selection) {
                ForEach(SongBook.letters, id: \.self) { letter in
                    Section(letter) {
                        ForEach(SongBook.titles(under: letter), id: \.self) { title in
                            Text(title).frame(maxWidth: .infinity, alignment: .leading)
                                .draggable(containerItemID: title)
                        }
                    }
                    .sectionIndexLabel(letter)
                }
            }
            .dragContainer(for: String.self, itemID: \.self) { titles in titles.sorted() }
            .dragContainerSelection(Array(selection))
            .dragPreviewsFormation(.list)
            .accessibilityLabel("Song book")
            Divider()
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Text("Tonight").bold()
                    Spacer()
                    Button("Add Selected") { add(selection.sorted()) }.disabled(selection.isEmpty)
                }
                List {
                    ForEach(tonight, id: \.self) { Text($0) }
                        .onDelete { tonight.remove(atOffsets: $0) }
                        .onMove { tonight.move(fromOffsets: $0, toOffset: $1) }
                }
                .accessibilityLabel("Tonight")
            }
            .padding(12)
            .frame(width: 260)
            .background(Color.accentColor.opacity(isTargeted ? 0.15 : 0))
            .dropDestination(for: String.self) { titles, _ in
                add(titles)
                return true
            } isTargeted: {
                isTargeted = $0
            }
        }
    }

    private func add(_ titles: [String]) { tonight += titles.filter { !tonight.contains($0) } }
}

/// The songs of the book.
private enum SongBook {
    private static let titles = [
        "Attic Window", "Amber Coast", "Autumn Post", "Bird’s Nest", "Brass Band", "Birch Road", "Copper Kettle",
        "Cold Coffee", "Dusty Piano", "Daylight Train", "Evening Ferry", "Empty Pier", "Fox and Lantern", "First Frost",
        "Glass Hill", "Green Umbrella", "Harbour Lights", "Honey Jar", "Iron Bridge", "Ink and Paper", "July Rain",
        "Juniper", "Kite Weather", "Kitchen Radio", "Low Tide", "Last Bus Home", "Morning Market", "Marble Stairs",
        "Nine Lives", "North Wind", "Old Harbour", "Open Gate", "Paper Moon", "Pocket Watch", "Quiet Street",
        "Red Kite", "River Song", "Slow Train", "Silver Spoon", "Tin Roof", "Two Lanterns", "Under the Clock",
        "Velvet Chair", "Winter Garden", "Wild Plums", "Yellow Boots",
    ]

    static let letters = Set(titles.map { String($0.prefix(1)) }).sorted()

    static func titles(under letter: String) -> [String] { titles.filter { $0.hasPrefix(letter) }.sorted() }
}

package struct SongBookPreviews: PreviewProvider {
    package static var previews: some View { SongBookPage().previewDisplayName("Song book") }
}
