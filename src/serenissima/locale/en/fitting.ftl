fit-progress = Self-play of { $game }
fit-line = { $seats ->
    [one] One seat
   *[other] { $seats } seats
 }, games held out: log-loss { $log-loss-fitted } (score only { $log-loss-score-only }, uniform { $log-loss-uniform }), Brier { $brier-fitted } ({ $brier-score-only }, { $brier-uniform })
fit-needs-numpy = `fit` needs NumPy: pip install "serenissima[lab]"
fit-nothing = { $game } has no weights to fit: its package has no module “value” with NAMES and read. Its bots judge positions by the scores.
fit-bad-reading = In the game “{ $game }”, value.read must give (progress, features) with { $numbers } features for { $seats } seats, those of NAMES for one seat after the other. It gave { $given }.
