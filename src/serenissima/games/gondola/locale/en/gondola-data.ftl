# Own data files
gondola-data-deck = { $where }: deck { $deck } has { $count } cards; { $expected } are expected.
gondola-data-docks = { $where }: there are { $count } docks; { $expected } are expected.
gondola-data-no-dock = { $where }: it ends at { $dock }, and there is no such dock.
gondola-data-same-dock = { $where }: it leads from a dock to itself.
gondola-data-icon = { $where }: canals that share an icon must cost the same.
gondola-data-unconnected = { $where }: not every dock can be reached from every other.
gondola-data-slots = { $where }: a tile has effects 1, 2, 3, 4 and a communal building a and b, in this order.
gondola-data-no-gain = { $where }: an effect must bring something.
gondola-data-branch = { $where }: each branch of a choice has exactly one gain.
gondola-data-cubes = { $where }: a mission wants one to five cubes.
gondola-data-cubes-paid = { $where }: cubes can be paid for coins and for VP per cube only.
gondola-data-cubes-not-paid = { $where }: VP per cube paid, but no cubes are paid.
gondola-data-limit = { $where }: the limit must be "turn" for the price of a canal and for cubes from buildings, else null.
