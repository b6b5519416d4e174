# What `serenissima balance` counts.
gondola-balance-kind-draft = Missions at the start: dealt, and kept; won by everyone who was dealt them
gondola-balance-kind-mission = Missions: held, and completed
gondola-balance-kind-building = Buildings: reached, and moored at
gondola-balance-kind-effect = Effects of buildings: used
gondola-balance-effect = { $building } { $effect }
gondola-balance-kind-influence = Influence cards: held, and played
gondola-balance-kind-overtime = Late Shift: where it was used
gondola-balance-kind-doge-card = Cards of the Doge: shown, and resolved
gondola-balance-kind-trigger = What triggered the end
gondola-balance-kind-arrest = Arrested, by the order of play (1: first player)
gondola-balance-trigger-council = the council track
gondola-balance-trigger-missions = the last mission
