masters-rules-aim = But du jeu
masters-rules-aim-text =
    Vous êtes marchands à Venise. Vous achetez des marchandises sur les quais, les vendez à cinq boutiques, négociez les parts de ces boutiques, livrez les guildes et répandez des rumeurs. Après seize manches, argent, parts et points sont comptés ensemble : **100 ducats font un point**. Le joueur qui a le plus de points gagne.

    Quatre manches sont des enchères ; les douze autres sont des manches de commerce.
masters-rules-words = Les mots
masters-rules-words-text =
    - Cinq **boutiques** achètent chacune une marchandise : le Forgeron le fer, le Joaillier les gemmes, le Meunier le blé, l’Épicier les épices, le Tailleur les étoffes. Le **bois** n’a pas de boutique ; seuls les guildes et le Mercato en veulent.
    - Chaque boutique a trois **pistes** : le **prix** de sa marchandise et le cours de sa **part**, tous deux de 5 à 100 par crans de 5, et ses **commandes** : combien de cubes elle achètera encore.
    - Il y a 15 **cubes** de chaque marchandise et 10 **parts** de chaque boutique. Les deux **comptoirs** maritimes ont aussi 10 parts chacun ; elles coûtent 20 et valent toujours 20.
    - La **majorité** d’une boutique revient à qui possède plus de ses parts que chacun des autres joueurs.
    - Les **faveurs** ajoutent des commandes à une boutique. Les **rumeurs** bougent d’un cran une piste de leur boutique. Chacune sert une fois.
    - Un **contrat des guildes** est une carte qui demande trois cubes.
masters-rules-start = Le début
masters-rules-start-text =
    Chacun a 150 ducats, une part d’une boutique tirée au sort, un contrat des guildes secret, et un cube tiré du sac. Deux cubes attendent sur chaque quai et un à chaque comptoir.

    Tous les prix partent de 40 et baissent de 5 pour chaque cube tiré ; les parts partent de 40, les commandes de 2. Douze rumeurs sont posées face cachée sur le canal, une sur chaque case sans enchères ; trois autres restent dans la boîte, et personne ne les a vues.
masters-rules-bidding = Les enchères
masters-rules-bidding-text =
    Tous misent en secret un multiple de 5, jusqu’à ce qu’ils possèdent, et **chacun paie** sa mise. Les mises donnent l’**ordre du tour** jusqu’aux prochaines enchères. À mise égale, on compare les parts des deux comptoirs réunis, puis celles du Forgeron, du Joaillier, du Meunier, de l’Épicier, du Tailleur ; si tout est égal, le plus jeune passe devant.

    Le **dernier** de l’ordre devient **Gondolier**. Les autres prennent un personnage dans l’ordre du tour. Après son choix, chacun bouge les commandes d’une boutique : **+1 pour chaque tranche de 5 ducats** misés, ou **−1 pour chaque tranche de 10**. Vous choisissez la boutique et le sens, pas la quantité.

    À deux, chacun a deux personnages : le premier choisit, puis le dernier (en plus du Gondolier), puis encore le premier.
masters-rules-characters = Les personnages
masters-rules-characters-text =
    - **Gondolier** : déplace la gondole après chaque manche et prend la rumeur qui s’y trouve. Il a le jeton, pour jouer plus tôt, une fois.
    - **Maître des guildes** : pioche deux contrats et en garde un ; peut ensuite en remettre un ancien sous la pioche.
    - **Maître du port** : peut tirer un cube de plus du sac lorsqu’il utilise un comptoir.
    - **Percepteur** : chaque fois qu’un dividende est versé à quelqu’un, il reçoit ce que rapporte une part, de la banque.
    - **Voleur** : prend gratuitement un cube du quai choisi, à chaque passage aux Quais. Le prix ne bouge pas.
    - **Négociant** : au Mercato, jusqu’à deux cubes dans chaque sens, et en outre un échange d’un de ses cubes contre une autre marchandise du sac.
masters-rules-round = Une manche de commerce
masters-rules-round-text =
    Chacun choisit en secret un lieu, autre que celui où se tient son pion. Tous les choix sont révélés ensemble.

    Puis les lieux ouvrent un à un : d’abord celui du premier joueur, puis celui du suivant dont le lieu n’a pas encore ouvert, et ainsi de suite. Chaque lieu ouvre une fois. Ses visiteurs y jouent d’abord, dans l’ordre du tour.

    Bourse, Boutiques, Maison des guildes et Quais sont **partagés** (deux têtes sur la plaque) : après les visiteurs, tous les autres y jouent aussi, dans le sens horaire à partir de la gauche du dernier visiteur. Leurs pions ne bougent pas. **Église, comptoirs et Mercato** ne servent qu’à leurs visiteurs.

    Quand c’est à vous dans un lieu, vous pouvez passer, et jouer des faveurs et des rumeurs avant et après ce que vous y faites.
