import CGtk
import CorkUI
