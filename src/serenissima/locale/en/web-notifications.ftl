# How people are notified while no page is open.
web-contacts = When you are away
web-contacts-text = You are told that a game is waiting for you, even if no page is open. A notification names the game, the players and what happened. It contains nothing that is hidden in the game.
web-contacts-none = Nothing is set up yet.
web-contacts-begin = Set up notifications
web-table-webhook = Webhook for this table
web-table-webhook-text = A chat channel or a program of yours that is told what happens at this table: about all players, but nothing that is hidden in the game.
web-try-again = Try again

## Contacts
web-contact-push = Browser
web-contact-this-browser = This browser
web-contact-webhook = Webhook
web-contact-table = For the whole table: { $game }, { $names }
web-contact-table-unknown = For a whole table
web-contact-working = Working
web-contact-unconfirmed = Not confirmed yet
web-contact-unconfirmed-text = We sent a link to this address. Nothing else is sent there until you have opened it. The link is valid for seven days.
web-contact-failed = Not working
web-contact-failed-text = The last notifications did not arrive, so no more are sent there. Send a test: if it arrives, this contact is used again.
web-contact-events =
    { $count ->
        [0] You are told nothing here
        [one] You are told about { $count } of { $all } kinds of events
       *[other] You are told about { $count } of { $all } kinds of events
    }
web-contact-which = What you are told about
web-event-turn = It is your turn
web-event-clock = Your time is running out
web-event-undo = Somebody asks for an undo
web-event-mention = Somebody mentions you in the chat
web-event-full = The game has begun
web-event-over = The game is over
web-digest = Send
web-digest-none = at once
web-digest-hourly = once an hour
web-digest-daily = once a day
web-contact-test = Send a test
web-contact-testing = Sending a test…
web-contact-tested-push = The push service has accepted the test. If you do not see it, allow notifications for this browser in your system’s settings.
web-contact-tested-webhook = The test has arrived.
web-contact-tested-mail = The mail server has accepted the test. Look into your inbox.
web-contact-test-failed = The test was not delivered. { $why }
web-contact-remove = Remove
web-contact-remove-title = Remove “{ $name }”?
web-contact-remove-text = No more notifications are sent there. You can add it again at any time.
web-contact-removed = Removed.
web-contact-added = Added. Send a test to see whether it works.
web-contact-added-push = This browser is notified from now on. Send a test to see whether it works.
web-contact-known = You had this address already; its settings have been changed.

## Adding a contact
web-contact-add-push = Add this browser
web-contact-add-webhook = Add a webhook
web-contact-add-mail = Add an e-mail address
web-contact-mail-address = E-mail address
web-contact-mail-hint = We send a link to this address. Notifications begin once you have opened it.
web-contact-mail-send = Send the link
web-contact-mail-again = Send the link again
web-contact-mail-sent = We sent a link to { $address }. Open it to confirm the address.
web-push-insecure = This browser can be notified only if the page is opened over https.
web-push-unsupported = This browser does not support push notifications. On an iPhone or iPad, add this page to the Home Screen and open it from there.
web-push-denied = You have blocked notifications from this page. Allow them in the settings of your browser.
web-push-failed = The browser could not reach its push service. Try again later, or use a webhook or another browser.
web-webhook-url = Address
web-webhook-format = Format
web-webhook-label = Name, for yourself
web-webhook-add = Add the webhook
web-webhook-secret = Signing secret
web-webhook-secret-text = Every request is signed with it, so that your program can tell ours from others. Copy it now: the page shows it only this once.
web-webhook-secret-done = I have copied it
web-format-json-text = For your own program: a POST request with JSON, signed with a secret that you will see once.
web-format-discord-text = In Discord: settings of the channel, Integrations, Webhooks, Copy webhook URL.
web-format-slack-text = In Slack: create an app with Incoming Webhooks and copy the address of its webhook.
web-format-matrix-text = The address of a generic webhook of matrix-hookshot.
web-format-ntfy-text = The address ends with your topic, for example https://ntfy.sh/my-games. Choose one that nobody guesses.

## Quiet hours
web-quiet = Quiet hours
web-quiet-text = Nothing is sent at this time of day. What still waits for you afterwards is sent in one message. Webhooks of a table have no quiet hours.
web-quiet-begin = From
web-quiet-end = To
web-quiet-save = Save
web-quiet-end-them = No quiet hours
web-quiet-set = Every day from { $begin } to { $end } ({ $zone }).
web-quiet-none = You have no quiet hours.
web-quiet-saved = Your quiet hours are saved.
web-quiet-ended = You have no quiet hours any more.
