# Ce que compte `serenissima balance`.
doge-balance-kind-election = Élections par lieu : votes donnés, et premières places
doge-balance-kind-order-place = Élections par rang dans l’année : votes donnés, et premières places
doge-balance-kind-palace = Palais construits
doge-balance-kind-advisor = Conseillers gagnés
doge-balance-kind-target = Objectifs atteints : palais/quartiers
