# Règles
doge-rules-aim = But du jeu
doge-rules-aim-text =
    Chaque joueur conduit une des grandes familles de Venise. Les familles déposent des bulletins secrets dans les six quartiers et à la Quarantia, gagnent des élections et changent leurs maisons en palais.

    Qui a atteint un des trois objectifs à la fin d’une année peut devenir Doge :
    - **6 palais**, un dans chacun des 6 quartiers,
    - **7 palais** dans au moins 5 quartiers,
    - **8 palais** dans au moins 4 quartiers.

    On joue à trois ou à quatre. Il n’y a pas de premier joueur, et peu importe quels quartiers sont voisins.
doge-rules-pieces = Le matériel
doge-rules-pieces-text =
    Chaque famille a 15 maisons, 8 palais, 6 anneaux, sept bulletins (0, 1, 1, 2, 2, 3, 3 : douze voix en tout) et sept cartes, une par lieu.

    Chaque quartier a cinq emplacements pour des palais. On les remplit de gauche à droite ; ils coûtent **3, 4, 5, 6 et 7 maisons**, quel que soit le bâtisseur. La Quarantia ne reçoit que des voix et des conseillers, jamais de maisons ni de palais.

    Il y a neuf conseillers : un qui a son foyer dans chaque quartier, trois à la Quarantia. Un conseiller au service d’une famille porte son anneau et se tient quelque part sur le plan, jamais chez lui. Un conseiller neutre est hors du plan.

    Deux rangées de cartes montrent dans quel ordre on vote : celle de cette année est ouverte, celle de l’an prochain commence face cachée.
doge-rules-year = Une année
doge-rules-year-text =
    Toutes les familles reprennent leurs sept bulletins et leurs sept cartes. Tout le reste demeure.

    - **Dépôt :** quatre tours à trois joueurs, trois tours à quatre.
    - **Élections :** les sept lieux votent l’un après l’autre, dans l’ordre des cartes. Après chaque élection, on retourne la carte suivante de l’an prochain ; on connaît donc toujours sept élections.
    - **Fin de l’année :** on vérifie les objectifs, à ce moment et à aucun autre.
doge-rules-placing = Déposer des bulletins
doge-rules-placing-text =
    À chaque tour, chacun choisit en secret **un lieu** dont il n’a pas encore joué la carte cette année et **un à quatre bulletins** de sa main. Quand tous ont choisi, on montre les lieux et le nombre de bulletins ; les valeurs restent cachées.

    Qui a encore des bulletins doit en déposer au moins un. Qui n’en a plus ne joue plus les tours de cette année. Les bulletins restés en main après le dernier tour sont perdus pour l’année.
doge-rules-secret = Ce qui est secret
doge-rules-secret-text =
    Vous seul connaissez les valeurs de vos bulletins cachés et de votre main. Tous voient combien de bulletins se trouvent dans chaque lieu, toutes les maisons, les palais, les réserves, les anneaux et les conseillers, et chaque bulletin dès que son lieu vote.

    Les bulletins jamais déposés ne sont pas montrés, mais on peut les déduire en fin d’année. L’aide **voix possibles** fait ce calcul pour vous : elle montre le moins et le plus de voix que chaque famille peut avoir en un lieu.
doge-rules-counting = Le décompte
doge-rules-counting-text =
    On retourne tous les bulletins du lieu. Vos voix sont la somme de vos bulletins plus **une par conseiller** à vous qui s’y tient.

    - Le plus de voix l’emporte. Le total suivant est deuxième.
    - Sans aucune voix, vous ne participez pas : un 0 seul ne compte pas, un 0 avec un conseiller compte 1.
    - Si plusieurs ont le plus de voix, ils sont à égalité en tête, et personne n’est deuxième.
    - Si personne n’a de voix, rien ne se passe ; le conseiller du lieu reste tel quel.
doge-rules-district = Gagner un quartier
doge-rules-district-text =
    Le seul vainqueur d’un quartier agit dans cet ordre :

    - **Prendre le conseiller du quartier** : il reçoit votre anneau, celui d’un autre retourne à son maître, et vous le postez dans n’importe quel autre lieu. **Ou le laisser neutre** : il quitte le plan, et vous pouvez déplacer une de vos maisons hors de ce quartier ou vers lui.
    - Si une maison a bougé : vous pouvez bâtir un palais là où elle arrive.
    - Poser jusqu’à **deux maisons** de votre réserve dans le quartier ; ensuite vous pouvez y bâtir.

    Puis le deuxième peut poser **une maison** et bâtir. S’ils sont plusieurs deuxièmes, chacun le peut, en même temps et au même prix.
