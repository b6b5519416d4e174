illegal-not-an-option = Ce n’est pas possible ici.
illegal-not-asked = Ce n’est pas à vous de décider.
illegal-game-over = La partie est terminée.
illegal-not-an-outcome = Le hasard ne peut pas en décider ainsi.
game-unknown = Il n’y a pas de jeu « { $given } ». Les jeux sont : { $possible }.
seats-out-of-range = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }.
option-unknown = { $game } n’a pas d’option « { $name } ». Ses options sont : { $possible }.
option-bad-value = L’option « { $name } » ne peut pas valoir « { $given } ». Possible : { $possible }.
