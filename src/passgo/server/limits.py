"""Limits: how much of everything the server takes, holds and waits for, and what each protects.

What an operator may choose (sockets and tables, of one address and in all) is `settings.Limits`.
"""

DAY = 24 * 3600

# What comes in.
RESERVED_FILES = 128
"""Open files that no connection takes: the database, bots, fronts and pages need some."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes of one message or body: nobody fills the memory with a single one."""
LONGEST_ID = 64
"""Letters of an id in a path or a command: ids are looked up and kept as they come."""
LONGEST_NAME = 24
"""Characters that a reader sees in a name: it has to fit where seats are shown."""
MOST_CODEPOINTS = 96
"""Code points of a name: one visible character may be made of very many."""
LONGEST_CHAT = 300
"""Characters that are said at once: chat is for remarks."""
LONGEST_PAGE = 200
"""Letters of a page's path that is drawn as a code: a camera must be able to read it."""
MALFORMED_ALLOWED = 20
"""Messages of one connection that are no command, before it ends: a broken client stops."""

# What one table may be.
MOST_SEATS = 8
"""Seats of a table: no edition has more."""
MOST_SENT_AWAY = 64
"""Devices that a table keeps out, or silent: against who comes back as ever new ones, lock it."""
LONGEST_GRACE = 3600
"""Seconds for which a seat waits for somebody who went: the others want to go on."""
LONGEST_CLOCK = 3600
"""Seconds for one turn; who wants more plays without a clock."""
LONGEST_GAME = DAY // 60
"""Minutes of a timed game; who wants more plays without an end."""

# How often.
RESYNCS = (20, 10.0)
"""So many in so many seconds, over one connection: everything is much to tell again."""
PACES = {"probe": (20, 2.0), "chat": (5, 10.0), "play": (1000, 10.0), "undo": (30, 10.0)}
"""So many in so many seconds, of one seat; nobody plays by hand as fast as moves are limited."""
OF_AN_ADDRESS = {
    "make": (60, 60.0),
    "make in a day": (400, DAY),
    "start": (60, 60.0),
    "socket": (300, 60.0),
    "replay": (30, 60.0),
    "record": (60, 60.0),
}
"""So many in so many seconds, of one address: tables are kept, and each of these is much work."""
OF_A_DEVICE = {
    "make": (20, 60.0),
    "make in a day": (200, DAY),
    "start": (20, 60.0),
    "socket": (60, 60.0),
    "replay": (10, 60.0),
    "record": (20, 60.0),
}
"""The same of one device, where many share an address."""

# What is held in memory, or told, for one reader.
WAITING_MESSAGES = 256
"""Messages that wait for one reader before it is cut off: the slow do not fill the memory."""
UNSENT = 16
"""Messages of one connection that wait in a front before the game server is asked to hold back."""
UNREAD = 8
"""Events of one connection that a front tells before the game server has read them."""
HIGH_WATER = 1 << 20
"""Bytes that wait between a front and the game server before who writes them has to wait."""
LONGEST_DETAIL = 300
"""Characters in which a malformed request is explained: it may quote what came in."""

# What is remembered.
STEPS_REMEMBERED = 200
"""Newest steps of a game whose events are told to who comes back."""
REFUSALS_KEPT = 32
"""Of each seat, in memory: who repeats a command does so soon, and a refusal changed nothing."""
CHAT_KEPT = 50
"""Newest remarks of a table: what who comes in is told."""
POSITIONS_KEPT = 64
"""Positions of a game on its way: going back replays little, however long the game is."""
REPLAYS_KEPT = 32 << 20
"""Bytes of the replays that were asked for last, packed: a long game has megabytes."""
KNOWN_VISITS = 4096
"""Addresses and devices of which is remembered how often they came lately, and for what."""
ROOMS_KEPT = 500
"""Tables in memory beyond which those leave it first that nobody looks at."""
ENTRIES_KEPT = 100_000
"""Entries of their logs, of all tables in memory, beyond which the same is done."""
KNOWN_SHARES = 4096
"""Tables of which is remembered how much their bots have thought lately."""
KNOWN_QUESTIONS = 4096
"""Questions whose names are remembered, of all tables."""
KNOWN_NEWS = 8192
"""Changes of what a seat may do that are remembered in writing, of all tables."""
KNOWN_SETUPS = 256
"""Setups whose deviations from the book are remembered."""
KNOWN_ADDRESSES = 4096
"""Addresses of guests of which is remembered whom they stand for."""
KNOWN_STATEMENTS = 1024
"""Statements of SQL that are remembered in writing."""

# How long something is kept.
UNSTARTED_SECONDS = DAY
"""Age at which a table goes that nobody started and nobody is at; what was played is kept."""
BOTS_SECONDS = 7 * DAY
"""Age at which a table goes where only bots have played and nobody is: nobody will miss it."""
DEVICE_SECONDS = 400 * DAY
"""Age of the cookie of a device that does not come back: the most that browsers keep one."""
MOVE_SECONDS = 300
"""Age at which a token that moves a seat to another device is good no more."""
REQUEST_SECONDS = 10.0
"""For a request, or the handshake of a socket, to come whole: half of one holds an open file."""
BODY_SECONDS = 30.0
"""For what a request brings to come whole."""
READING_SECONDS = 30.0
"""For which a reader may take in nothing of its answer."""
LEAVING_SECONDS = 10.0
"""For a connection that ends to take in what is left."""
COMPLAINT_SECONDS = 60.0
"""Between two lines of the log about the same shortage: a full server does not fill its disk."""
IDLE_SECONDS = 75
"""For which an idle connection stays open: longer than proxies keep theirs."""

# How much is done at once, and how long it is waited for.
READ_AT_ONCE = 200
"""Entries of a log that are read in one go: nobody waits for a whole one."""
GROUPED_JOBS = 64
"""Changes that are kept in one transaction: the first of them does not wait for ever."""
MOST_ACTS = 12
"""What a bot does unasked between two questions: a table goes on though a bot may not stop."""
THINKING_SECONDS = 3.0
"""For a bot's answer, before the simplest one is given: a table does not hang on a bot."""
ON_ITS_WAY_SECONDS = 0.05
"""For what somebody sent in time to be read, before a clock says that it is too late."""
HELD_UP_SECONDS = 1.0
"""The same at most, where the server itself was held up and has much to read."""
STARTING_SECONDS = 60.0
"""Until a bots' worker is there, on a machine that is very busy."""
CONNECTING_SECONDS = 10
"""Until a PostgreSQL answers somebody who comes."""
READY_SECONDS = 5.0
"""For the database to take something, before the server calls itself not ready."""
REPEATED_SECONDS = 60.0
"""Until a line that anybody can bring about is logged again: junk fills no disk."""
FAILING_SECONDS = 30.0
"""So long a server is not ready after a change that could not be kept, unless one is kept."""
READY_AGAIN_SECONDS = 2.0
"""Until it is tried again whether the database takes something: anybody may ask for it."""
HANGING_UP_SECONDS = 1.0
"""To say goodbye to a connection that was cut: it may take nothing in."""
CLOSING_SECONDS = 5
"""For connections to end when the web server does."""
FRONT_SECONDS = CLOSING_SECONDS + 2
"""For a front to end, which lets its connections end first."""
STOPPING_SECONDS = 15.0
"""For everything to end, before it ends at once; fronts and connections have less, within it."""