doge-rules-district-tie = Égalité en tête dans un quartier
doge-rules-district-tie-text =
    Le conseiller du quartier devient neutre, quel que soit son maître. Aucune maison n’est déplacée. Chacun des joueurs à égalité peut poser jusqu’à deux maisons et bâtir. Ils choisissent en secret, en même temps, et paient le même prix. Personne d’autre ne reçoit rien.
doge-rules-quarantia = Gagner la Quarantia
doge-rules-quarantia-text =
    D’abord les trois conseillers de la Quarantia deviennent neutres, même ceux du vainqueur. Ensuite, dans cet ordre, le vainqueur, le deuxième et encore le vainqueur font l’une de ces deux choses :

    - prendre un conseiller neutre de la Quarantia et le poster dans un quartier, ou
    - en laisser un neutre et déplacer une de leurs maisons d’un quartier quelconque à un autre ; ils peuvent alors bâtir là où elle arrive.

    S’ils sont plusieurs deuxièmes, aucun ne reçoit de conseiller ; chacun peut déplacer une maison. En cas d’égalité en tête, aucun conseiller n’est pris ; chacun peut déplacer jusqu’à deux maisons, l’une après l’autre.
doge-rules-advisors = Les conseillers
doge-rules-advisors-text =
    Un conseiller donne une voix à son maître à **chaque** élection du lieu où il se tient, jusqu’à ce que son foyer vote de nouveau. Il peut donc voter deux fois ou plus. Un bon poste vote bientôt et souvent avant cela : l’aperçu et la rangée des conseillers disent combien de fois c’est déjà certain.

    Un lieu peut en accueillir autant qu’on veut. Vous avez six anneaux, donc six conseillers au plus.
doge-rules-building = Bâtir un palais
doge-rules-building-text =
    On ne peut bâtir dans un quartier **qu’au moment où une de ses maisons vient d’y arriver**, posée ou déplacée. Il faut y avoir autant de maisons que coûte le prochain emplacement libre, et un palais en réserve. Les maisons payées reviennent en réserve, le palais reste pour toujours. Les maisons en trop restent sur place.

    Chaque arrivée permet un palais. Rien n’oblige à bâtir. Une famille peut avoir plusieurs palais dans un quartier, dans la limite des cinq emplacements.
doge-rules-end = La fin
doge-rules-end-text =
    À la fin d’une année, on compare tous ceux qui ont atteint un objectif : le plus de palais l’emporte, puis le plus de maisons sur le plan. Si tout est égal, ils partagent la charge de Doge. Les sept élections sont toujours jouées jusqu’au bout : plusieurs familles atteignent souvent un objectif la même année.
doge-rules-placing-cases = Cas particuliers : dépôt et décompte
doge-rules-placing-cases-text =
    La règle imprimée laisse des questions ouvertes. Voici comment elles sont tranchées ici.

    - On ne passe pas tant qu’on a des bulletins ; l’option « Passer son tour » le permet. (A1)
    - Tant que tous n’ont pas choisi, même le nombre de bulletins reste caché. (A2)
    - Le nombre de bulletins et toute valeur déjà montrée sont publics ; le jeu n’est pas un exercice de mémoire. Sans l’option « Historique complet des bulletins », seuls ceux de l’an dernier restent visibles. (A3)
    - On ouvre tous les bulletins d’un lieu, même ceux des perdants ; ceux de la main, jamais. (A4)
    - La carte de l’an prochain se retourne après tous les effets d’une élection ; avec l’option « Carte d’ordre anticipée », avant. (A5)
    - Aucune voix : rien ne change, et les conseillers du lieu gardent leurs anneaux et leurs postes. (A6)
    - Les bulletins restent ouverts jusqu’à la fin de l’année ; cela n’a pas d’effet. (A25)
    - On parle librement, les accords n’engagent à rien, rien ne change de mains. (A34)
