balance-offered = Offert
balance-taken = Pris
balance-uptake = Part
balance-seats = Places
balance-won = Gagnées
balance-interval = 95 %
balance-lift = × part
balance-scores = Score moyen par place : { $scores }
balance-note = Places : combien l’ont pris au moins une fois dans une partie, et ce qu’elles ont gagné. × part : la même chose en parts égales ; qui en fait plus gagne plus, comparez donc les choses d’une même sorte entre elles. ° : reconstitué.
balance-drawn = { $count ->
    [one] Une image se trouve dans { $folder }.
   *[other] { $count } images se trouvent dans { $folder }.
}
balance-plot-uptake = % pris sur offert
balance-plot-taken = fois pris
balance-plot-lift = victoires en parts égales (pointillé : moyenne)
