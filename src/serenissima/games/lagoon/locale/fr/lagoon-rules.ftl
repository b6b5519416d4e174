lagoon-rules-aim = But du jeu
lagoon-rules-aim-text =
    Ensemble, vous bâtissez une ville dans la lagune, tuile après tuile. Qui pose une tuile est payé aussitôt : une tuile qui agrandit une île rapporte l’île entière, une tuile qui en fonde une nouvelle rapporte sa valeur et celle de la tuile d’en face. Loin du centre, les îles rapportent moins.

    Chacun possède aussi un pion, qui capture une île pour toute la partie. À la fin, on ajoute ce qu’elle vaut. Le plus grand total l’emporte ; à égalité, la victoire est partagée.
lagoon-rules-words = Les mots employés
lagoon-rules-words-text =
    - Une **tuile** a une couleur (Lunes, Couronnes, Soleils, Armes) et une valeur : le nul compte 0, l’as compte 1, les autres comptent leur nombre. Son orientation est sans importance.
    - Une **île** est un groupe de tuiles placées côte à côte. Son numéro est inscrit dans le coin de sa première tuile.
    - Les quatre **îles du centre** sont là dès le début ; leur première tuile porte un anneau d’or.
    - Un **pont** est une pièce dans le canal entre deux îles. Sa couleur dit seulement qui l’a payé : les ponts servent à tous.
    - La **distance** d’une île est le nombre de ponts sur le plus court chemin vers une île du centre.
    - Toutes les tuiles se placent sur une grille de **demi-tuiles** : bord à bord, ou décalées d’exactement une demi-tuile. Un canal que franchit un pont est large d’une demi-tuile.
lagoon-rules-start = Le départ
lagoon-rules-start-text =
    Quatre tuiles nulles, une de chaque couleur, forment un carré dont les canaux ont une demi-tuile de large : Lunes au nord-ouest, puis dans le sens horaire Couronnes, Soleils et Armes. Quatre pièces neutres les relient en anneau.

    L’image du départ manque dans les exemplaires de la règle que nous connaissons. Le carré, les nuls et l’ordre des couleurs sont notre lecture : elle s’accorde avec chaque phrase du texte. En créant une table, vous pouvez choisir d’autres valeurs, un autre ordre ou la figure du moulinet.

    Chacun lance un dé ; le plus haut commence, et seuls les ex æquo relancent. On joue ensuite dans le sens horaire.
lagoon-rules-stashes = Réserves et mains
lagoon-rules-stashes-text =
    Chacun reçoit une réserve de huit tuiles, mélangée face cachée, et en prend deux en main. À trois joueurs, la quatrième réserve reste dans la boîte.

    Tout le monde connaît les tuiles de chaque réserve ; à qui elle appartient n’est pas annoncé, mais se déduit des tuiles posées : hormis les as, chaque sorte de tuile ne figure que dans une seule réserve. La liste « Tuiles non encore vues » tient le compte pour vous.

    - nul de Lunes, as d’Armes, 2 de Couronnes, 3 de Soleils, 4 de Lunes, 5 d’Armes, as de Soleils, 2 de Couronnes
    - nul de Couronnes, as de Soleils, 2 de Lunes, 3 d’Armes, 4 de Couronnes, 5 de Soleils, as d’Armes, 2 de Lunes
    - nul de Soleils, as de Couronnes, 2 d’Armes, 3 de Lunes, 4 de Soleils, 5 de Couronnes, as de Lunes, 2 d’Armes
    - nul d’Armes, as de Lunes, 2 de Soleils, 3 de Couronnes, 4 d’Armes, 5 de Lunes, as de Couronnes, 2 de Soleils

    Reconstitution : dans le tableau de la règle, la première colonne porte une couleur sans nombre. Nous y lisons une tuile nulle, car c’est seulement ainsi que chaque réserve compte deux tuiles de chaque couleur. Une option retire les nuls. Savoir lequel de deux signes désigne les Couronnes et lequel les Armes est une supposition sans effet sur le jeu.
lagoon-rules-turn = Votre tour
lagoon-rules-turn-text =
    Faites l’une de ces deux choses : **construire** avec l’une de vos deux tuiles, ou **capturer** une île avec votre pion.

    Construire, c’est agrandir une île ou en fonder une. Ensuite, vous piochez une tuile s’il en reste dans votre réserve. Après une capture, on ne pioche pas.

    Chacun joue neuf tours : huit tuiles et un pion (huit tours si une option retire les nuls). On ne passe pas, sauf si une option interdit de capturer le centre : qui n’a alors plus de tuile et ne trouve pas d’île pour son pion passe.
