gondola-rules-aim = De quoi il s’agit
gondola-rules-aim-text =
    Vous possédez deux gondoles à Venise et un seul gondolier pour les mener. Tour après tour, une de vos gondoles part, passe devant des bâtiments et s’amarre à l’un d’eux ; vos assistants y apprennent leur métier, remplissent vos cales et votre bourse. Les cubes deviennent des missions, les missions des capacités, et un siège au Conseil des **PV**, points de victoire.

    Mais qui navigue croise les autres, et qui les croise paie en **parchemins** ou laisse courir les rumeurs : l’**intrigue**. À la fin, l’Inquisition arrête celui qui en a le plus ; il ne peut gagner, quels que soient ses PV. Parmi les autres, **le plus de PV l’emporte** ; à égalité, le dernier dans l’ordre du tour.

    - **Cubes** : céramique (orange), étoffe (violet) et argent, 22 de chaque. Une gondole en porte **5**.
    - **Parchemins** : de 0 à 10 ; vous commencez avec 1. Au-delà de 10, ils sont perdus.
    - **Intrigue** : de 0 à 8 de un à trois joueurs, à 10 pour quatre ou cinq. Chaque point au-delà coûte plutôt **2 PV**.
    - **Pièces** : 6 pour le premier joueur, 2 de plus pour chacun des suivants.
    - **Assistants** : dix à vous, un au plus par tuile. **Ponts** : deux.

    {""}**Le début.** Les douze tuiles sont posées au hasard. Chacun reçoit trois missions et en glisse une sous la pioche. Pendant le **prologue**, tous placent leur première gondole dans l’ordre du tour, puis la seconde dans l’ordre inverse, jamais les deux au même quai. Une gondole placée est amarrée : celles qui s’y trouvaient rapportent des PV, votre assistant avance, le bâtiment vous sert. Missions et cartes Influence attendent le début de la partie.
gondola-rules-turn = Votre tour
gondola-rules-turn-text =
    - **Carte Influence** : vous pouvez en jouer une.
    - **Gondolier** : il passe sur votre autre gondole sans rien payer, ou reste pour **3 pièces**. À votre premier tour, il prend celle que vous voulez.
    - **Trajet** : la gondole avance canal après canal et s’amarre.
    - **Mission** : vous pouvez en accomplir une au bâtiment où vous êtes amarré.
    - **Bâtiment** : votre assistant y avance, puis vous utilisez les effets.

    Si aucune de vos gondoles ne peut bouger, le gondolier change de gondole et le tour s’achève.

    {""}**Carte Faveur** (si la table en joue) : une fois, à n’importe laquelle de vos décisions, prenez **5 pièces ou 2 parchemins**. Gardée jusqu’à la fin, elle vaut 4 PV.
gondola-rules-move = Le trajet
gondola-rules-move-text =
    Chaque pas suit un canal jusqu’au quai voisin. Là, soit vous **passez** et continuez, soit vous vous **amarrez**. Vous le choisissez avant chaque pas.

    - Le **premier canal est gratuit** ; chacun des suivants coûte ce que dit sa pièce.
    - Un canal sous un **pont** est gratuit aussi. Sous votre pont, vous recevez **1 pièce** ; sous celui d’un autre, vous prenez **1 intrigue**, et aucun parchemin n’y fait.
    - Ni canal ni quai deux fois dans un tour ; le quai de départ compte comme déjà pris.
    - On ne s’amarre pas là où se trouve son autre gondole, mais on peut passer devant.
    - On ne passe que si l’on peut payer son chemin jusqu’à un amarrage. Ce que le bâtiment rapporte au passage compte, s’il suffit ; il faut alors le prendre.

    {""}**Au passage**, vous utilisez les effets d’une tuile si vous y avez un assistant et si votre autre gondole n’y est pas. La place Saint-Marc, le Palais du Doge et le Grand Conseil ne servent que ceux qui s’y amarrent.
