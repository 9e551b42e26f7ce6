import CorkUI

/// A page with the same cells in three columns, and in as many as fit.
struct ColumnsPage: View {
    private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink]

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            grid("Three flexible columns", Array(repeating: GridItem(.flexible()), count: 3))
            Divider()
            grid("Adaptive, 80 points or more", [GridItem(.adaptive(minimum: 80))])
        }
    }

    private func grid(_ title: String, _ columns: [GridItem]) -> some View {
        VStack(spacing: 0) {
            Text(title).bold().padding(8)
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(0..<200) { index in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(colors[index % colors.count].opacity(0.8))
                            .frame(height: 60)
                            .overlay { Text("\(index + 1)").foregroundStyle(.white) }
                    }
                }
                .padding(8)
            }
        }
        .frame(maxWidth: .infinity)
    }
}

package struct ColumnsPreviews: PreviewProvider {
    package static var previews: some View { ColumnsPage().previewDisplayName("Columns that adapt") }
}