lagoon-rules-extend = Agrandir une île
lagoon-rules-extend-text =
    Posez la tuile contre une île par un côté entier ou par la moitié d’un côté. L’île ne doit **pas encore avoir sa couleur** : elle ne compte donc jamais plus de quatre tuiles.

    La tuile ne doit toucher aucune autre île, pas même par un coin. Les coins de l’île que vous agrandissez ne gênent pas.

    Vous marquez la **somme de toutes les tuiles** de l’île, la nouvelle comprise, **moins sa distance**.

    Exemple : sur une île à distance 1 se trouvent le 4 de Soleils et le 2 de Lunes. Le 3 de Couronnes rapporte 4 + 2 + 3 − 1 = 8.
lagoon-rules-found = Fonder une île
lagoon-rules-found-text =
    Posez la tuile à une demi-tuile d’une autre, parallèlement à elle, et mettez l’une de vos quatre pièces dans le canal qui les sépare. La tuile devient une nouvelle île. Elle ne doit **rien** toucher, ni par un côté ni par un coin, pas même l’île d’où part le pont.

    Vous marquez la **valeur de la nouvelle tuile plus celle de la tuile en face du pont, moins la distance** de la nouvelle île, ce pont compris.

    Exemple : le 5 de Lunes, relié au 4 de Couronnes d’une île du centre, rapporte 5 + 4 − 1 = 8.

    Les couleurs n’importent pas ici ; peu importe aussi que l’autre île soit complète ou capturée.
lagoon-rules-coin = La place de la pièce
lagoon-rules-coin-text =
    La pièce se place contre une moitié d’un côté de la nouvelle tuile ; c’est la tuile qui se trouve juste en face qui compte. Si les deux moitiés d’un côté font face à la même tuile, le choix est indifférent. Si elles font face à deux tuiles d’une même île, votre choix décide de la valeur marquée.

    Les images des ponts sont perdues. Nous admettons que la nouvelle tuile soit exactement en face ou décalée d’une demi-tuile, car la demi-tuile est la mesure de tout le reste ; une option exige qu’elle soit exactement en face.
lagoon-rules-double = Deux ponts à la fois
lagoon-rules-double-text =
    Si la nouvelle tuile fait face à deux îles **différentes**, vous pouvez poser une pièce vers chacune. Les deux tuiles d’en face comptent, et c’est le chemin le plus court qui donne la distance. Il en coûte deux pièces.

    Un second pont peut aussi rapprocher d’autres îles du centre : les distances sont toujours mesurées à nouveau.
lagoon-rules-distance = La distance
lagoon-rules-distance-text =
    Comptez les ponts sur le plus court chemin vers l’île du centre la plus proche ; les îles du centre sont à distance 0. Seuls de nouveaux ponts peuvent la changer.
lagoon-rules-capture = Capturer
lagoon-rules-capture-text =
    Au lieu de construire, placez votre pion sur une île qui n’en porte pas encore. Il y reste jusqu’à la fin.

    Les autres peuvent encore agrandir une île capturée et y jeter des ponts : elle vaut alors davantage pour vous, mais elle les paie aussi.

    À la fin, vous marquez la somme de votre île moins sa distance, comme si elle venait d’être agrandie.
lagoon-rules-discard = Se défausser
lagoon-rules-discard-text =
    Si aucune de vos tuiles ne permet de construire, et seulement alors, vous en défaussez une face visible, ne marquez rien et piochez. Si vous avez encore votre pion, vous pouvez capturer à la place.

    Qui possède une pièce peut toujours construire : il y a de la place pour une île au bord de la ville.
lagoon-rules-end = Fin de la partie
lagoon-rules-end-text =
    La partie s’achève quand toutes les tuiles sont posées ou défaussées et tous les pions placés : après 36 tours à quatre joueurs, 27 à trois (32 et 24 sans les nuls). Qui n’a plus de tuiles doit placer son pion.

    Chacun ajoute l’île que tient son pion. Le plus grand total l’emporte ; rien ne départage les ex æquo.
lagoon-rules-touch = Que veut dire « toucher » ?
lagoon-rules-touch-text =
    Deux tuiles se touchent si elles partagent un bout de côté ou un coin. Séparées par un canal d’une demi-tuile, elles ne se touchent pas : une nouvelle île peut être aussi près des autres sans pont vers elles.

    Quand vous fondez une île, « ne rien toucher » vaut aussi pour l’île à l’autre bout du pont.
lagoon-rules-links = Combien de ponts ?
lagoon-rules-links-text =
    Deux îles ne sont jamais reliées par deux ponts : les deux pièces d’une construction doivent mener à des îles différentes. Une nouvelle tuile reçoit au plus deux ponts (une option en permet trois).

    Un pont vient toujours avec une nouvelle tuile : on n’en ajoute ni plus tard, ni en agrandissant une île.
lagoon-rules-points = Les points peuvent-ils être négatifs ?
lagoon-rules-points-text =
    Oui. Une petite tuile loin du centre peut coûter des points, et un score peut tomber sous zéro. La carte montre ces places en rouge, et l’aperçu vous avertit. Une option arrête les scores à zéro.

    Un double pont ne retranche que le chemin le plus court, pas les deux ponts. La distance diminue aussi la valeur d’une île capturée (une option y renonce).
