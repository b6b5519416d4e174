"""The tables of the database. The entries are the truth; everything else follows from them or is about people."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()
IS_OPEN = text("state = 'open'")

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("recovery", String(64), unique=True, comment="SHA-256 of the recovery code"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, comment="when this person was last here, give or take a day"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True, comment="SHA-256 of the cookie"),
    Column("identity", ForeignKey("identities.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

device_codes = Table(
    "device_codes",
    metadata,
    Column("identity", ForeignKey("identities.id"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True, comment="SHA-256 of the code"),
    Column("expires", Float, nullable=False, index=True),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(32), nullable=False, unique=True, comment="secret: whoever has it may join"),
    Column("organiser", ForeignKey("identities.id"), index=True, comment="null once everybody has left"),
    Column("bots", Boolean, nullable=False, comment="whether games with bots count"),
    Column("rated_since", Float, comment="ratings count games that ended later; null for all"),
    Column("created", Float, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", ForeignKey("clubs.id"), primary_key=True),
    Column("identity", ForeignKey("identities.id"), primary_key=True, index=True),
    Column("id", String(16), nullable=False, unique=True, comment="what other members know this person by"),
    Column("joined", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False, comment="counts the changes of this row and its seats"),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", ForeignKey("identities.id"), nullable=False, index=True),
    Column("invite", String(32), nullable=False, unique=True),
    Column("server_seed", String(64), nullable=False),
    Column("seed", Text, comment="the seed of the dice, decimal, once the game has begun"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("number", Integer, nullable=False, comment="how many entries there are"),
    Column("chat_count", Integer, nullable=False, comment="how many lines of chat there are"),
    Column("waiting", Integer, nullable=False, comment="mask of the seats whose answer is missing"),
    Column("bot_due", Float, comment="since when a bot has to answer; null if none does"),
    Column("due", Float, comment="when the first clock runs out"),
    Column("undo", JSON, comment="an open request to go back"),
    Column("result", JSON),
    Column("rematch", String(32)),
    Column("ended", Float, comment="when the game ended"),
    Column("author_key", String(32), nullable=False, comment="makes author ids that mean nothing at other tables"),
    Column("muted", JSON, nullable=False, comment="author ids"),
    Column("removed", JSON, nullable=False, comment="author ids"),
    Column("code", String(6), comment="short code; it opens the table until the start"),
    Column("auto_start", Boolean, nullable=False, comment="whether the game begins when the last seat is claimed"),
    Column("setup_log", JSON, nullable=False, comment="messages about the latest changes before the start"),
    Column("club", ForeignKey("clubs.id"), comment="the club it was set up for"),
    Column("counts", Boolean, nullable=False, comment="whether only members of the club have played"),
    Column("closed", JSON(none_as_null=True), comment="why and when the operator has closed the table"),
    Index("tables_by_state", "state", "private", "changed"),
    Index("tables_of_clubs", "club", "ended"),
    Index("tables_by_due", "due"),
    Index("tables_by_bot_due", "bot_due"),
    Index("open_tables_by_code", "code", unique=True, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
    Index("tables_by_code", "code"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("identity", ForeignKey("identities.id"), index=True),
    Column("name", String(24), nullable=False),
    Column("level", String(32)),
    Column("here", Boolean, nullable=False),
    Column("word", String(100), nullable=False),
    Column("stand_in", String(32)),
    Column("remaining", Float, comment="seconds on the clock when the seat was last asked"),
    Column("asked_since", Float, comment="when the clock was started; null while it stands"),
    Column("votes", JSON, nullable=False, comment="who wants a stand-in for this seat"),
    Column("reserved_until", Float, comment="until when only its owner can claim a seat that was freed in mid-game"),
    Column("holidays", JSON, nullable=False, comment="of its owner: when this seat's clock stands"),
    Column("standing", JSON, nullable=False, comment="of its owner: secret"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", SmallInteger, nullable=False, comment="0 pick, 1 forced pick, 2 undo"),
    Column("seat", SmallInteger, nullable=False),
    Column("pick", BigInteger, nullable=False, comment="for an undo: the number of picks that stay"),
    Column("time", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("picks", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("position", JSON, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("beat", Float, nullable=False, comment="when there was progress last"),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("content", JSON(none_as_null=True), comment="what was found; null while it is being looked for"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("author", String(16), comment="who wrote it, under a name of this table only"),
    Column("time", Float, nullable=False),
)

hidden_games = Table(
    "hidden_games",
    metadata,
    Column("identity", ForeignKey("identities.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True, index=True, comment="not in this person's list"),
)

shares = Table(
    "shares",
    metadata,
    Column("key", String(32), primary_key=True, comment="secret: whoever has it may look at the finished game"),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("identity", ForeignKey("identities.id"), nullable=False, index=True, comment="who shares it"),
    Column("created", Float, nullable=False),
    Index("shares_of_tables", "table", "identity", unique=True),
)

# Correspondence.

holidays = Table(
    "holidays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("identity", ForeignKey("identities.id"), nullable=False, index=True),
    Column("first", String(10), nullable=False, comment="the first day, as 2026-08-03"),
    Column("last", String(10), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("begin", Float, nullable=False, comment="the same in seconds, but not before it was announced"),
    Column("end", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("identity", ForeignKey("identities.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False, comment="secret"),
    Column("version", Integer, nullable=False, comment="counts the changes: two devices may write"),
    Column("changed", Float, nullable=False),
)

# Notifications.

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("content", Text, nullable=False, comment="secret"),
)

contacts = Table(
    "contacts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("identity", ForeignKey("identities.id"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id"), index=True, comment="if it is told about everybody at this table"),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("format", String(8), nullable=False),
    Column("events", JSON, nullable=False),
    Column("digest", String(8), nullable=False),
    Column("language", String(8), nullable=False),
    Column("label", String(40), nullable=False),
    Column("secret", String(64), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False, comment="failed deliveries in a row"),
    Column("created", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("recipient", String(40), primary_key=True, comment="an identity or a contact, and a seat"),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("event", String(8), primary_key=True),
    Column("key", BigInteger, nullable=False, comment="what was told last; only something newer is told again"),
    Column("time", Float, nullable=False, comment="when it was told"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("contact", ForeignKey("contacts.id"), nullable=False, index=True),
    Column("notice", JSON, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("held", Boolean, nullable=False, comment="waits for quiet hours or a digest; delivered with others"),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("identity", ForeignKey("identities.id"), primary_key=True),
    Column("begin", SmallInteger, nullable=False, comment="minutes since midnight"),
    Column("end", SmallInteger, nullable=False),
    Column("zone", String(64), nullable=False),
)

mails = Table(
    "mails",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", String(64), nullable=False, index=True, comment="SHA-256 of the recipient's address"),
    Column("identity", String(32), nullable=False, index=True, comment="on whose behalf it was sent"),
    Column("purpose", String(8), nullable=False),
    Column("time", Float, nullable=False, index=True),
)

# The house rules.

house_choices = Table(
    "house_choices",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", JSON, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("texts", JSON, nullable=False, comment="by language"),
    Column("created", Float, nullable=False),
    Column("until", Float),
)

access_rules = Table(
    "access_rules",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("action", String(8), nullable=False, comment="allow or deny"),
    Column("network", String(64), unique=True, comment="as the operator entered it; never a visitor's"),
    Column("identity", ForeignKey("identities.id"), unique=True),
    Column("note", String(100), nullable=False),
    Column("created", Float, nullable=False),
)
