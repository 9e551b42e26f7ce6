import CGtk
import CorkGtk
import Testing

extension GtkTests {
    @MainActor
    @Suite struct ObjectRefTests {
        @Test func `sinking owns the floating reference`() {
            let label = gtk_label_new("")!
            let watch = ObjectWatch(label)
            var ref: ObjectRef? = ObjectRef(sinking: label)
            #expect(ref?.widget == label)
            #expect(watch.finalized == 0)
            ref = nil
            #expect(watch.finalized == 1)
        }

        @Test func `retaining leaves the others their reference`() {
            let list = g_list_store_new(gtk_label_get_type())!
            let watch = ObjectWatch(list)
            var ref: ObjectRef? = ObjectRef(retaining: list)
            g_object_unref(list.objectAddress)
            #expect(watch.finalized == 0)
            #expect(ref?.opaque == list)
            ref = nil
            #expect(watch.finalized == 1)
        }

        @Test func `adopting takes the callers reference`() {
            let list = g_list_store_new(gtk_label_get_type())!
            let watch = ObjectWatch(list)
            var ref: ObjectRef? = ObjectRef(adopting: list)
            #expect(ref != nil && watch.finalized == 0)
            ref = nil
            #expect(watch.finalized == 1)
        }

        @Test func `type checks follow derivation and interfaces`() {
            let button = ObjectRef(sinking: gtk_toggle_button_new()!)
            #expect(button.isA(gtk_button_get_type()))
            #expect(button.isA(gtk_accessible_get_type()))
            #expect(!button.isA(gtk_label_get_type()))
        }
    }
}
