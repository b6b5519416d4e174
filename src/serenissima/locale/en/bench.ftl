bench-title-bots = What bots do on one core, a second
bench-playouts-per-s = Random playouts
bench-greedy-per-s = Greedy decisions
bench-mcts-per-s = Search iterations