doge-rules-advisor-cases = Cas particuliers : conseillers et anneaux
doge-rules-advisor-cases-text =
    - On peut laisser le conseiller neutre même sans maison à déplacer, et on n’est pas obligé d’en déplacer une. (A7)
    - Avec six anneaux sur d’autres conseillers, on ne peut pas en prendre un de plus : il reste neutre, avec le déplacement. On peut toujours reprendre un conseiller qui porte déjà son anneau. À la Quarantia, on compte après que les trois sont devenus neutres. (A8)
    - Un conseiller pris peut rester où il se tient. (A9)
    - Il peut se tenir partout sauf chez lui, sans limite de nombre, même là où l’on a déjà voté. (A10)
    - D’abord le conseiller, ensuite les maisons. (A11)
    - Le vainqueur de la Quarantia perd aussi ses propres conseillers de là-bas. (A23)
    - Laisser un conseiller neutre l’enlève aussi à un rival. (A24)
    - Les voix d’un conseiller ne s’usent pas. (A29)
doge-rules-house-cases = Cas particuliers : maisons et palais
doge-rules-house-cases-text =
    - Les maisons accordées peuvent ne pas être posées. (A12)
    - Ne rien poser n’ouvre aucun droit de bâtir, même avec assez de maisons. (A13)
    - Un palais par arrivée ; l’option « Plusieurs palais d’affilée » en permet plus. (A14)
    - On peut mettre des maisons dans un quartier complet. Elles n’y bâtiront rien, mais peuvent repartir et comptent en cas d’égalité. (A15)
    - La même maison peut être déplacée deux fois. (A22)
    - Le déplacement d’un vainqueur de quartier doit partir de ce quartier ou y aboutir. (A30)
    - Les deux maisons du vainqueur arrivent ensemble, et l’on bâtit après ; l’option « Palais après chaque maison » vérifie après chacune. (A35)
doge-rules-tie-cases = Cas particuliers : égalités
doge-rules-tie-cases-text =
    - Les joueurs à égalité décident en secret, en même temps ; l’option « Décisions des ex æquo » permet de décider ouvertement, l’un après l’autre. (A16)
    - Plus de bâtisseurs que d’emplacements : aucun ne bâtit et les maisons restent. L’option « Trop de bâtisseurs » fait bâtir ceux qui y ont le plus de maisons. (A17)
    - À égalité en tête à la Quarantia : on peut bâtir après chaque déplacement. (A18)
    - À égalité derrière à la Quarantia : on joue entre les deux tours du vainqueur. (A19)
    - Pas de deuxième à la Quarantia : le vainqueur a quand même deux tours. (A20)
    - Ceux qui arrivent à la même étape dans le même quartier paient le même prix. (A21)
    - Les vainqueurs à égalité d’un quartier posent des maisons, ils n’en déplacent pas. (A31)
    - Si le vainqueur vient de bâtir, les deuxièmes à égalité paient le nouveau prix. (A32)
doge-rules-end-cases = Cas particuliers : la fin
doge-rules-end-cases-text =
    - « 7 dans 5 » et « 8 dans 4 » veulent dire au moins : 8 palais dans 5 quartiers suffisent aussi. (A26)
    - À égalité de palais et de maisons : victoire partagée. L’option « Dernier départage » fait d’abord compter les conseillers. (A27)
    - Si aucune famille ne peut plus atteindre d’objectif, ou après la dernière année permise (la 60e, à moins que l’option « Dernière année » n’en décide autrement), la partie finit sans Doge. (A28)
    - Places derrière le vainqueur : objectif atteint, puis palais, puis maisons sur le plan. (A33)
doge-rules-two = À deux : une variante maison, non officielle
doge-rules-two-text =
    Doge est fait pour trois ou quatre. Cette variante à deux est la nôtre et n’a guère été éprouvée. Une troisième couleur, la **Troisième Famille**, est menée par le hasard. Il y a quatre tours.

    - Après les deux joueurs, elle dépose 2, 2, 2 puis 1 bulletins tirés à l’aveugle, dans un lieu tiré parmi ses cartes. Personne ne connaît les valeurs.
    - Elle est classée comme un joueur. Si elle gagne, le conseiller devient neutre et elle pose deux maisons ; deuxième, elle en pose une. Elle bâtit toujours quand elle le peut.
    - Elle n’a jamais de conseiller, ne déplace jamais de maison et ne peut pas devenir Doge.