gondola-rules-meet = Les croisements
gondola-rules-meet-text =
    Si vous **passez** un quai où se trouvent des gondoles, vous croisez chacune d’elles dans l’ordre d’arrivée ; votre autre gondole d’abord. Quitter le quai de départ et s’amarrer ne sont pas des croisements.

    - **Votre autre gondole** : répartissez à votre gré les cubes des deux.
    - **Celle d’un autre joueur** : vous et son propriétaire choisissez en secret de payer **1 parchemin** ou de prendre **1 intrigue**. Les deux choix sont ensuite montrés. Sans parchemin, on prend l’intrigue, sauf si une carte Faveur apporte d’abord des parchemins ou si la mission 21 laisse payer d’un cube.
gondola-rules-moor = Amarrage et assistants
gondola-rules-moor-text =
    {""}**Partager un quai.** Chaque gondole déjà là rapporte à son propriétaire 1 PV par gondole qui se trouve désormais après elle : avec deux gondoles avant vous, la première rapporte 2 PV et la seconde 1. Vous n’avez rien.

    {""}**Assistants.** Une tuile a quatre cases. Quand vous vous y amarrez, votre assistant avance d’une case ; si vous n’en avez pas, un nouveau entre sur la case 1. Qui se trouve sur le chemin est **poussé** d’une case, et peut pousser le suivant. La case 4 est sans limite, les autres n’ont qu’une place. Être poussé ne rapporte rien d’autre.

    Le premier à avoir **ses dix** assistants sur le plateau reçoit aussitôt **8 PV**. Une fois les dix posés, les vôtres n’avancent plus quand vous vous amarrez.

    {""}**Effets.** Vous pouvez utiliser chaque effet de 1 jusqu’à la case de votre assistant : une fois chacun, dans l’ordre voulu, en entier ou pas du tout. Seuls comptent les cubes de cette gondole. Si elle est ensuite trop chargée, vous rendez des cubes de votre choix.
gondola-rules-buildings = Les bâtiments
gondola-rules-buildings-text =
    - **Marché** : 1 céramique · payer 1 pièce : 2 cubes au choix · vendre 1 cube pour 4 pièces · payer 5 pièces : 5 PV.
    - **Monastère** : 1 céramique · 2 parchemins · carte Influence · 2 PV.
    - **Petit Conseil** : 1 céramique · 1 case au Conseil · perdre 1 intrigue · 1 PV par mission accomplie.
    - **Entrepôt** : 1 céramique · changer la couleur de cubes à bord · 3 pièces · 2 PV.
    - **Quais** : 1 étoffe · 2 pièces · 1 pièce et 1 PV · donner des cubes : 1 PV chacun.
    - **Consulat** : 1 étoffe · payer 1 pièce et prendre 1 intrigue : carte Influence · 1 PV · 4 PV avec au moins quatre cartes Influence en main.
    - **Bibliothèque** : 1 étoffe · 2 parchemins · perdre 2 intrigues · 2 parchemins et 1 PV.
    - **Sénat** : 1 étoffe · prendre 1 intrigue et 2 parchemins · 1 parchemin, et tous les autres prennent 1 intrigue · 3 PV.
    - **Église** : 1 argent · perdre 1 intrigue · remettre 1 intrigue : 1 PV · remettre 1 intrigue : 2 PV.
    - **Tribunal** : 1 argent · tous les autres prennent 1 intrigue · carte Influence · payer 3 parchemins : 5 PV.
    - **Monnaie** : 1 argent · prendre 1 intrigue et 4 pièces · encore une fois · 2 pièces et 1 PV.
    - **Conseil des Dix** : 1 argent · 1 PV par joueur ayant plus d’intrigue que vous · bâtir un pont, ou 2 PV · perdre 3 intrigues.

    Trois bâtiments sont imprimés sur le plateau et n’ont pas d’assistants ; quand vous vous y amarrez, leurs deux effets vous sont ouverts.

    - **Place Saint-Marc** : 2 pièces · piocher une mission.
    - **Palais du Doge** : 1 parchemin et 1 PV · piocher une mission.
    - **Grand Conseil** : 1 case au Conseil, et 1 de plus par joueur ayant **moins** d’intrigue que vous · payer 4 pièces : bâtir un pont.

    Les **ponts** vont sur tout canal qui n’en a pas, n’importe où, même sur un canal déjà pris ce tour-ci. Ils restent pour toujours.
