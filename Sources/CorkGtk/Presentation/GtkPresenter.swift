import CGtk
import CorkUI

/// A presenter that shows the presentations of a window in windows over it.
final class GtkPresenter: Presenter {
    private unowned let parent: WindowController
    private var shown: [ObjectIdentifier: PresentationWindow] = [:]

    init(_ parent: WindowController) { self.parent = parent }

    func present(_ presentation: Presentation) {
        shown[ObjectIdentifier(presentation)] = PresentationWindow(presentation, over: parent)
    }

    func close(_ presentation: Presentation) {
        shown.removeValue(forKey: ObjectIdentifier(presentation))?.close()
    }
}
