# Ce que compte `serenissima balance`.
masters-balance-kind-order = Contrats des guildes : vus, et livrés
masters-balance-kind-character = Personnages : pris
masters-balance-kind-first-share = La part reçue au début
masters-balance-kind-favor = Faveurs : achetées, et jouées
masters-balance-kind-rumor = Rumeurs : reçues, et jouées
masters-balance-kind-place = Lieux : où l’on est allé
masters-balance-kind-top-orders = Le plus haut niveau de commandes d’une boutique dans une partie
masters-balance-orders = { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}
