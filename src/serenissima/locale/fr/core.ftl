illegal-not-an-option = Ce n’est pas possible ici.
illegal-not-asked = Ce n’est pas à vous de choisir.
illegal-game-over = La partie est terminée.
illegal-notation = « { $given } » ne désigne aucun choix ici. Les choix s’écrivent ainsi : { $some }.
illegal-no-pick = Il n’y a encore aucun choix à reprendre.
illegal-not-an-outcome = Ce n’est pas un résultat possible du hasard.
game-unknown = Il n’y a pas de jeu « { $given } ». Les jeux sont : { $possible }.
game-no-import = Le jeu « { $game } » est laissé de côté : { $place } ne se charge pas ({ $error }).
game-no-spec = Le jeu « { $game } » est laissé de côté : { $place } n’est pas un GameSpec mais un { $found }.
game-other-id = Le jeu « { $game } » est laissé de côté : { $place } porte l’identifiant « { $found } ». Les deux doivent être les mêmes, en minuscules, comme « regatta ».
game-installed-twice = Le jeu « { $game } » est laissé de côté : plusieurs paquets installés ont un jeu de cet identifiant ({ $packages }). Désinstallez-les tous sauf un.
game-id-taken = Le jeu « { $game } » du paquet { $package } est laissé de côté : Serenissima a déjà un jeu de cet identifiant.
game-lacks = Le jeu « { $game } » est laissé de côté : { $place } ne dit pas { $missing }.
game-bad-seats = Le jeu « { $game } » est laissé de côté : il se joue de { $least } à { $most } ; une table a au moins 1 et au plus { $limit } places.
game-bad-field = Le jeu « { $game } » est laissé de côté : dans { $place }, le champ « { $field } » doit être { $wanted } et vaut { $found }.
game-part-broken = La partie « { $part } » du jeu « { $game } » ne se charge pas ({ $error }).
game-part-lacks = La partie « { $part } » du jeu « { $game } » n’a pas { $missing }.
game-part-failed = La partie « { $part } » du jeu « { $game } » a échoué ({ $error }).
game-failed = Le jeu « { $game } » a échoué : { $error } ({ $place }). `serenissima check { $game }` peut en montrer plus ; SERENISSIMA_TRACEBACK=1 affiche la trace d’appels.
game-failed-somewhere = Quelque chose ne va pas avec le jeu « { $game } » : { $error }. `serenissima check { $game }` peut en montrer plus ; SERENISSIMA_TRACEBACK=1 affiche la trace d’appels.
game-english-only = { $game } n’a pas de textes dans votre langue. Il s’affiche en anglais.
seats-out-of-range = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }.
no-such-seat = Il n’y a pas de place { $given } à cette table : les places vont de 0 à { $last }.
names-other-count = Le nombre de noms ({ $given }) n’est pas celui des places ({ $seats }).
language-unknown = « { $given } » n’est pas une langue de cette table. Les langues sont : { $possible }.
option-unknown = { $game } n’a pas d’option « { $name } ». Ses options sont : { $possible }.
option-bad-value = L’option « { $name } » ne peut pas valoir « { $given } ». Valeurs possibles : { $possible }.
