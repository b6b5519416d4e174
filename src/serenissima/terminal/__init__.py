"""Playing in a terminal: plain lines, readable over ssh and by a screen reader."""

import re

from rich import _wrap

# Rich breaks lines at every white space, even at those that forbid it, which French puts before : ; ! ? and ».
# It has no setting for this. A test sees to it that a new version of Rich does not undo it.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
