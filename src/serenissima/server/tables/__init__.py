"""Tables: loading and storing them, playing at them, who sits where, and what each person is shown."""
