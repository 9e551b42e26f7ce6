import CGtk
import CorkUI
import Foundation

/// The About window of the app.
final class AboutWindow: PresentedWindow {
    private let reference = ObjectRef(retaining: gtk_about_dialog_new()!)
    private let signals = SignalOwner()
    private let onClose: (AboutWindow) -> Void

    init(_ information: AboutInformation, onClose: @escaping (AboutWindow) -> Void) {
        self.onClose = onClose
        let dialog = reference.opaque
        // GTK 4.8 reports it as a container.
        cork_object_set_int(reference.objectAddress, "accessible-role", Int32(GTK_ACCESSIBLE_ROLE_DIALOG.rawValue))
        gtk_about_dialog_set_program_name(dialog, information.name)
        gtk_about_dialog_set_version(dialog, information.version)
        gtk_about_dialog_set_comments(dialog, information.comments)
        gtk_about_dialog_set_website(dialog, information.website?.absoluteString)
        gtk_about_dialog_set_copyright(dialog, information.copyright)
        gtk_about_dialog_set_license(dialog, information.license)
        gtk_about_dialog_set_wrap_license(dialog, 1)
        gtk_about_dialog_set_logo_icon_name(dialog, g_get_prgname())
        var authors = information.authors.map { UnsafePointer(strdup($0)) } + [nil]
        defer { authors.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
        gtk_about_dialog_set_authors(dialog, &authors)
        signals.answer("close-request", of: reference) { [unowned self] in
            requestClose()
            return true
        }
    }

    func present() {
        gtk_window_set_transient_for(reference.cast(), Application.activeWindow)
        gtk_window_present(reference.cast())
    }

    func requestClose() {
        signals.disconnectAll()
        gtk_window_destroy(reference.cast())
        onClose(self)
    }
}
