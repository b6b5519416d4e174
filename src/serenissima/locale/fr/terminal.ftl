terminal-final = Classement final
terminal-place = Place
terminal-player = Joueur
terminal-score = Score
terminal-saved = La partie est enregistrée dans { $file }.
terminal-left = La partie est enregistrée. Pour continuer : { $command }
terminal-question = { $who } : { $prompt }
terminal-more = … et { $count ->
    [one] encore un : « suite » (s) le montre.
   *[other] encore { $count } : « suite » (s) les montre, des mots réduisent la liste.
}
terminal-ask = Votre choix ({ $least }–{ $most }) :
terminal-ask-only = Votre choix ({ $number }) :
terminal-keys = ou : règles (r) · conseil (c) · annuler (a) · journal (j) · plateau (p) · enregistrer (e) · quitter (q) · aide (?)
terminal-key-help = aide
terminal-key-rules = r règles regles
terminal-key-hint = c conseil
terminal-key-undo = a annuler
terminal-key-log = j journal
terminal-key-board = p plateau
terminal-key-more = s suite
terminal-key-save = e enregistrer
terminal-key-quit = q quitter
terminal-help =
    Tapez le numéro d’un choix. Quand les choix sont groupés, le premier numéro ouvre un groupe et le second choisit ;
    « 2 5 » fait les deux d’un coup. Des mots réduisent la liste aux choix qui les contiennent ; une ligne vide montre tout.
    règles   ce dont il s’agit, par sections   conseil      les trois meilleurs choix, selon un robot qui prévoit
    plateau  la position encore une fois       annuler      reprendre votre dernier choix, tant que rien n’a été dévoilé
    journal  tout ce qui s’est passé           enregistrer  dire où la partie est enregistrée (après chaque choix)
    quitter  partir ; la partie peut être reprise
terminal-help-board = Sur le plateau, « 3: » précède ce que vous obtenez en tapant 3.
terminal-thinks = { $who } réfléchit …
terminal-hints = Le meilleur, et la chance de gagner ainsi :
terminal-hint = { $label } — { $chance } %  [tapez { $number }]
terminal-hint-equal = { $label } (à peu près aussi bon) — { $chance } %  [tapez { $number }]
terminal-rules-more = « règles 3 » montre la section 3, « règles palais » toutes celles qui parlent de palais.
terminal-rules-none = Les règles de ce jeu ne sont pas encore dans le terminal.
terminal-hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
terminal-group = { $heading } ({ $count })
terminal-group-best = { $heading } ({ $count }) — au mieux { $best }
terminal-back = { $heading } — une ligne vide revient en arrière
terminal-no-such-number = Tapez un nombre de { $least } à { $most }.
terminal-only-number = Tapez { $number }.
terminal-nothing-like = Aucun choix ne contient « { $typed } ».
terminal-narrowed = { $count ->
    [one] Un choix contient « { $typed } » — une ligne vide montre tout
   *[other] { $count } choix contiennent « { $typed } » — une ligne vide montre tout
}
replay-position = Position { $at } sur { $most }
replay-ask = [Entrée] continue · un nombre y va · « - » recule · q quitte ({ $at }/{ $most })
menu-welcome = Bienvenue à la table. Appuyez sur Entrée pour accepter la réponse proposée.
menu-which = Quel jeu ?
menu-seats = Combien de joueurs ?
menu-people = Combien d’entre eux sont des personnes devant cet écran ?
menu-level = De quelle force sont les robots ?
menu-ask-number = { $question } ({ $least }–{ $most }, Entrée pour { $usual })
menu-facts = { $id } · { $least } à { $most } joueurs · { $designers }, { $year }
menu-option = Option
menu-values = [par défaut] valeurs
menu-meaning = Sens
cli-interrupted = Interrompu.
board-failed = Le plateau de « { $game } » ne peut pas être dessiné ({ $error }). Ses champs sont affichés à sa place.
cli-bad-option = « { $given } » n’est pas une option ; écrivez NOM=VALEUR.
cli-option-twice = L’option « { $name } » est donnée deux fois.
cli-no-such-seat = Il n’y a pas de place { $given } ; possibles : 0 (un spectateur) à { $most }.
cli-verified-over = L’enregistrement est juste : { $picks } choix mènent au résultat qu’il indique (empreinte { $digest }).
cli-verified-running = L’enregistrement est juste jusqu’ici : { $picks } choix, la partie n’est pas finie (empreinte { $digest }).
terminal-program-in-file = Ce fichier donne un programme pour joueur : { $given }. Un programme venu d’un fichier n’est pas lancé ; dites vous-même qui continue, avec --seats.
terminal-other-seats = La partie sauvegardée a { $seats } places, et --seats en nomme { $given }.
