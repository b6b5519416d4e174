research-package-missing = { $package } n’est pas installé. On l’obtient par : pip install "serenissima[lab]"
research-opponents = Il y a { $others } autres places, et { $given } robots sont nommés pour elles. Nommez un robot pour toutes, ou un pour chacune.
research-no-seat = Il n’y a pas de place { $given } : les places vont de 0 à { $last }.
research-illegal-mode = « { $given } » n’est pas une façon de traiter les actions interdites. Possibles : { $possible }.
research-no-players = Nommez au moins un joueur.
research-bad-seed = { $given } n’est pas une graine : elle doit être au moins 0.
research-no-work = Les nombres de parties, de parties par lot et de processus doivent être au moins 1.
