balance-offered = Offert
balance-taken = Pris
balance-uptake = Part
balance-seats = Places
balance-won = Gagnées
balance-interval = 95 %
balance-lift = × part
balance-scores = Score moyen par place : { $scores }
balance-note = Places : combien l’ont pris au moins une fois dans une partie, et ce qu’elles ont gagné. × part : la même chose en parts égales ; qui en fait plus gagne plus, comparez donc les choses d’une même sorte entre elles. ° : reconstitué.
balance-drawn = { $count ->
    [one] Une image se trouve dans { $folder }.
   *[other] { $count } images se trouvent dans { $folder }.
}
balance-plot-uptake = % pris sur offert
balance-plot-taken = fois pris
balance-plot-lift = victoires en parts égales (pointillé : moyenne)
balance-kind-draft = Missions du début : reçues, et gardées ; gagnées par tous ceux qui les ont reçues
balance-kind-mission = Missions : tenues, et accomplies
balance-kind-building = Bâtiments : atteints, et choisis pour l’amarrage
balance-kind-effect = Effets des bâtiments : utilisés
balance-effect = { $building } { $effect }
balance-kind-influence = Cartes d’influence : tenues, et jouées
balance-kind-overtime = Travail de nuit : où il a eu lieu
balance-kind-doge-card = Cartes du Doge : montrées, et résolues
balance-kind-trigger = Ce qui a amené la fin
balance-kind-arrest = Arrêtés, selon l’ordre du jeu (1 : premier joueur)
balance-trigger-council = la piste du conseil
balance-trigger-missions = la dernière mission
balance-kind-election = Élections par zone : votes donnés, et premières places
balance-kind-order-place = Élections par rang dans l’année : votes donnés, et premières places
balance-kind-palace = Palais construits
balance-kind-advisor = Conseillers gagnés
balance-kind-target = Objectifs atteints : palais/quartiers
balance-kind-order = Commandes de guilde : vues, et livrées
balance-kind-character = Personnages : pris
balance-kind-first-share = L’action reçue au début
balance-kind-favor = Faveurs : achetées, et jouées
balance-kind-rumor = Rumeurs : reçues, et jouées
balance-kind-place = Lieux : où l’on est allé
balance-kind-top-orders = Le plus haut niveau de commandes d’un atelier dans une partie
balance-orders = { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}
balance-kind-stash = Réserves : distribuées
balance-kind-tile = Tuiles : piochées, et posées
balance-kind-deed = Tours : ce qui a été fait
balance-kind-pawn = Pions à la fin
balance-deed-extend = agrandit une île
balance-deed-bridge = construit un pont
balance-deed-capture = s’empare d’une île
balance-deed-discard = défausse une tuile
balance-deed-pass = passe
balance-pawn-centre = sur une île du centre
balance-pawn-island = sur une autre île
balance-pawn-nowhere = jamais posé