masters-rules-docks = Les Quais
masters-rules-docks-text =
    Achetez autant de cubes que vous voulez et pouvez payer, tous d’**un seul** quai. Les cubes d’une sorte achetés ensemble coûtent le même prix ; ensuite le prix de chaque marchandise monte de **5 par cube**.

    Les quais ne sont regarnis que par les comptoirs.
masters-rules-shops = Les Boutiques
masters-rules-shops-text =
    Vendez des cubes d’**une** marchandise à sa boutique, au plus autant qu’elle a de commandes. La boutique paie **deux fois le prix** pour chacun. Puis, par cube, ses commandes baissent de un, son prix et sa part montent de 5, et ses propriétaires touchent un dividende.

    En outre, dans chaque boutique dont vous avez la majorité, vous pouvez une fois choisir : prix −10 et une commande de plus, ou prix +10 et une commande de moins. Les deux pistes doivent avoir la place pour tout le mouvement. Il n’est pas nécessaire de vendre.

    Exemple : fer à 35 et trois commandes. Deux cubes rapportent 2 × 70 = 140 ; ensuite le fer coûte 45, il reste une commande, la part a monté de 10, et chaque part rapporte 10.
masters-rules-market = La Bourse
masters-rules-market-text =
    Achetez jusqu’à trois parts et vendez-en jusqu’à trois, dans n’importe quel mélange, mais pas la même valeur dans les deux sens.

    - L’achat fait monter la part de **5**, quel que soit le nombre acheté à cette boutique.
    - La vente la fait baisser de **10 par part** vendue.
    - Les parts des comptoirs coûtent 20, rapportent 20 et ne bougent jamais.
masters-rules-guild = La Maison des guildes
masters-rules-guild-text =
    Piochez un contrat, et livrez-en autant que vous pouvez. Pour livrer, vous donnez les trois cubes ; chaque boutique concernée doit avoir autant de commandes que vous apportez de sa marchandise (le bois n’en demande pas). Prix et parts de ces marchandises montent de 5 par cube et les commandes baissent, mais personne ne touche de dividende.

    La première livraison vaut **3 points, la deuxième 4, la troisième 5, chaque suivante 6**. Pour chaque point laissé, vous recevez 50 ducats.

    Un contrat encore en main à la fin coûte 2 points.

    Reconstitué : la règle que nous connaissons annonce 21 cartes mais n’en décrit qu’une, deux bois et une épice. Les autres suivent un motif où toutes les boutiques se valent.
masters-rules-church = L’Église
masters-rules-church-text =
    Deux faveurs sont proposées. Achetez-en une : pour 20 ducats elle ajoute jusqu’à 2 commandes à une boutique, pour 30 jusqu’à 3, pour 40 jusqu’à 4. Vous pouvez vous en servir aussitôt ou à l’un de vos tours suivants. Une faveur utilisée va sous la pile.
masters-rules-offices = Les comptoirs
masters-rules-offices-text =
    Prenez le cube qui attend là. Puis un nouveau cube est tiré pour le comptoir et quatre pour les quais ; vous voyez les quatre et en posez un sur chaque quai. **Les prix baissent de 5 pour chaque cube tiré.** Enfin chaque part de ce comptoir rapporte 10 ducats.
masters-rules-mercato = Le Mercato
masters-rules-mercato-text =
    Achetez un cube pris dans le sac, vendez-en un d’une autre marchandise, qui y retourne, ou les deux, au prix normal. Achat ou vente, le prix monte de 5. Commandes, parts et dividendes n’en sont pas affectés. Le sac doit contenir la marchandise voulue.
masters-rules-dividends = Les dividendes
masters-rules-dividends-text =
    Après une vente à une boutique, chacune de ses parts rapporte un dixième de la vente, d’abord arrondie à la centaine : une vente de 50 à 145 paie 10 par part, de 150 à 245 paie 20, et ainsi de suite ; au-dessous de 50, rien. Les parts du vendeur comptent.

    Après l’usage d’un comptoir, chacune de ses parts rapporte 10. La banque paie tout.
masters-rules-limits = Aux extrémités des pistes
masters-rules-limits-text =
    - **Prix réglementé** : un prix qui dépasserait 100 est remis à 40, une fois tout payé.
    - **Division des parts** : une part qui dépasserait 100 est divisée par deux, arrondie au cran supérieur, et chaque propriétaire marque **1 point par part**. Les parts achetées dans cette affaire comptent.
    - **Tout en bas** : un prix de 5 ne baisse plus. Si un cube de cette marchandise sort du sac, sa boutique reçoit une commande de plus.
    - Les commandes restent entre 0 et 15 ; ce qui dépasse est perdu.
    - Le petit nombre rouge près d’une piste dit combien de crans restent avant de dépasser 100.