gondola-rules-missions = Les missions
gondola-rules-missions-text =
    Une mission nomme un bâtiment, des cubes et parfois des parchemins. Après vous y être amarré, vous pouvez en accomplir **une** par tour : donnez les cubes, tous de la gondole qui vient de s’amarrer, et les parchemins ; prenez les pièces et les PV. La carte va ensuite dans l’un de vos **trois emplacements**, et sa capacité agit désormais, même pendant la suite de ce tour. Si vous préférez, elle remplace une carte, qui va aux archives, ou s’archive elle-même. Les missions archivées comptent comme accomplies, mais leur capacité est perdue.

    {""}**Piocher.** À la place Saint-Marc et au Palais du Doge, vous payez un **impôt** de 1 pièce par mission que vous avez, en main ou accomplie, en regardez deux et en gardez une ; l’autre va sous la pioche. Les pièces de la place Saint-Marc peuvent le payer. Nul n’a plus de **trois** missions à accomplir.

    La fiche « Cartes et bâtiments » de la table donne les 26 avec lieux, prix et gains ; la section suivante, leurs capacités. La plupart sont reconstituées par nous.
gondola-rules-abilities = Ce que les missions apportent pour de bon
gondola-rules-abilities-text =
    Chaque capacité agit dès que sa carte est dans un emplacement. Si plusieurs répondent au même événement, celles sans choix passent d’abord. Une gondole étrangère est celle d’un autre joueur, de contrebandiers ou du Doge. Les nombres sont ceux des cartes.

    - 1 · **{ gondola-mission-1 }** : { gondola-about-mission-1 }
    - 2 · **{ gondola-mission-2 }** : { gondola-about-mission-2 }
    - 3 · **{ gondola-mission-3 }** : { gondola-about-mission-3 }
    - 4 · **{ gondola-mission-4 }** : { gondola-about-mission-4 }
    - 5 · **{ gondola-mission-5 }** : { gondola-about-mission-5 }
    - 6 · **{ gondola-mission-6 }** : { gondola-about-mission-6 }
    - 7 · **{ gondola-mission-7 }** : { gondola-about-mission-7 }
    - 8 · **{ gondola-mission-8 }** : { gondola-about-mission-8 }
    - 9 · **{ gondola-mission-9 }** : { gondola-about-mission-9 }
    - 10 · **{ gondola-mission-10 }** : { gondola-about-mission-10 }
    - 11 · **{ gondola-mission-11 }** : { gondola-about-mission-11 }
    - 12 · **{ gondola-mission-12 }** : { gondola-about-mission-12 }
    - 13 · **{ gondola-mission-13 }** : { gondola-about-mission-13 }
    - 14 · **{ gondola-mission-14 }** : { gondola-about-mission-14 }
    - 15 · **{ gondola-mission-15 }** : { gondola-about-mission-15 }
    - 16 · **{ gondola-mission-16 }** : { gondola-about-mission-16 }
    - 17 · **{ gondola-mission-17 }** : { gondola-about-mission-17 }
    - 18 · **{ gondola-mission-18 }** : { gondola-about-mission-18 }
    - 19 · **{ gondola-mission-19 }** : { gondola-about-mission-19 }
    - 20 · **{ gondola-mission-20 }** : { gondola-about-mission-20 }
    - 21 · **{ gondola-mission-21 }** : { gondola-about-mission-21 }
    - 22 · **{ gondola-mission-22 }** : { gondola-about-mission-22 }
    - 23 · **{ gondola-mission-23 }** : { gondola-about-mission-23 }
    - 24 · **{ gondola-mission-24 }** : { gondola-about-mission-24 }
    - 25 · **{ gondola-mission-25 }** : { gondola-about-mission-25 }
    - 26 · **{ gondola-mission-26 }** : { gondola-about-mission-26 }
gondola-rules-council = Le Conseil
gondola-rules-council-text =
    On avance au Conseil par le Petit Conseil, le Grand Conseil et une carte Influence. À la fin, les meilleures places rapportent des PV :

    - à deux : 9 et 2,
    - à trois : 10, 5 et 2,
    - à quatre : 11, 7, 4 et 2,
    - à cinq : 12, 8, 5, 3 et 1.

    Qui partage une case partage les gains de ces places, arrondis à l’inférieur. La case 0 ne rapporte rien.

    {""}**L’influence des assistants** : avec 7 ou 8 assistants sur le plateau, vous recevez aussi la moitié du nombre de votre case, arrondie au supérieur ; avec 9 ou 10, le tout.

    Les gains à deux sont prouvés par l’exemple du livret ; les autres et la fin de la piste à la case 20 sont reconstitués.
