research-package-missing = { $package } is not installed. It comes with: pip install "serenissima[lab]"
research-opponents = There are { $others } other seats, and { $given } bots were named for them. Name one bot for all of them, or one for each.
research-no-seat = There is no seat { $given }: the seats are 0 to { $last }.
research-illegal-mode = “{ $given }” is not a way to deal with illegal actions. Possible: { $possible }.
research-no-players = Name at least one player.
research-bad-seed = { $given } is not a seed: it must be at least 0.
research-no-work = The numbers of games, of games in a batch and of worker processes must be at least 1.
