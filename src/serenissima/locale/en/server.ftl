server-bad-database = “{ $given }” is not a supported database. Use the path of a file, sqlite:///… or postgresql://….
server-bad-settings = The settings file { $file } cannot be used: { $detail }
server-workers-sqlite = Several workers need PostgreSQL (--database postgresql://…); SQLite supports only one.
server-open = Serenissima is running at { $address }. Press Ctrl+C to stop it.
server-data = Games are stored in { $database }.
server-port-taken = Port { $port } is already in use. Choose another one with --port.
server-bad-name = A name must have 1 to { $most } visible characters.
server-reserved-name = “{ $name }” is what people are called who have deleted themselves. Choose another name.
server-bad-word = A word for the shuffle must have only visible characters and no “|”.
server-bad-text = A chat line must have 1 to { $most } visible characters.
server-bad-code = This recovery code is not valid. A code works only once, and a newer code replaces it.
server-unknown-person = Please enter your name first.
server-no-such-table = There is no such table.
server-no-such-invite = This code or link is not valid. A code has six letters or digits.
server-no-such-code = No open table has this code. Check it, or ask for a new one.
server-code-ended = This table has started, so its code no longer works. Ask somebody there for the link to watch.
server-codes-too-fast = Too many wrong codes. Please wait a little, then try again.
server-only-local = The addresses of this computer are shown only on this computer.
server-host-here = The host is here, or was here a moment ago.
server-too-few-seats = { $count ->
    [one] One seat is taken.
   *[other] { $count } seats are taken.
} Free a seat first.
server-setup-count = { $name } changed the number of seats to { $count }.
server-setup-options = { $name } changed { $count ->
    [one] one rule option
   *[other] { $count } rule options
}.
server-setup-clock = { $name } changed the clock: { $clock }.
server-setup-private = { $name } made the table private.
server-setup-listed = { $name } listed the table publicly.
server-setup-auto = { $name }: the game now starts when the last seat is taken.
server-setup-wait = { $name }: the game now waits for the host to start it.
server-setup-renamed = { $before } is now called { $name }.
server-setup-left = { $name } has left.
server-setup-host = { $name } is now the host.
server-setup-bot = { $name } put a bot in seat { $seat }.
server-setup-open = { $name } opened seat { $seat }.
server-setup-here = { $other } plays in seat { $seat }, on the same device as { $name }.
server-setup-sits = { $name } has taken seat { $seat }.
server-setup-freed = The host has freed the seat of { $name }.
server-clock-none = no clock
server-clock-bank = { $minutes } min + { $increment } s
server-clock-weekend = { $clock }, weekends off
server-clock-off = { $count ->
    [one] { $clock }, one day off a week
   *[other] { $clock }, { $count } days off a week
}
server-clock-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
server-no-such-seat = This table has no such seat.
server-no-such-page = There is no such page.
server-no-such-position = There is no such position. You can view positions { $first } to { $last }.
server-no-client = The web client has not been built yet; run “make play”.
server-private = This table is private; you need its invitation.
server-not-your-seat = This is not your seat.
server-not-your-vote = Only the others at the table can vote on that.
server-not-yours = You were not at this table.
server-not-host = Only the host of the table can do that.
server-me-twice = You can take only one seat for yourself. Name the other people who play on your device.
server-seat-taken = This seat is taken.
server-seat-not-abandoned = This seat has not been abandoned.
server-begun = The game has already begun.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-analyses-full = Other games are being analysed. Please try again in a minute.
server-analysis-waiting = Another game is already being analysed for you. Please wait until it is done.
server-bots-busy = All bots are busy. Please try again in a moment.
server-no-vote = The game is not waiting for this seat.
server-still-here = { $name } is here, or was here a moment ago. You can vote after { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} of absence.
server-has-days = { $name } may take days for a move at this table. When the time is up, a bot stands in automatically.
server-seat-reserved = This seat is reserved for { $name } for { $days ->
    [one] one more day
   *[other] { $days } more days
}.
server-note-voted = A bot plays for { $name }, who is away, by vote of { $voters }.
server-note-time-out = { $name } has run out of time. A bot plays instead.
server-note-resigned = { $name } has resigned. A bot plays to the end.
server-note-deleted = A player has deleted their data and is now called “{ $name }”. A bot plays to the end.
server-note-returned = { $name } is back and plays again.
server-note-freed = The host has freed the seat of { $name }. { $days ->
    [0] Anybody can take it now.
    [one] It is reserved for { $name } for one day.
   *[other] It is reserved for { $name } for { $days } days.
}
server-note-claimed = { $name } takes over the seat of { $before }.
server-note-undo = { $name } has taken the game back to move { $move }. Everybody agreed.
server-logged-out = You have been logged out.
server-muted = The host has muted you at this table.
server-removed = The host has removed you from this table.
server-author-yourself = You cannot mute or remove yourself.
server-author-sits = { $name } has a seat at this table and cannot be removed, only muted.
server-no-such-author = No one with this author id has written at this table.
server-note-muted = The host has muted { $name }.
server-note-unmuted = { $name } may write again.
server-note-removed = The host has removed { $name } from the table.
server-note-readmitted = The host has let { $name } back in.
server-nothing-asked = Nobody has asked to undo a move.
server-malformed = The server cannot understand this request: { $detail }
server-unstorable = A text in this request has a character that cannot be stored.
server-not-text = Messages must be text, not binary.
server-long-ref = “ref” must have at most { $most } bytes.
server-no-header = The request has no X-Serenissima header.
server-foreign-origin = This request comes from another site.
server-other-version = This page and the server are of different versions. Reload the page.
server-too-large = That is too large.
server-too-fast = Too many requests. Please wait a moment.
server-too-many-tables = This host already has { $most } open or running tables. Finish some of them first.
server-tables-too-fast = Too many new tables from your network. Please try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-chat-too-fast = You are writing too fast. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-chat-crowded = Too many spectators are writing at this table. Please try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-trouble = Something went wrong on the server. Please try again. If it happens again, give this id to the person who runs the server: { $event }.
server-bad-metrics = “{ $given }” is not a valid address for metrics. Use for example 127.0.0.1:9100.
server-unavailable = The server cannot reach its database at the moment. Please try again in a few seconds.
server-bot-fell-back = The bot at seat { $seat } ({ $wanted }) failed or waited too long. This time it played as { $level }.

# Notifications.

server-bad-url = The server cannot call this address. It must begin with https://, use port 443 or 8443, and contain no password.
server-url-not-public = This address is in a private network, which the server must not call.
server-bad-subscription = The browser’s subscription is incomplete.
server-bad-mail = This is not an e-mail address.
server-no-mail = This server does not send e-mail.
server-mail-unconfirmed = First open the link in the e-mail that was sent to this address.
server-too-many-mails = Too many e-mails have gone to this address, or were sent for you. Try again tomorrow.
server-no-such-contact = This contact does not exist.
server-too-many-contacts = You already have { $most } contacts. Remove one first.
server-bad-time-zone = The server does not know this time zone. Use a name such as Europe/Paris.
server-note-too-long = A note can have at most { $most } characters.
server-note-changed = You have changed this note on another device.
server-no-such-standing = There is no such standing answer in this game.
server-bad-date = This is not a date. Use a form such as 2026-08-03.
server-holiday-past = A holiday cannot begin before today.
server-holiday-order = A holiday cannot end before it begins.
server-holiday-far = Holidays can be announced up to a year ahead.
server-holiday-overlap = You already have a holiday on some of these days. Withdraw it first.
server-holiday-limit = { $left ->
    [0] You have taken all { $most } days of holiday in { $year }.
    [one] You may take { $most } days of holiday a year. One is left in { $year }.
   *[other] You may take { $most } days of holiday a year. { $left } are left in { $year }.
}
server-no-such-holiday = You have no such holiday, or it is over.
server-bad-quiet-hours = Quiet hours must not begin and end at the same time.
server-bad-site = “{ $given }” is not a valid value for the setting “site”. Use an address such as https://tables.example, without a path.
server-mail-needs-site = To send e-mail, the server must know its own address. Add the setting “site”, for example site = "https://tables.example".
server-bad-sender = “{ $given }” is not a valid sender of e-mail. Use an address such as tables@example.org.
server-bad-private-host = “{ $given }” is not a valid value in the setting “private_hosts”. Use a host and a port, for example ntfy.lan:8080.
server-delivery-status = The receiver answered with status { $status }.
server-delivery-smtp = The mail server answered with status { $status }.
server-delivery-no-smtp = The mail server cannot be reached.
server-delivery-unreachable = The receiver could not be reached, or did not answer in time.
server-delivery-defect = Something went wrong on the server.
server-mail-confirm-title = Serenissima: confirm your e-mail address
server-mail-confirm =
    Somebody, probably you, wants { $site } to notify this address about their games.

    To agree, open this page and press the button: { $link }

    If it was not you, you can ignore this e-mail. To get no more like it: { $stop }
server-mail-stop = To stop these e-mails: { $link }
server-mail-page-confirm = Do you want to get e-mails about your games at this address?
server-mail-button-confirm = Confirm this address
server-mail-page-confirm-done = Your address is confirmed. You can close this page.
server-mail-page-stop = Do you want to get no more e-mails at this address?
server-mail-button-stop = Stop the e-mails
server-mail-page-stop-done = You will get no more e-mails. You can close this page.
server-mail-page-unknown = This link is no longer valid.
server-notice-turn =
    { $reader ->
        [you] It is your turn.
       *[other] Waiting for { $who }.
    }
server-notice-full = Everybody is here: the game has begun.
server-notice-over = The game is over.
server-notice-undo =
    { $reader ->
        [you] You are asked to agree to an undo.
       *[other] { $who }: please accept or refuse an undo.
    }
server-notice-mention =
    { $reader ->
        [you] You were mentioned in the chat.
       *[other] Mentioned in the chat: { $who }.
    }
server-notice-clock =
    { $reader ->
        [you] Your time is running out.
       *[other] Time is running out for { $who }.
    }
server-notice-confirm = Please confirm your e-mail address.
server-notice-test = This is a test. Notifications arrive here.
server-notice-digest =
    { $count ->
        [one] Serenissima: one notification
       *[other] Serenissima: { $count } notifications
    }

# Your games.
server-bad-page = There is no such page of your games. Load the list again.
server-not-your-game = Only people who have a seat at this table, or host it, can do this.
server-hide-running = You can hide a game once it is over.
server-share-running = This game is not over yet. You can share it afterwards.
server-no-such-share = This link does not work any more: the player who shared it has withdrawn it, or the game was deleted.

# Your devices.
server-bad-device-code = This code is not valid. It works once and for ten minutes; make a new one on the other device.
server-too-many-devices = You already have { $most } devices. Remove one first.
server-no-such-device = This device is not in your list any more.
server-this-device = This is the device you are using. Log out instead.

# Deleting yourself.
server-former-player = former player{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
server-not-your-name = This is not your name on this server. Nothing was deleted.
server-vanished = What this refers to was deleted in the meantime. Nothing has changed; reload the page.

# Clubs.
server-bad-club-name = The name of a club must have 1 to { $most } visible characters.
server-no-such-club = There is no such club, or you are not a member.
server-no-such-club-link = This club link is not valid. It may have been changed; ask a member for the new one.
server-no-such-member = Nobody with this id is a member of the club.
server-not-organiser = Only the organiser of the club can do that.
server-club-yourself = You cannot remove yourself. You can leave the club.
server-club-full = A club can have at most { $most } members.
server-too-many-clubs = You can be a member of at most { $most } clubs.
server-club-private = A club game is only for the club and cannot be listed for everyone.

# The house rules.
server-closed = The operator of this server has closed the table: { $reason }
server-note-closed = The operator of this server has closed the table: { $reason }
server-note-reopened = The operator has opened the table again. The game goes on.
server-denied = The operator of this server does not let you in.
server-only-listed = This server is private. Only people whom its operator has put on a list may come in.
server-not-a-creator = On this server, only people whom the operator has chosen may create tables. You can join the tables of others.
server-first-run-over = These choices have been made already. `serenissima admin configure` changes them.
server-bad-server-name = The name of a server has at most { $most } visible characters.