gondola-rules-influence = Les cartes Influence
gondola-rules-influence-text =
    Pour une carte Influence, vous en regardez deux et en gardez une ; l’autre va sous la pioche. Il y en a onze sortes, deux de chaque, et pas de limite en main. Elles se jouent au début de vos tours.

    - **Une bourse pour le contremaître** : un de vos assistants va droit à la case 4 sans pousser personne ; prenez ensuite 3 intrigues.
    - **Répartir les cales** : prenez 1 cube au choix et répartissez les cubes de vos deux gondoles, où qu’elles soient.
    - **Travail de nuit** : utilisez les effets d’un bâtiment où se trouve une de vos gondoles ; personne n’avance.
    - **Chercher une commande** : piochez 1 mission sans impôt, ou 2 PV.
    - **Murmures au Conseil** : 1 case au Conseil ; vous pouvez prendre 1 intrigue pour 1 de plus.
    - **Nuit aux archives** : 3 parchemins.
    - **Secrets contre secrets** : 2 pièces et une carte Influence.
    - **Déposer devant les juges** : perdez 3 intrigues.
    - **Jeter un pont** : bâtissez un pont sans payer, ou 2 PV par pont à vous sur le plateau.
    - **Des yeux d’emprunt** : envoyez l’espion sur une tuile. Si votre gondole y passe ce tour-ci, ses quatre effets vous sont ouverts, à la place de ceux de votre assistant.
    - **Monter en grade** : un de vos assistants avance d’une case en poussant comme d’habitude.
gondola-rules-intrigue = Intrigue et arrestation
gondola-rules-intrigue-text =
    L’intrigue est un emprunt. Au Grand Conseil, il est bon d’en avoir plus que les autres ; à la fin, elle peut vous coûter la partie.

    On en prend dans les croisements, sous les ponts des autres, à la Monnaie, au Sénat et au Consulat, avec « Une bourse pour le contremaître » et, si l’on veut, avec « Murmures au Conseil » ; par ce que font les autres au Tribunal et au Sénat ; et, seul, par des cartes du Doge. On en perd à l’Église, à la Bibliothèque, au Petit Conseil, au Conseil des Dix et avec « Déposer devant les juges » ; quelques capacités en ôtent aussi.

    {""}**À la fin**, elle se rachète : **2 parchemins ou 4 pièces** par point. Seul celui qu’on arrêterait est interrogé, encore et encore, jusqu’à ce que quelqu’un renonce ou n’ait plus rien ; à égalité, c’est le dernier dans l’ordre du tour. Qui en a alors le plus, et plus de 0, est **arrêté**. Jamais plus d’un joueur ; sans aucune intrigue, personne.

    La table montre toujours qui serait arrêté à l’instant, et combien d’intrigue il resterait à chacun s’il dépensait tout.
gondola-rules-end = La fin et le décompte
gondola-rules-end-text =
    La fin vient quand quelqu’un atteint le **marqueur de fin** au Conseil (case 10, 12, 14 ou 16 à deux, trois, quatre ou cinq) ou quand la **pioche de missions est vide** après un tirage. La manche s’achève, et **deux autres** suivent.

    Ensuite, dans cet ordre :

    - PV des places au Conseil,
    - PV de l’influence des assistants,
    - on rachète l’intrigue,
    - 1 PV par 4 pièces restantes ; les parchemins ne valent rien,
    - 4 PV pour une carte Faveur inutilisée,
    - l’Inquisition procède à l’arrestation,
    - le plus de PV l’emporte ; à égalité, le dernier dans l’ordre du tour. Qui est arrêté est dernier.
