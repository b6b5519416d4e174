balance-offered = Offered
balance-taken = Taken
balance-uptake = Share
balance-seats = Seats
balance-won = Won
balance-interval = 95 %
balance-lift = × even
balance-scores = Mean score by seat: { $scores }
balance-note = Seats: how many took it at least once in a game, and how often they won. × even: that rate in even shares. Players who do more win more, so compare things of one kind with each other. °: reconstructed.
balance-drawn = { $count ->
    [one] One picture is in { $folder }.
   *[other] { $count } pictures are in { $folder }.
}
balance-plot-uptake = % taken of offered
balance-plot-taken = times taken
balance-plot-lift = wins in even shares (dotted: mean)
