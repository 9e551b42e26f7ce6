import CorkboardCommands

CorkboardCommand.start()