masters-rules-marker = Le jeton Gondole
masters-rules-marker-text =
    Une fois avant les prochaines enchères, le Gondolier peut s’en servir, avant le tour de n’importe quel autre joueur, de deux façons :

    - Il joue maintenant son tour dans son propre lieu, si celui-ci n’a pas encore ouvert, tout seul. Le lieu ouvre plus tard sans lui.
    - Dans un lieu ouvert où il lui reste un tour, le sien ou un lieu partagé, il passe devant et le joue maintenant.

    Il ne coupe jamais le tour d’un autre. Les joueurs qui suivent dans le sens horaire commencent à gauche du dernier visiteur qui a joué à sa place régulière ; si le Gondolier était seul visiteur et a déjà joué, à sa gauche. Inutilisé, le jeton est perdu avec le personnage.

    En créant une table, vous pouvez choisir d’autres interprétations : son propre lieu ouvre aussitôt pour tous ceux qui y ont droit, ou il passe devant ; ou bien il ne fait que jouer seul.
masters-rules-end = La fin
masters-rules-end-text =
    Après la manche 16, pour chaque joueur dans cet ordre :

    - **Taxe sur les marchandises** : la moitié de la valeur de ses cubes aux prix du moment, arrondie au multiple de 5 supérieur, est payée. Qui ne peut tout payer perd un point par tranche de 100 ducats manquants, même entamée.
    - **2 points de moins** par contrat non livré.
    - **Parts** aux cours du moment : un point par 100 ducats, arrondi au plus proche.
    - **Argent** qui reste : de même.

    Le joueur qui a le plus de points gagne ; à égalité, le plus d’argent, puis les parts les plus précieuses, sinon la victoire est partagée. Faveurs et rumeurs restantes ne valent rien.
masters-rules-bid-cases = Cas particuliers des enchères
masters-rules-bid-cases-text =
    - Le mouvement se fait en entier ; ce qui ne tient pas au bout d’une piste est perdu. Mais quelque chose doit bouger, et qui ne peut rien bouger n’est pas interrogé.
    - Une mise de 5 ne fait que monter les commandes.
    - Faveurs, rumeurs et jeton ne servent pas dans une manche d’enchères.
    - « Plus jeune » est tiré au sort au début et connu de tous. En créant une table, vous pouvez laisser les places décider.
masters-rules-trade-cases = Cas particuliers du commerce
masters-rules-trade-cases-text =
    - Un achat et une vente par tour, chacun composé sorte par sorte. Jouer une faveur ou une rumeur les clôt tous deux.
    - Une livraison est impossible s’il manque une seule commande.
    - Un lieu partagé sert à tous même si son visiteur passe.
    - Une rumeur peut pousser une piste au-delà de 100, avec toutes les suites. Elle ne peut faire baisser un prix de 5.
    - Une majorité ne peut porter un prix au-delà de 100 (il y a une option pour cela).
    - Quand le sac s’épuise, le cube en plus du Maître du port vient d’abord, puis celui du comptoir, puis les quais ; vous décidez lesquels restent sans cube.
    - Deux visiteurs d’un comptoir l’utilisent chacun entièrement, l’un après l’autre.
    - La taxe sur les marchandises passe avant le décompte de l’argent. Les points peuvent devenir négatifs.
masters-rules-power-cases = Cas particuliers des personnages
masters-rules-power-cases-text =
    - Voleur et Maître des guildes peuvent aussi utiliser leurs pouvoirs là où ils jouent sans s’y être rendus. Faveurs et rumeurs s’y jouent aussi.
    - Le cube du Voleur vaut choix du quai.
    - Le Percepteur reçoit la valeur d’une part par versement, non par joueur payé, et rien si personne n’est payé.
    - Le cube du Maître du port est tiré à l’aveugle et peut être refusé.

    Des options de la table changent chacun de ces points. Aucune ne change celui-ci :

    - Le Maître des guildes garde exactement une des deux nouvelles cartes.
masters-rules-hidden = Ce qui est caché
masters-rules-hidden-text =
    Marchandises, parts, faveurs et contrats livrés sont visibles. **Argent, contrats et rumeurs en main sont cachés** ; des cartes et rumeurs on ne voit que le nombre. Tous les paiements figurent dans le journal, mais aucun total. Le contenu du sac peut se compter : il est donc montré.

    Des options rendent l’argent visible, ou les faveurs cachées.