gondola-rules-two = À deux : les contrebandiers
gondola-rules-two-text =
    Deux gondoles de contrebandiers, A et B, naviguent aussi. Le premier joueur a la pioche A, le second la pioche B, douze cartes chacune. Après chacun de vos tours, vous regardez les deux premières cartes de votre pioche, en jouez une et remettez l’autre dessus ; personne d’autre ne la voit.

    - La gondole va au bâtiment de la carte par un chemin **le moins cher** ; les canaux sous un pont ne coûtent rien, et le premier pas n’est pas gratuit. Entre chemins de même prix, vous choisissez. La première fois, on l’y place simplement ; si elle y est déjà, elle reste.
    - Chaque gondole de joueur qu’elle passe en route est croisée : son propriétaire seul paie un parchemin ou prend une intrigue, même si c’est la vôtre.
    - Là où elle s’amarre, les gondoles présentes rapportent des PV comme d’habitude. Ce qui reviendrait à l’autre gondole de contrebandiers va à votre adversaire.
    - Puis un assistant des contrebandiers y avance en poussant comme d’habitude.
    - Si vous croisez des contrebandiers, vous seul payez. Si vous vous amarrez avec eux, ils ne rapportent rien à personne, mais gardent leur rang.

    La dernière carte d’une pioche doit être jouée ; on mélange alors la pioche à nouveau. Les contrebandiers n’ont ni intrigue ni siège au Conseil, et leur dernier trajet suit le dernier tour de la partie.

    {""}**À deux, une arrestation décide de la partie** : qui reste libre gagne, quels que soient les PV. À intrigue égale, c’est le second joueur qu’on arrête.
gondola-rules-solo = Seul contre le Doge
gondola-rules-solo-text =
    Le Doge a des assistants et des ponts de deux couleurs et quatre gondoles : A1 et B1 d’une couleur, A2 et B2 de l’autre. Il a ses PV, ses parchemins (de 0 à 5, 2 au départ), son intrigue et deux marqueurs au Conseil. **Vous gagnez avec plus de PV que lui**, si l’on ne vous arrête pas.

    {""}**Prologue.** Vous placez une gondole, quatre cartes placent les siennes avec un assistant chacune, vous placez votre seconde gondole. Trois cartes du Doge sont dévoilées en rangée.

    Après chacun de vos tours :

    - De la pioche A, vous regardez deux cartes, en jouez une et remettez l’autre dessus. Vous choisissez laquelle de ses deux gondoles A y va, par un chemin le moins cher. Si elle croise vos gondoles, vous payez un parchemin ou prenez une intrigue ; le Doge ne paie rien, sauf si la mission 14 l’y oblige.
    - Son assistant de cette couleur y avance, et il marque sa case : 0, 1, 2 ou 4 PV.
    - De même avec la pioche B.
    - Chacune des deux cartes montre un nombre : **la carte du Doge à cette place est écartée** cette fois. Les autres sont jouées de gauche à droite et remplacées.

    Quand **vous** croisez une de ses gondoles, vous payez comme d’habitude, et il donne un parchemin ou prend une intrigue. Ce que vous faites à « tous les autres » le touche. À **8 d’intrigue**, il perd 2 PV et 4 intrigues. Où l’on compte les joueurs ayant plus ou moins d’intrigue, il en est un. Chaque fois que vous piochez des missions, une carte de sa pioche quitte la partie sans être vue.

    {""}**La fin** vient quand sa rangée ne peut plus être complétée. Il vous reste un tour. Les trois marqueurs du Conseil comptent comme à trois joueurs, les deux siens pour lui ; l’influence de vos assistants compte ; vous pouvez racheter de l’intrigue. Si vous en avez alors, et au moins autant que le Doge, on vous arrête et vous perdez. Sinon les pièces comptent comme d’habitude, et il vous faut **plus** de PV que lui.

    {""}**Plus dur ou plus doux** : d’autres assistants pour lui au départ, ou aucun, une avance au Conseil, d’autres PV pour ses cases, plus ou moins de parchemins, aucun tour de plus ou deux.