doge-rules-hints = Bien jouer
doge-rules-hints-text =
    - Douze voix par an sur trois ou quatre lieux, cela fait trois ou quatre par lieu. Un conseiller vaut une voix de plus, souvent deux fois.
    - Être le premier dans un quartier est bon marché : 3 maisons au lieu de 5 ou 6. Bâtir fait aussi monter le prix des autres.
    - Un seul rival quelque part ? Un petit bulletin donne la deuxième place et une maison.
    - Gagnez les lieux qui votent tôt pour envoyer leurs conseillers là où l’on votera encore.
    - Laissez le conseiller et déplacez une maison si cela achève un palais tout de suite.
    - On voit le nombre et le lieu des bulletins, pas leur valeur : un 0 peut passer pour un 3.
    - Gardez deux ou trois maisons en réserve. Douze maisons dispersées par deux ne bâtissent rien.
    - Regardez ce qui manque au premier : disputez-le-lui, ou faites égalité avec lui.

doge-rules-screen = Sur cet écran
doge-rules-screen-text =
    Pendant un tour de dépôt, cliquez sur un lieu, choisissez des bulletins de votre main et confirmez. Vous pouvez changer d’avis tant que tous n’ont pas choisi.

    - Survolez un quartier, un conseiller ou une carte de l’ordre des votes pour lire ce que c’est.
    - Pendant qu’une élection se déroule, un clic ou Espace passe aussitôt à la suite. La « Vitesse » se règle dans le menu.

# Première partie
doge-guide-aim = Les palais font le Doge
doge-guide-aim-text =
    Voici où en est chacun. Il vous faut **6 palais dans 6 quartiers**, 7 dans 5 ou 8 dans 4. On vérifie à la fin de chaque année. À côté : les maisons en réserve (+ sur le plan), les anneaux, les bulletins en main.
doge-guide-map = Les sept lieux
doge-guide-map-text =
    Six quartiers et la Quarantia votent chacun une fois par an. On peut cliquer maintenant sur ce qui est bordé d’or. Le bleu-vert marque le lieu où l’on vote.
doge-guide-plate = Un quartier
doge-guide-plate-text =
    Les cinq arches sont des emplacements de palais ; la dorée est la prochaine, et son nombre est le prix en maisons. En dessous, les maisons de chacun, puis les bulletins. Sur le bord supérieur se tiennent les conseillers.
doge-guide-ballots = Vos bulletins
doge-guide-ballots-text =
    À chaque tour vous déposez **un à quatre bulletins dans un seul lieu** : cliquez sur le lieu, choisissez des bulletins et confirmez. Les autres voient combien, pas leur valeur. Les sept reviennent l’an prochain.
doge-guide-order = Qui vote quand
doge-guide-order-text =
    Après les dépôts, les lieux votent dans cet ordre. Celui de l’an prochain se dévoile carte par carte. Qui gagne tôt peut encore envoyer un conseiller là où l’on votera plus tard.
doge-guide-winner = Ce que l’on gagne
doge-guide-winner-text =
    Le vainqueur d’un quartier reçoit son conseiller (ou déplace une maison) et pose jusqu’à deux maisons, le deuxième une. Avec assez de maisons, on bâtit aussitôt. Ce coin montre toujours ce que ferait un choix.
doge-guide-advisors = Les conseillers
doge-guide-advisors-text =
    Les lettres disent le foyer du conseiller, la couleur et le signe qui il sert. Il donne une voix à chaque élection là où il se tient, jusqu’à ce que son foyer vote. Survolez-en un pour voir les deux lieux sur le plan.
doge-guide-quarantia = La Quarantia
doge-guide-quarantia-text =
    Pas de maisons ici. Le vainqueur agit deux fois, le deuxième une fois : prendre un de ses trois conseillers, ou déplacer une maison entre deux quartiers. C’est souvent le palais qui manquait.
doge-guide-help = En cas de doute
doge-guide-help-text =
    Voici les chiffres du lieu que vous regardez, les voix possibles et les bulletins passés. Le livre, en haut, contient la règle, la lampe propose un coup, et T montre tout le plateau en texte. Bonne chance.
