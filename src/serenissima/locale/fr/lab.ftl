law-1 = Une partie jouée au hasard se termine en `longest` décisions au plus, sans erreur
law-2 = Les choix sont triés, uniques, jamais absents et jouables ; tout le reste est refusé et ne change rien
law-3 = Les copies sont égales à l’original et indépendantes de lui
law-4 = Une position enregistrée puis relue est la même aux yeux de tous et se poursuit de même
law-5 = La même graine et les mêmes choix donnent la même partie
law-6 = Les versions compilée et interprétée jouent les mêmes parties
law-7 = Une place ne distingue pas un monde retiré au sort du vrai
law-8 = Les mondes retirés au sort sont sans défaut et se jouent jusqu’au bout
law-9 = Ce qui est caché bouge d’un monde à l’autre
law-10 = L’ordre des réponses secrètes est sans importance
law-11 = Aucune pièce n’est perdue ni créée ; les invariants des règles tiennent
law-12 = Les scores égalent un décompte indépendant
law-13 = Les règles n’importent ni hasard, ni temps, ni machine
law-14 = Aucun événement, même de la mise en place, ne dit à une place ce que sa vue lui cache
law-16 = Un choix qu’une place peut annuler seule ne lui a rien appris
law-17 = Une question n’est publique que si chacun peut en déduire les choix
law-18 = Questions, choix, refus et journal peuvent être dits dans chaque langue du jeu
law-19 = Les numéros d’action respectent la borne et distinguent les choix d’une décision
law-20 = La fin est déclarée, et les rangs forment un classement
law-21 = Les tirages peuvent être montrés, et leur issue compte
check-progress = Les lois de { $game }
check-title = { $game } : { $games } parties, { $decisions } décisions
check-law = Loi
check-tested = Vérifiée
check-not-compiled = La loi 6 n’a pas été vérifiée : ceci est la version interprétée.
check-holds = { $game } obéit aux lois.
check-nothing = rien à vérifier
check-nothing-note = Il n’y avait rien à vérifier pour { $count ->
    [one] la loi { $laws } ; elle peut tout de même être enfreinte.
   *[other] les lois { $laws } ; elles peuvent tout de même être enfreintes.
}
check-not-reached = non atteinte
check-broken = La loi { $law } est enfreinte
check-where = Où
check-expected = Attendu
check-seen = Constaté
check-source = Levée dans
check-command = Pour voir
check-at-title = { $game } : { $where }
check-at-view = Ce que voit { $who }
check-at-spectator = le public
check-at-asked = { $who } doit répondre ({ $kind }) : { $prompt }
check-at-over = La partie est finie : { $ending }
check-at-last = La dernière décision a annoncé :
check-at-set-up = La mise en place a annoncé :
check-at-holds = Cette position obéit aux lois, autant qu’une seule position peut le montrer.
check-at-bad = « { $given } » n’est pas une position ; écrivez GRAINE:DÉCISION, par exemple 7:12.
check-at-seats = --seats donne le nombre de places de la table de --at ; sans --at, toutes les tables sont vérifiées.
check-at-beyond = Cette partie est finie après { $most } décisions ; il n’y a pas de décision { $given }.
arena-progress = { $game }
arena-title = { $games ->
    [one] { $game } : { $games } partie, places tournantes
   *[other] { $game } : { $games } parties, places tournantes
}
arena-percent = { $value } %
arena-whole-number = { $value }
arena-decimal-point = ,
arena-bot = Robot
arena-games = Parties
arena-rate = Gagnées
arena-interval = 95 %
arena-rank = Rang
arena-score = Score
arena-margin = Écart
arena-rating = Cote ± 2σ
arena-rating-note = Rang, score, écart (au meilleur autre) : moyennes de toutes les places. Cote : OpenSkill, Plackett–Luce, ± 2σ du modèle.
arena-pair = Face à face
arena-won = Gagnées
arena-drawn = Nulles
arena-lost = Perdues
arena-decided = Décidées
arena-better = Meilleur
arena-undecided = indécis
arena-seat = Place
arena-at-table = { $seats ->
    [one] Seul à la table
   *[other] À une table de { $seats }
}
arena-first-player = Premier joueur : { $advantage } points sur cent par rapport à une part égale ({ $low } … { $high })
arena-length = Décisions par partie : { $min } à { $max }, médiane { $median }
arena-end = Fin { $count } fois ({ $share }) : { $ending }
arena-failed = { $count ->
    [one] Une partie a échoué et ne compte pas :
   *[other] { $count } parties ont échoué et ne comptent pas :
}
arena-failed-illegal = { $bot } a choisi { $pick }, qui n’était pas un choix possible.
arena-failed-problem = { $bot } : { $why }
arena-failed-crash = { $bot } s’est effondré. { $detail }
arena-failed-game = Le jeu lui-même a échoué. { $detail }
arena-failed-slow = { $bot } a mis plus de { $seconds } s pour une réponse.
arena-failed-died = Le processus est mort ({ $status }) pendant que { $bot } répondait. { $detail }
arena-failed-early = Le processus est mort ({ $status }) avant que quiconque ait à répondre ({ $bots }). { $detail }
arena-failed-unreadable = Le résultat de la partie est illisible ({ $bots }). { $detail }
arena-failed-on-ray = Le processus est mort, ou une réponse a pris plus de { $seconds } s ({ $bots }).
arena-failed-lost = Le processus est mort ({ $bots }). { $detail }
arena-interrupted = Interrompu après { $done } parties sur { $planned }.
arena-go-on = Le reste se joue par la même commande avec --resume { $file }
arena-no-such-format = Il n’y a pas de format « { $given } ». Possibles : { $possible }.
arena-too-few-bots = Le format { $format } demande au moins deux robots différents.
arena-bad-seats = --seats { $given } : des nombres de places, comme 3 ou 2,4.
lab-file = { $file } ne peut pas être lu ou écrit : { $detail }
arena-file-foreign = { $file } n’est pas un fichier de l’arène ; il reste tel quel.
arena-file-other = { $file } est d’un autre match : { $key } y vaut { $there }, et non { $here }.
arena-nothing-to-resume = Il n’y a pas de fichier { $file } à poursuivre ; --out en commence un.
arena-out-and-resume = --out ou --resume, l’un des deux : chacun poursuit le fichier qu’il nomme.
arena-no-ray = Ray n’est pas installé ici : pip install serenissima[ray]
arena-ray-where = --ray demande l’adresse d’une grappe, comme HOST:6379, ou local.
arena-ray-silent = Aucune grappe Ray ne répond à { $address }. { $detail }
arena-ray-lost = La grappe Ray à { $address } est perdue. { $detail }
arena-standings = Classement
arena-no-matplotlib = Un rapport demande Matplotlib : pip install serenissima[lab]
arena-reported = Le rapport est dans { $file }.
arena-format-table = tous les robots à une table
arena-format-round-robin = chaque robot contre chaque autre
arena-format-gauntlet = le premier robot contre chacun des autres
arena-report-subtitle = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $kind } · places : { $seats } · places tournantes, mêmes donnes à chaque rotation
arena-report-notes = Les intervalles des parts sont ceux de Wilson, à 95 % ; une victoire partagée se divise entre les places. Les nulles ne comptent pas dans un face à face. Un robot à plusieurs places y vaut la meilleure.
arena-plot-ratings = Cotes
arena-plot-ratings-note = OpenSkill, Plackett–Luce ; les barres sont deux écarts-types du modèle.
arena-plot-pairs-note = Qui se tient à l’écart du milieu est meilleur, ou moins bon, à 95 %.
arena-plot-seats = Victoires par place et robot
arena-plot-seats-note = La ligne tiretée est une part égale.
arena-plot-first = Avantage du premier joueur
arena-plot-first-note = Points sur cent au-dessus ou au-dessous d’une part égale, selon l’ordre du jeu.
arena-plot-scores = Scores obtenus
arena-plot-scores-note = Fréquence de chaque score ; le trait est la moyenne.
arena-plot-lengths = Durée des parties
arena-plot-ends = Comment les parties ont fini
arena-plot-decided = % des parties décidées gagnées par le premier nommé
arena-plot-rate = % gagnées
arena-plot-advantage = points
arena-plot-score = score
arena-plot-length = décisions
arena-plot-share = % des parties
arena-first-seat = Personne ne commence à ce jeu. Place 1 : { $advantage } points sur cent par rapport à une part égale ({ $low } … { $high })
arena-plot-seat = Avantage des places
arena-plot-seat-note = Points sur cent au-dessus ou au-dessous d’une part égale ; personne ne commence à ce jeu.
arena-plot-turn = Ordre du jeu (1 : premier joueur)
