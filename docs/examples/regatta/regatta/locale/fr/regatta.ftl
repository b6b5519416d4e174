regatta-title = Régate
regatta-blurb = Sept prix à gagner : chacun engage une rame en secret, et la plus longue l’emporte.

regatta-option-carry = Reporter les prix
regatta-option-carry-help = En cas d’égalité, le prix s’ajoute au suivant. Sinon, personne ne le reçoit.

regatta-stake = Choisissez la rame à engager pour le prix de { $prize }.
regatta-oar = Rame { $oar }

regatta-prize = Le prix suivant vaut { $amount }.
regatta-staked = { $seat } engage la rame { $amount }.
regatta-won = { $seat } gagne { $amount ->
    [one] un point
   *[other] { $amount } points
 }.
regatta-dead-heat = Égalité : personne ne gagne le prix.

regatta-ending-course-rowed = Tous les prix ont été courus.

regatta-rules-aim = But
regatta-rules-aim-text = Gagnez en sept courses les prix qui valent le plus de points.
regatta-rules-race = Une course
regatta-rules-race-text = On retourne le prix suivant. Chacun choisit en secret une de ses rames. La plus longue gagne le prix, et toutes les rames engagées sont perdues. Si plusieurs rames sont les plus longues, personne ne gagne : le prix s’ajoute au suivant, sauf si vous jouez sans l’option « Reporter les prix ».
