pipe-bad-name = « pipe:{ $given } » n’est pas un programme. Écrivez pipe:COMMANDE, ou pipe:timeout=SECONDES:COMMANDE.
pipe-not-here = Un programme ne peut servir de robot que sous Linux et macOS.
pipe-failed = Le robot « { $command } » a échoué : { $why }
pipe-failed-saying = Le robot « { $command } » a échoué : { $why } Dernière ligne de son flux d’erreur : { $said }
pipe-no-start = il n’a pas pu être lancé ({ $detail }).
pipe-silent = il n’a pas répondu en { $seconds } s.
pipe-unasked = il a écrit « { $line } » sans avoir été interrogé.
pipe-no-answer = il a écrit « { $line } », qui n’est pas une réponse comme { "{" }"pick": 3{ "}" }.
pipe-illegal = il a choisi { $pick }, qui n’est pas une de ses options.
pipe-long = il a écrit plus de { $most } octets pour une réponse.
pipe-closed = il a fermé sa sortie.
pipe-ended = il s’est terminé avec le code { $status } au lieu de répondre.
pipe-killed = il a été arrêté par { $signal } au lieu de répondre.
