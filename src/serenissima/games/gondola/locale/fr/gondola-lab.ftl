# Ce que compte `serenissima balance`.
gondola-balance-kind-draft = Missions du début : reçues, et gardées ; gagnées par tous ceux qui les ont reçues
gondola-balance-kind-mission = Missions : tenues, et accomplies
gondola-balance-kind-building = Bâtiments : atteints, et choisis pour l’amarrage
gondola-balance-kind-effect = Effets des bâtiments : utilisés
gondola-balance-effect = { $building } { $effect }
gondola-balance-kind-influence = Cartes d’influence : tenues, et jouées
gondola-balance-kind-overtime = Travail de nuit : où il a eu lieu
gondola-balance-kind-doge-card = Cartes du Doge : montrées, et résolues
gondola-balance-kind-trigger = Ce qui a amené la fin
gondola-balance-kind-arrest = Arrêtés, selon l’ordre du jeu (1 : premier joueur)
gondola-balance-trigger-council = la piste du conseil
gondola-balance-trigger-missions = la dernière mission
