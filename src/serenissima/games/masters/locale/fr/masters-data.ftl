# Own data files
masters-data-cubes = { $where } : « { $given } » ne désigne pas trois cubes. Écrivez une lettre pour chacun ; lettres possibles : { $possible }.
masters-data-bidding-spaces = { $where } : { $count } cases servent aux enchères ; { $expected } sont attendues.
masters-data-first-and-last = { $where } : la première case sert aux enchères, et la dernière non.
masters-data-track = { $where } : { $given } n’est pas entre { $least } et { $most }.
