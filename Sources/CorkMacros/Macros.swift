import CorkUI
