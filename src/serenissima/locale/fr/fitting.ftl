fit-progress = { $game } : parties d’entraînement
fit-line = { $seats ->
    [one] Seul
   *[other] À { $seats } joueurs
 }, parties mises de côté : log-loss { $log-loss-fitted } (score seul { $log-loss-score-only }, uniforme { $log-loss-uniform }), Brier { $brier-fitted } ({ $brier-score-only }, { $brier-uniform })
fit-needs-numpy = `fit` a besoin de NumPy : installez « serenissima[lab] ».
fit-nothing = { $game } n’a pas de poids à ajuster : son paquet n’a pas de module « value » avec NAMES et read. Ses robots jugent les positions aux scores.
fit-bad-reading = Dans le jeu « { $game } », value.read doit donner (progression, caractéristiques) avec { $numbers } caractéristiques pour { $seats } places, celles de NAMES pour une place après l’autre. Elle a donné { $given }.
