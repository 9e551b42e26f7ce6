import CGtk
import CorkUI
import Foundation

extension WindowController {
    /// Sets the size that the window had when it was last closed, or else the size of its scene.
    func setSize() {
        gtk_window_set_resizable(window, description.resizability == .contentSize ? 0 : 1)
        guard let size = description.size else { return }
        let kept = keptSize
        gtk_window_set_default_size(window, kept?.width ?? pixels(size.width), kept?.height ?? pixels(size.height))
        if kept?.isMaximized == true { gtk_window_maximize(window) }
    }

    /// Stores the size of the window for the next one of its scene.
    func keepSize() {
        guard let file = Application.windowSizes, !description.sizeName.isEmpty, description.size != nil else { return }
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window, &width, &height)
        guard width > 0, height > 0 else { return }
        let isMaximized = gtk_window_is_maximized(window) != 0
        file[description.sizeName] = "\(width)x\(height)" + (isMaximized ? " maximized" : "")
    }

    private var keptSize: (width: Int32, height: Int32, isMaximized: Bool)? {
        guard !description.sizeName.isEmpty, let text = Application.windowSizes?[description.sizeName] else {
            return nil
        }
        let words = text.split(separator: " ")
        let sides = words.first?.split(separator: "x").compactMap { Int32($0) } ?? []
        guard sides.count == 2, sides.allSatisfy({ (1...32_767).contains($0) }) else { return nil }
        return (sides[0], sides[1], words.contains("maximized"))
    }
}
