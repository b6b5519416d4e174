bench-title-bots = Travail des robots sur un cœur, par seconde
bench-playouts-per-s = Fins de partie au hasard
bench-greedy-per-s = Décisions gloutonnes
bench-mcts-per-s = Itérations de recherche
