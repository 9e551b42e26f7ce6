import CorkUI
import Foundation

/// A page with every control in every style.
struct ControlsPage: View {
    @State private var isOn = true
    @State private var size = "Medium"
    @State private var note = "A text of\nseveral lines."
    @State private var name = ""
    @State private var password = "swordfish"
    @State private var volume = 0.4
    @State private var tempo = 120.0
    @State private var guests = 3
    @State private var color = Color.red
    @State private var date: Date
    @State private var presses = 0
    /// The first selectable date.
    private let now: Date

    init(now: Date = .now) {
        self.now = now
        _date = State(initialValue: now)
    }

    var body: some View {
        Form {
            Section("Buttons, pressed \(presses) times") {
                HStack(spacing: 12) {
                    Button("Bordered") { presses += 1 }
                    Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
                    Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
                    Button("Plain") { presses += 1 }.buttonStyle(.plain)
                    Button("Delete", role: .destructive) { presses += 1 }
                    Link("Link", destination: URL(string: "https://www.gtk.org")!)
                    Button("Drawn") { presses += 1 }.buttonStyle(Chip())
                }
            }
            Section("Labels") {
                HStack(spacing: 24) {
                    label
                    label.labelStyle(.titleOnly)
                    label.labelStyle(.iconOnly)
                }
            }
            Section("Toggles") {
                Toggle("Switch", isOn: $isOn)
                Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
            }
            Section("Pickers") {
                sizes("Menu").pickerStyle(.menu)
                sizes("Segmented").pickerStyle(.segmented)
                sizes("Inline").pickerStyle(.inline)
                sizes("Radio group").pickerStyle(.radioGroup)
            }
            Section("Text") {
                TextField("Name", text: $name)
                TextField("Name, without a frame", text: $name).textFieldStyle(.plain)
                SecureField("Password", text: $password)
                LabeledContent("Notes") { TextEditor(text: $note).frame(height: 90) }
            }
            Section("Values") {
                Slider(value: $volume) { Text("Volume") }
                Slider(value: $tempo, in: 60...180, step: 30) {
                    Text("Tempo")
                } currentValueLabel: {
                    Text("\(Int(tempo)) beats a minute")
                } tick: { beats in
                    SliderTick(beats) { Text("\(Int(beats))") }
                }
                Stepper("Guests: \(guests)", value: $guests, in: 1...12)
                ColorPicker("Colour", selection: $color)
                DatePicker("Date", selection: $date)
                DatePicker("Day to come", selection: $date, in: now..., displayedComponents: .date)
                    .datePickerStyle(.graphical)
                ProgressView(value: volume) { Text("Progress") }
                Gauge(value: volume) {
                    Text("Gauge")
                } currentValueLabel: {
                    Text(volume.formatted(.percent.precision(.fractionLength(0))))
                } minimumValueLabel: {
                    Text("Low")
                } maximumValueLabel: {
                    Text("High")
                }
            }
        }
    }

    private var label: some View { Label("Folder", systemImage: "folder-symbolic") }

    private func sizes(_ title: String) -> some View {
        Picker(title, selection: $size) {
            ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
    }
}

/// A button style with a colored capsule, which is darker while pressed.
private struct Chip: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .foregroundStyle(.white)
            .background(Color.purple.mix(with: .black, by: configuration.isPressed ? 0.3 : 0), in: Capsule())
    }
}

package struct ControlsPreviews: PreviewProvider {
    package static var previews: some View {
        ControlsPage(now: evening).previewDisplayName("Controls").previewLayout(.fixed(width: 800, height: 1600))
    }

    private static let evening = DateComponents(
        calendar: .current, year: 2025, month: 5, day: 9, hour: 19, minute: 30
    ).date!
}
