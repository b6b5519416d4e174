research-package-missing = { $package } is not installed. It comes with: pip install "serenissima[lab]"
research-opponents = There are { $others } other seats, but { $given } bots were named. Name one bot for all of them, or one for each.
research-no-seat = There is no seat { $given }: the seats are 0 to { $last }.
research-illegal-mode = “{ $given }” is not a way to handle illegal actions. Possible: { $possible }.
research-no-players = Name at least one player.
research-bad-seed = { $given } is not a valid seed: it must be at least 0.
research-no-work = The number of games, the games per batch and the number of worker processes must be at least 1.
