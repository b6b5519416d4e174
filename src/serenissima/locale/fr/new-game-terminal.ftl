new-game-bad-id = « { $given } » ne peut pas être l’identifiant d’un jeu. Utilisez des minuscules, des chiffres et des soulignés, en commençant par une lettre ; 32 caractères au plus.
new-game-taken = « { $given } » est déjà le nom d’un jeu ou d’un paquet Python. Choisissez-en un autre.
new-game-reserved = « { $given } » est un mot réservé de Python et ne peut pas être le nom d’un paquet. Choisissez-en un autre.
new-game-exists = { $folder } existe déjà. Choisissez un autre identifiant, ou un autre dossier avec --folder.
new-game-written = { $count } fichiers sont écrits dans { $folder }. C’est un petit jeu qui fonctionne : modifiez-le pas à pas.
new-game-next = Ensuite :
