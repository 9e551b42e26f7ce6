import CGtk
import CGtkTestMain
import CorkGtk
import Testing

extension GtkTests {
    @MainActor
    @Suite struct AccessibleTests {
        @Test func `texts and numbers are set and taken back`() async {
            let host = HostProbe().makeWidget()
            let window = await TestWindow(host)
            for property in [
                GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
            ] {
                #expect(gtk_test_accessible_has_property(host.opaque, property) == 0)
                cork_accessible_set_string(host, property, "text")
                #expect(gtk_test_accessible_has_property(host.opaque, property) != 0)
                cork_accessible_set_string(host, property, nil)
                #expect(gtk_test_accessible_has_property(host.opaque, property) == 0)
            }
            for property in [GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_LEVEL] {
                cork_accessible_set_number(host, property, 2)
                #expect(gtk_test_accessible_has_property(host.opaque, property) != 0)
            }
            withExtendedLifetime(window) {}
        }

        @Test func `states and relations are set`() async {
            let host = HostProbe().makeWidget()
            let label = gtk_label_new("")!
            gtk_widget_set_parent(label, host)
            let window = await TestWindow(host)
            for state in [
                GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_STATE_SELECTED,
                GTK_ACCESSIBLE_STATE_EXPANDED, GTK_ACCESSIBLE_STATE_DISABLED,
            ] {
                for value: Int32 in [1, 0] {
                    cork_accessible_set_state(host, state, value)
                    #expect(cork_test_accessible_state_is(host, state, value) != 0)
                    #expect(cork_test_accessible_state_is(host, state, 1 - value) == 0)
                }
            }
            cork_accessible_set_relation(host, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label)
            #expect(gtk_test_accessible_has_relation(host.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0)
            cork_accessible_set_relation(host, GTK_ACCESSIBLE_RELATION_LABELLED_BY, nil)
            #expect(gtk_test_accessible_has_relation(host.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0)
            withExtendedLifetime(window) {}
        }
    }
}
