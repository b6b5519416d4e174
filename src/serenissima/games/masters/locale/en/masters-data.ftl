# Own data files
masters-data-cubes = { $where }: “{ $given }” is not three cubes. Write one letter for each of them; possible are { $possible }.
masters-data-bidding-spaces = { $where }: { $count } spaces are for bidding; { $expected } are expected.
masters-data-first-and-last = { $where }: the first space is for bidding, and the last one is not.
masters-data-track = { $where }: { $given } is not between { $least } and { $most }.
