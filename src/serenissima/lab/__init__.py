"""The lab: laws, measurements and matches, for those who study games rather than play them."""
