terminal-final = Classement final
terminal-place = Rang
terminal-player = Joueur
terminal-score = Points
terminal-saved = La partie est enregistrée dans { $file }.
terminal-left = La partie est enregistrée. Pour continuer : { $command }
terminal-question = { $who } : { $prompt }
terminal-more = … et { $count ->
    [one] encore un : « suite » (s) l’affiche.
   *[other] encore { $count } : « suite » (s) les affiche ; tapez des mots pour filtrer la liste.
}
terminal-ask = Votre choix ({ $least }–{ $most }) :
terminal-ask-only = Votre choix ({ $number }) :
terminal-keys = ou : règles (r) · conseil (c) · annuler (a) · journal (j) · plateau (p) · enregistrer (e) · quitter (q) · aide (?) · des mots filtrent la liste
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
    « 2 5 » fait les deux d’un coup. Des mots filtrent la liste ; une ligne vide affiche de nouveau tous les choix.
    règles   les règles, par section          conseil      les trois meilleurs choix, selon un robot qui prévoit
    plateau  afficher de nouveau la position  annuler      reprendre votre dernier choix, tant que rien n’est révélé
    journal  tout ce qui s’est passé          enregistrer  dire où la partie est enregistrée (après chaque choix)
    quitter  partir ; la partie pourra être reprise
terminal-help-board = Sur le plateau, « 3: » précède ce que vous obtenez en tapant 3.
terminal-thinks = { $who } réfléchit…
terminal-hints = Meilleurs choix, avec la chance de gagner :
terminal-hint = { $label } — { $chance } %  [tapez { $number }]
terminal-hint-equal = { $label } (à peu près aussi bon) — { $chance } %  [tapez { $number }]
terminal-rules-more = « règles 3 » affiche la section 3 ; « règles palais », toutes les sections qui parlent de palais.
terminal-rules-none = Les règles de ce jeu ne sont pas encore disponibles dans le terminal.
terminal-hand-over = { $name }, à vous de jouer. Appuyez sur Entrée quand personne d’autre ne peut voir l’écran.
terminal-group = { $heading } ({ $count })
terminal-group-best = { $heading } ({ $count }) — au mieux { $best }
terminal-back = { $heading } — une ligne vide pour revenir
terminal-no-such-number = Tapez un nombre de { $least } à { $most }.
terminal-only-number = Tapez { $number }.
terminal-nothing-like = Aucun choix ne contient « { $typed } ».
terminal-narrowed = { $count ->
    [one] Un choix contient « { $typed } » — une ligne vide affiche tout
   *[other] { $count } choix contiennent « { $typed } » — une ligne vide affiche tout
}
replay-position = Position { $at } sur { $most }
replay-ask = [Entrée] suite · un nombre va à cette position · « - » recule · q quitte ({ $at }/{ $most })
menu-welcome = Bienvenue dans Serenissima. Appuyez sur Entrée pour accepter la réponse proposée.
menu-which = Quel jeu ?
menu-seats = Combien de joueurs ?
menu-people = Combien d’entre eux sont des personnes devant cet ordinateur ?
menu-level = Quel niveau pour les robots ?
menu-ask-number = { $question } ({ $least }–{ $most }, Entrée pour { $usual })
menu-facts = { $id } · { $least } à { $most } joueurs · { $designers }, { $year }
menu-option = Option
menu-values = [par défaut] valeurs
menu-meaning = Sens
cli-interrupted = Interrompu.
board-failed = Le plateau de « { $game } » ne peut pas être dessiné ({ $error }). Ses champs sont affichés à sa place.
cli-bad-option = « { $given } » n’est pas une option valable ; écrivez NOM=VALEUR.
cli-option-twice = L’option « { $name } » est donnée deux fois.
cli-no-such-seat = Il n’y a pas de place { $given } ; possibles : 0 (un spectateur) à { $most }.
cli-verified-over = L’enregistrement est valable : ses { $picks } choix mènent au résultat qu’il indique (empreinte { $digest }).
cli-verified-running = L’enregistrement est valable jusqu’ici : { $picks } choix, la partie n’est pas finie (empreinte { $digest }).
terminal-program-in-file = Ce fichier désigne un programme comme joueur : { $given }. Les programmes nommés dans un fichier ne sont pas lancés. Indiquez avec --seats qui continue.
terminal-other-seats = La partie enregistrée a { $seats } places, mais --seats en nomme { $given }.
