@_exported import CorkGtk
@_exported import CorkUI
@_exported import Foundation
@_exported import Observation

#if Macros
    @_exported import CorkMacros
#endif
