server-bad-database = “{ $given }” is not a supported database. Use the path of a file, sqlite:///… or postgresql://….
server-bad-settings = The settings file { $file } cannot be used: { $detail }
server-workers-sqlite = Several workers need PostgreSQL (--database postgresql://…); SQLite supports only one.
server-open = Serenissima is running at { $address }. Press Ctrl+C to stop it.
server-data = Games are stored in { $database }.
server-port-taken = Port { $port } is already in use. Choose another one with --port.
server-bad-name = A name must have 1 to { $most } visible characters.
server-bad-word = A word for the shuffle must have only visible characters and no “|”.
server-bad-text = A chat line must have 1 to { $most } visible characters.
server-bad-code = This recovery code is not valid. A code works only once, and a newer code replaces it.
server-unknown-person = Please enter your name first.
server-no-such-table = There is no such table.
server-no-such-invite = This invitation is not valid.
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
server-not-text = Messages must be text, not binary.
server-long-ref = “ref” must have at most { $most } bytes.
server-no-header = The request has no X-Serenissima header.
server-foreign-origin = This request comes from another site.
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
server-trouble = Something went wrong on the server. Please try again. If it happens again, give this id to whoever runs the server: { $event }.
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