gondola-rules-doge-cards = Les cartes du Doge
gondola-rules-doge-cards-text =
    Seulement quand vous jouez seul. Un nombre dit combien de fois la carte existe. Ce qui ne demande pas de choix se fait tout seul.

    - 3 × **{ gondola-doge-tribute }** : { gondola-about-doge-tribute }
    - 2 × **{ gondola-doge-feast }** : { gondola-about-doge-feast }
    - 3 × **{ gondola-doge-archive }** : { gondola-about-doge-archive }
    - 3 × **{ gondola-doge-closed-doors }** : { gondola-about-doge-closed-doors }
    - 2 × **{ gondola-doge-senators }** : { gondola-about-doge-senators }
    - 2 × **{ gondola-doge-both-houses }** : { gondola-about-doge-both-houses }
    - 2 × **{ gondola-doge-public-works }** : { gondola-about-doge-public-works }
    - 2 × **{ gondola-doge-denunciation }** : { gondola-about-doge-denunciation }
    - 2 × **{ gondola-doge-interrogation }** : { gondola-about-doge-interrogation }
    - 2 × **{ gondola-doge-pardon }** : { gondola-about-doge-pardon }
    - 1 × **{ gondola-doge-patronage }** : { gondola-about-doge-patronage }
    - 1 × **{ gondola-doge-overseers }** : { gondola-about-doge-overseers }
    - 1 × **{ gondola-doge-escort }** : { gondola-about-doge-escort }
    - 1 × **{ gondola-doge-levy }** : { gondola-about-doge-levy }
gondola-rules-taxi = Service de Taxi
gondola-rules-taxi-text =
    De trois à cinq joueurs ; chacun reçoit une carte Faveur. Un passager attend à un bâtiment et veut aller à un autre ; les deux sont tirés d’une pioche Contrebandier et connus de tous.

    - Qui **passe** le quai où il attend peut l’embarquer : avant, entre ou après les effets utilisés là, même où rien ne sert. Ni au départ d’un trajet ni en s’amarrant.
    - À bord, il prend la place de **2 cubes**. Si la gondole est trop chargée, vous rendez des cubes.
    - Là où la gondole s’amarre, il descend, toujours, avant la mission et le bâtiment.
    - Si c’est sa destination, vous prenez **3 PV**, ou redressez votre carte Faveur ; encore intacte, elle peut servir d’abord. Puis on tire sa prochaine destination.

    Quand toutes les cartes ont servi, on les mélange, et le passager attend ailleurs.
gondola-rules-rulings = Cas douteux
gondola-rules-rulings-text =
    Où les livrets se taisent ou se contredisent, nous jouons ainsi. Ce qui se règle à la table est marqué ⚙.

    - Une tuile où se trouve votre autre gondole ne sert pas au passage, bien qu’un exemple imprimé le fasse. ⚙
    - La pioche de missions est vide quand elle l’est après le retour de la carte refusée. ⚙
    - Le quai de départ du trajet ne peut être repassé. ⚙
    - Les deux côtés d’un croisement choisissent en même temps. ⚙
    - On ne peut perdre un parchemin qu’on n’a pas au lieu de prendre l’intrigue.
    - À la réduction finale, seul celui qui est menacé décide, pas à pas. ⚙
    - L’espion ne sert qu’au passage, sur une tuile, à la place de votre assistant.
    - Murmures au Conseil : chacun peut faire le second pas (le texte français ne le permet qu’à celui qui a le plus d’intrigue). ⚙
    - Travail de nuit sert aussi aux bâtiments communaux. ⚙
    - Une gondole de contrebandiers déjà à destination reste et ne rapporte rien ; l’assistant avance quand même.
    - Les cartes Contrebandier piochées sont secrètes. ⚙
    - Les cubes se limitent à ceux de la boîte. ⚙
    - Les cartes Faveur servent aussi à qui est croisé. Si l’une sert dans un croisement, les deux côtés choisissent à nouveau.
    - Les cartes Faveur servent à la réduction finale. ⚙
    - Perdre de l’intrigue à 0 n’est pas proposé ; en remettre demande un point.
    - Une mission accomplie va dans l’emplacement de votre choix, ou aussitôt aux archives.
    - Qui a ses dix assistants sur le plateau saute l’étape où ils avancent ; les cartes les déplacent encore, et les autres les poussent.
    - Les nouvelles cartes du Doge prennent les places vides ; rien ne glisse. ⚙
    - Seul, on commence avec deux missions sur trois. ⚙ Une gondole du Doge de chaque couleur appartient à chaque pioche.
    - Le passager descend avant qu’une mission soit accomplie.
