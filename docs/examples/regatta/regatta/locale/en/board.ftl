# What lies on the table.
regatta-board-prizes = Prizes at stake
regatta-board-prize = Prize of { $prize ->
    [one] { $prize } point
   *[other] { $prize } points
}
regatta-board-course = Prizes to come
regatta-board-points = Points
regatta-board-oars = Oars
regatta-board-staked = Staked oar
