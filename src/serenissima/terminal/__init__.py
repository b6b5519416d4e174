"""Terminal play: plain lines, readable over ssh and by a screen reader."""

import re

from rich import _wrap

# Rich breaks lines at all white space, including the no-break spaces that French puts before : ; ! ? and ».
# It has no setting for this. A test checks that a new version of Rich does not undo the fix.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
