# Games that last for days: clocks with days off, holidays, notes, the next game.
web-weekend = weekend
web-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
web-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-clock-stands = The clock stands: a day off
web-clock-left = has { $left } left.
web-clock-left-off = has { $left } left, { $off } not counted.
web-clock-left-holiday = has { $left } left, days off not counted.
web-clock-left-stands = has { $left } left. The clock stands: a day off.
web-clock-each = has { $left } for the next move.
web-clock-ends = The clock runs out on { $moment }.
web-days-per-move = Days for each move
web-days-off = No time passes on
web-days-off-zone = Days begin and end as in { $zone }.
web-days-off-are = No time passes on these days: { $off } ({ $zone }).
web-days-off-none = Time passes every day, except during holidays.
web-tag-holiday = on holiday
web-holiday-of = Holiday: { $days }
web-holidays = Holidays
web-holidays-text = During a holiday your clocks stand in all games with days per move. The others at these tables see when you are away. A holiday begins when you announce it, not before.
web-holiday-first = First day
web-holiday-last = Last day
web-holiday-announce = Announce holiday
web-holiday-withdraw = Withdraw
web-holiday-end = End today
web-holidays-left = { $left ->
    [0] You have taken all { $most } days of { $year }.
    [one] One of { $most } days is left in { $year }.
   *[other] { $left } of { $most } days are left in { $year }.
}
web-next-game = { $count ->
    [one] Next game
   *[other] Next game ({ $count })
}
web-next-game-text = { $count ->
    [one] One more game waits for you: { $game }
   *[other] { $count } more games wait for you. Next: { $game }
}
web-notes = My notes
web-notes-help = Only you see these notes.
web-note-reading = Loading…
web-note-typing = Not saved yet
web-note-saving = Saving…
web-note-saved = Saved
web-note-failed = Not saved: { $why }
web-note-unreadable = Not loaded: { $why }
web-note-again = Try again
web-note-conflict = You have changed this note on another device.
web-note-keep = Keep this text
web-note-take = Take the other text
web-note-left = { $left ->
    [one] 1 character left
   *[other] { $left } characters left
}
web-standing = Standing answers
web-standing-text = While you are away, the server can give these answers for you, so that the others need not wait. They see the answer and not that it was a standing one. You find what was answered in the log.
web-standing-ask = ask me each time
web-standing-turn = only until my next turn
web-standing-done = Answered for you
web-standing-given = Answered for you. { $question }: { $answer }
web-recap-steps = Step by step
web-standing-line = { $question }: { $answer }
