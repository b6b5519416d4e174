# What `serenissima balance` counts.
doge-balance-kind-election = Elections by area: votes given, and first places
doge-balance-kind-order-place = Elections by their position in the year: votes given, and first places
doge-balance-kind-palace = Palaces built
doge-balance-kind-advisor = Advisors won
doge-balance-kind-target = Targets reached: palaces/districts