lagoon-rules-pawns = Questions sur les pions
lagoon-rules-pawns-text =
    Les îles du centre se capturent comme les autres (une option l’interdit). Une île capturée n’est protégée en rien. Un pion ne se déplace pas et ne se reprend pas.
lagoon-rules-stuck = Questions sur la défausse
lagoon-rules-stuck-text =
    Vous choisissez librement parmi toutes les constructions possibles ; personne n’est tenu d’employer la tuile qui convient le mieux. Une défausse tient lieu de tour, et l’on pioche ensuite. Si vous ne pouvez pas construire mais avez encore le pion, vous choisissez entre défausser et capturer (une option oblige à défausser).
lagoon-rules-hidden = Qui sait quoi ?
lagoon-rules-hidden-text =
    Tous voient la carte, les scores, les pièces, les pions, le nombre de tuiles en main et en réserve, et la défausse. Les mains sont secrètes, l’ordre des réserves aussi. À qui appartient quelle réserve n’est pas annoncé (une option l’annonce).
lagoon-rules-advice = Conseils pour débuter
lagoon-rules-advice-text =
    - Une île est une cagnotte commune : la troisième et la quatrième tuile rapportent le plus. N’amenez pas une île à trois tuiles si le joueur suivant tient sans doute la couleur qui manque.
    - Jetez vos ponts depuis de fortes tuiles, près du centre. Les pièces sont faites pour servir : comptez les dépenser toutes les quatre.
    - Une seule tuile peut fermer bien des places aux autres, car rien ne doit toucher deux îles.
    - Ne capturez pas en dernier : les meilleures îles sont alors prises. Mais une île qui peut encore grandir grandit sous votre pion.
lagoon-rules-screen = Souris et clavier
lagoon-rules-screen-text =
    - Cliquez sur une tuile de votre main, puis sur une plaque dorée (agrandir) ou en pointillé (nouvelle île). Le nombre est ce que vous marquez. Un second clic, ou Entrée, construit.
    - Pour deux ponts à la fois, cliquez sur la place, puis sur le second cercle. Deux petites pièces sur une plaque indiquent qu’un second pont rapporterait davantage.
    - Cliquez sur votre pion, puis sur une île. Survolez une île, ou son nom dans le journal, pour l’éclairer avec son chemin vers le centre.
    - Cliquez ailleurs sur l’eau pour savoir pourquoi la tuile ne peut pas y être posée.
    - Faites glisser, pincez ou tournez la molette pour regarder autour ; F montre toute la ville, + et − rapprochent et éloignent, V montre ce que vaut chaque île.
    - Au clavier : Tab pour entrer dans la carte, les flèches vers la place la plus proche, Entrée pour choisir ; les flèches déplacent la carte tant que rien n’y a le focus.

lagoon-guide-map = La lagune
lagoon-guide-map-text = C’est ici que la ville grandit. Tous bâtissent sur les mêmes îles, et chaque tuile paie aussitôt qui la pose. Faites glisser l’eau pour regarder autour.
lagoon-guide-centre = Le centre
lagoon-guide-centre-text = Quatre îles à l’anneau d’or forment le centre. Plus loin, on marque un point de moins par pont à franchir. Le petit nombre est le nom de l’île.
lagoon-guide-hand = Votre main
lagoon-guide-hand-text = Vous tenez deux tuiles et en posez une presque à chaque tour ; une fois, vous placez plutôt votre pion. Cliquez sur une tuile pour voir sur la carte où elle peut aller.
lagoon-guide-extend = En or : agrandir une île
lagoon-guide-extend-text = Les plaques dorées agrandissent une île, qui ne doit pas encore avoir la couleur de votre tuile. Vous marquez toutes ses tuiles ensemble, moins sa distance : c’est le nombre sur la plaque.
lagoon-guide-new = En pointillé : fonder une île
lagoon-guide-new-text = Les plaques en pointillé fondent une île à une demi-tuile de là, contre une pièce. Vous marquez votre tuile et celle en face du pont, moins la distance. Cliquez sur l’une d’elles pour choisir la place de la pièce, ou en ajouter une seconde.
lagoon-guide-coins = Vos pièces
lagoon-guide-coins-text = Vous avez quatre pièces pour toute la partie, et ce qui en reste ne vaut rien.
lagoon-guide-pawn = Votre pion
lagoon-guide-pawn-text = Une fois dans la partie, au lieu de construire, vous capturez une île avec lui. À la fin, vous marquez ce qu’elle vaut. Trop tôt, elle est encore petite ; trop tard, les autres ont les meilleures.
lagoon-guide-tools = Y voir de plus près
lagoon-guide-tools-text = Rapprochez ou éloignez la vue ici. Sur un grand écran, l’œil inscrit sur chaque île ce qu’elle vaut pour l’instant ; sur un téléphone, touchez une île. Bon voyage.
