# The installed app: new versions, no connection, record files.
web-app-update = A new version is ready.
web-app-stale = This page is older than the server. Reload it to go on.
web-app-reload = Reload
web-app-later = Later
web-load-failed = This page could not be loaded
web-load-failed-text = The server answers, but part of this page did not arrive. Try again.
web-offline = No connection
web-offline-text = The server cannot be reached. Your games are safe there, and go on once you are connected again.
web-offline-replays = What you can look at meanwhile
web-offline-none = Replays of finished games that you have opened on this device. There are none yet.
web-replay-missing = No connection. This move is not stored on this device.
web-verify-file = Open a record file
web-record-unreadable = This file is not a record of a game. Records end with .json; you download them at the end of a game.
web-record-unfinished = This record is of a game that was not over. Download it again after the end.
web-record-no-fairness = This game was not played on a server, so there is no commitment to check. “serenissima verify” checks the rest.
