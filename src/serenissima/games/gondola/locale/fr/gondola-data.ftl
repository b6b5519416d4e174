# Own data files
gondola-data-deck = { $where } : la pioche { $deck } a { $count } cartes ; { $expected } sont attendues.
gondola-data-docks = { $where } : il y a { $count } quais ; { $expected } sont attendus.
gondola-data-no-dock = { $where } : le canal finit à { $dock }, et ce quai n’existe pas.
gondola-data-same-dock = { $where } : le canal mène d’un quai à lui-même.
gondola-data-icon = { $where } : les canaux qui partagent une icône doivent coûter autant.
gondola-data-unconnected = { $where } : on ne peut pas aller de chaque quai à tous les autres.
gondola-data-slots = { $where } : une tuile a les effets 1, 2, 3, 4 et un édifice public a et b, dans cet ordre.
gondola-data-no-gain = { $where } : un effet doit rapporter quelque chose.
gondola-data-branch = { $where } : chaque branche d’un choix a exactement un gain.
gondola-data-cubes = { $where } : une mission demande d’un à cinq cubes.
gondola-data-cubes-paid = { $where } : on ne paie des cubes que pour des pièces ou des PV par cube.
gondola-data-cubes-not-paid = { $where } : des PV par cube payé, mais aucun cube n’est payé.
gondola-data-limit = { $where } : la limite doit être "turn" pour le prix d’un canal et pour les cubes des édifices, sinon null.
