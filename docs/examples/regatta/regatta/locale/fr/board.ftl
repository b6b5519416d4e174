# Ce qui se trouve sur la table.
regatta-board-prizes = Prix en jeu
regatta-board-prize = Prix de { $prize ->
    [one] { $prize } point
   *[other] { $prize } points
}
regatta-board-course = Prix à venir
regatta-board-points = Points
regatta-board-oars = Rames
regatta-board-staked = Rame engagée