masters-rules-canal = Le canal
masters-rules-canal-text =
    Reconstitué : on connaît seize cases, dont quatre d’enchères, y compris la première mais pas la dernière. Nous plaçons les enchères sur 1, 5, 9 et 13, ce qui fait quatre parties égales. Le bout de la piste des commandes à 15 est reconstitué aussi ; une option le change.
masters-rules-advice = Quelques conseils
masters-rules-advice-text =
    - Acheter trois cubes fait monter leur prix de 15 avant que vous ne les vendiez au double. Achetez après l’arrivée des navires, vendez après les achats des autres.
    - Les commandes sont rares. Une mise en achète à 5 ducats pièce, une faveur à 10.
    - Si quelqu’un va sûrement se rendre aux Quais ou aux Boutiques, vous y jouerez de toute façon : gardez votre pion pour l’Église, un comptoir ou le Mercato.
    - Livrer vaut mieux que vendre tant que les cubes coûtent en moyenne moins de 50 pour la première carte, 67 pour la deuxième, 83 pour la troisième et 100 pour les suivantes.
    - Achetez les parts par trois, d’une boutique dont les marchandises vont se vendre. Les parts des comptoirs rapportent d’autant plus qu’on les a tôt.
    - Être Gondolier n’est pas une punition : trois rumeurs et le jeton, gratuitement.
    - Dans les dernières manches, ne piochez plus et n’achetez plus sans savoir à qui vendre.
masters-rules-screen = Souris et clavier
masters-rules-screen-text =
    - Ce que vous pouvez faire brille d’or. Un clic le propose et montre ses conséquences ; un second clic, Entrée ou le bouton principal le fait. Des anneaux en pointillé montrent où irait une piste.
    - Aux Quais, cochez autant de caisses que vous voulez d’un même quai ; un seul bouton les achète toutes. Aux Boutiques, à la Bourse et au Mercato, cliquez sur un nombre de la façade.
    - Cliquez sur une rumeur ou une faveur de votre main, puis sur une flèche ou un nombre sur une boutique.
    - « Passer » et « Terminer ici » agissent aussitôt. Avant cela vous pouvez annuler, tant que rien de caché n’est apparu.
    - À côté de vos marchandises vous réglez quand on vous interroge sur le jeton.
    - Au clavier : Tab vers le plateau, flèches vers la chose la plus proche, Entrée pour choisir ; ou les chiffres dans la liste des choix.

masters-guide-aim = Faire fortune en seize manches
masters-guide-aim-text = Vous négociez marchandises et parts. L’écu montre les points de la piste ; à la fin, tous les 100 ducats en argent et en parts, vous en gagnez un de plus. L’argent des autres reste caché.
masters-guide-canal = Seize manches
masters-guide-canal-text = La gondole avance d’une case par manche. Sur les étoiles on mise pour l’ordre du tour, un personnage et des commandes. Les bulles sont des rumeurs : le dernier de l’ordre les ramasse.
masters-guide-shop = Une boutique
masters-guide-shop-text = Trois pistes : le **prix** de sa marchandise, le cours de sa **part**, et le nombre de ses **commandes**. La boutique paie le double du prix, mais seulement autant de cubes qu’elle a de commandes. Dessous : qui possède des parts ; la couronne marque la majorité.
masters-guide-docks = Les quais
masters-guide-docks-text = Ici vous achetez des marchandises, d’un seul quai à la fois. Chaque cube acheté fait monter son prix de 5 ; chaque cube qu’apportent les navires le fait baisser.
masters-guide-places = Huit lieux
masters-guide-places-text = À chaque manche, tous choisissent un lieu en secret. Les quatre à deux têtes servent à **tous** dès que quelqu’un s’y rend. Les quatre autres ne servent qu’à leurs visiteurs.
masters-guide-order = Qui joue quand
masters-guide-order-text = Les lieux ouvrent dans l’ordre du tour. Ici vous voyez qui doit encore jouer et où dans cette manche, et qui tient le jeton Gondole.
masters-guide-hand = Votre main
masters-guide-hand-text = Les contrats des guildes demandent trois cubes et rapportent 3, 4, 5, puis 6 points. Les cubes pâles manquent. À côté, vos rumeurs et faveurs, votre argent, et le score si la partie finissait maintenant.
masters-guide-act = Ce que vous faites
masters-guide-act-text = Tout ce qui ne se choisit pas sur les façades et les quais se trouve ici : la mise, les personnages, les cartes, et de quoi terminer votre tour.
masters-guide-preview = Avant de décider
masters-guide-preview-text = Survolez ou touchez tout ce qui est doré et lisez ici ce que cela apporte : argent, pistes, dividendes de chacun. Misez maintenant. Une mise modeste pour les commandes qu’il vous faut est un bon début.
