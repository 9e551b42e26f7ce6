import CorkboardCommands

CorkboardCommand.main()