gondola-rules-data = Ce qui est prouvé et ce qui est reconstitué
gondola-rules-data-text =
    Une bonne part de ce jeu n’existe qu’en images que nous n’avons pas. Ce que les livrets disent en mots est tel quel ; le reste est **notre reconstitution**, faite pour s’accorder à chaque exemple. Chaque carte porte sa marque dans la fiche « Cartes et bâtiments » de la table.

    - **Bâtiments** : les 15 prouvés.
    - **Cartes Influence** : 10 sur 11 prouvées ; le texte de Travail de nuit est de nous. Tous les noms sont les nôtres.
    - **Missions** : les numéros 11 et 13 ont lieu, prix et gains prouvés, le numéro 15 un lieu prouvé ; pour les numéros 3, 7, 14, 20 et 21, des remarques prouvent de quelle sorte est la capacité. Tout le reste est reconstitué : 26 sur 26 en partie.
    - **Plan** : 24 canaux, tous reconstitués ; six d’entre eux, avec voisins et prix, et quatre autres, avec voisins, figurent dans les exemples imprimés.
    - **Conseil** : marqueur de fin prouvé, gains à deux prouvés ; les autres gains et la dernière case reconstitués.
    - **Cartes Contrebandier** : les 24 reconstituées. **Cartes du Doge** : les 27 reconstituées ; deux de leurs sortes sont nommées dans les règles.

    Qui possède le jeu peut jouer avec ses propres nombres : un dossier à soi remplace les fichiers de données.
gondola-guide-aim = Riche, estimé, et libre
gondola-guide-aim-text = Chacun veut le plus de PV, le nombre près de chaque nom. Mais celui qui a le plus d’intrigue à la fin est arrêté et ne peut gagner. Surveillez les deux.
gondola-guide-map = Venise
gondola-guide-map-text = Quinze quais, chacun à un bâtiment. Les pièces sur les canaux disent ce que paie une gondole ; son premier canal du tour est gratuit. Un pont rend son canal gratuit pour tous, mais seul son bâtisseur y est le bienvenu.
gondola-guide-boats = Deux gondoles, un gondolier
gondola-guide-boats-text = Vous voyez ici où elles sont et ce qu’elles portent. À chaque tour, l’une navigue : le gondolier en change sans rien payer ; pour rester, il veut 3 pièces. Une gondole à quai gagne des PV quand d’autres s’y amarrent plus tard.
gondola-guide-building = Un bâtiment
gondola-guide-building-text = Quatre effets, quatre cases. S’y amarrer fait avancer votre assistant d’une case, et vous utilisez tous les effets jusque-là. Passer suffit aussi, avec un assistant déjà en place.
gondola-guide-moor = Passer ou s’amarrer
gondola-guide-moor-text = Choisissez un quai qui brille, puis passez ou amarrez-vous. Vous voyez d’avance le prix, qui vous croisez et ce que cela rapporte. Croiser quelqu’un coûte un parchemin ou une intrigue.
gondola-guide-missions = Les missions
gondola-guide-missions-text = Apportez les cubes au bâtiment nommé, tous dans une même gondole. Vous recevez PV et pièces, et une capacité pour le reste de la partie. Trois peuvent agir à la fois.
gondola-guide-hand = Les cartes Influence
gondola-guide-hand-text = Avant de naviguer, vous pouvez en jouer une. Les autres n’en voient que le nombre.
gondola-guide-council = Le Conseil
gondola-guide-council-text = Plus haut, plus de PV à la fin. Avec sept ou huit assistants sur le plateau, la moitié de votre case compte encore une fois, avec neuf ou dix toute la case. Qui atteint le drapeau déclenche la fin, et la dernière mission aussi.
gondola-guide-intrigue = L’Inquisition
gondola-guide-intrigue-text = Vous voyez ici qui serait arrêté si la partie finissait à l’instant. À la fin, 2 parchemins ou 4 pièces rachètent un point ; les parchemins en main sont donc une assurance.
gondola-guide-help = Tout le reste
gondola-guide-help-text = Le livre, en haut, contient la règle, avec une recherche et nos décisions ; la lampe propose un coup, et T montre tout le plateau en texte. Pendant votre tour, vous pouvez revenir en arrière tant que rien de caché n’a été montré. Bonne navigation !
