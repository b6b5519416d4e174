# Ce que compte `serenissima balance`.
lagoon-balance-kind-stash = Réserves : distribuées
lagoon-balance-kind-tile = Tuiles : piochées, et posées
lagoon-balance-kind-action = Tours : ce qui a été fait
lagoon-balance-kind-pawn = Pions à la fin
lagoon-balance-action-extend = agrandit une île
lagoon-balance-action-bridge = construit un pont
lagoon-balance-action-capture = s’empare d’une île
lagoon-balance-action-discard = défausse une tuile
lagoon-balance-action-pass = passe
lagoon-balance-pawn-centre = sur une île du centre
lagoon-balance-pawn-island = sur une autre île
lagoon-balance-pawn-nowhere = jamais posé
