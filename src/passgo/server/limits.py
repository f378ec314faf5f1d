"""Limits: how much the server accepts, holds and waits for, and what each limit protects.

What an operator may choose (sockets and tables, per address and in all) is in `settings.Limits`.
"""

DAY = 24 * 3600

# What comes in.
RESERVED_FILES = 128
"""Open files kept back from connections: the database, the bots and the fronts need some."""
LARGEST_MESSAGE = 16 * 1024
"""Bytes in one message or body, so that no single one fills the memory."""
LONGEST_ID = 64
"""Letters in an id in a path or a command: ids are looked up and stored as they come."""
LONGEST_NAME = 24
"""Visible characters in a name: it has to fit where the seats are shown."""
MOST_CODEPOINTS = 96
"""Code points in a name: one visible character may be made of very many."""
LONGEST_CHAT = 300
"""Characters in one chat message: chat is for short remarks."""
LONGEST_PAGE = 200
"""Letters in a page's path that is drawn as a QR code: a camera must be able to read it."""
LOOKED_AT_ONCE = 1024
"""Bytes of a socket that are taken apart in one go: hundreds of frames fit in it."""
MALFORMED_ALLOWED = 20
"""Messages that are not commands before a connection is closed: a broken client stops."""

# What one table may be.
MOST_SEATS = 8
"""Seats at a table: no edition has more."""
MOST_SENT_AWAY = 64
"""Devices a table keeps out or mutes; against someone who keeps making new ones, lock it."""
MOST_ORIGINS = 64
"""Tables that a game remembers which went on from one to the next: the first ones and the last."""
LONGEST_GRACE = 3600
"""Seconds a seat waits for someone who has left: the others want to play on."""
LONGEST_CLOCK = 3600
"""Seconds for one turn; anyone who wants more plays without a clock."""
LONGEST_GAME = DAY // 60
"""Minutes of a timed game; anyone who wants more plays without a time limit."""

# What one shared book may be.
MOST_ENTRIES = 3000
"""Entries in a book: a long game has some five hundred, and all are counted for every undoing."""
ROOM_TO_UNDO = 300
"""Undoings that a full book still takes: who fills one with nonsense has not the last word."""
MOST_BOOKINGS = 10
"""Entries in one request: what was booked offline comes in parts, and others are served between."""
LINES_AT_ONCE = 500
"""Lines of a book in one answer or message: who knows none of a long one asks several times."""
LONGEST_SYMBOL = 4
"""Visible characters in the sign of a currency."""

# How often.
RESYNCS = (20, 10.0)
"""So many in so many seconds over one connection: a full update is a lot to send."""
ODD_FRAMES = (100, 10.0)
"""So many in so many seconds over one connection of what is no message: pings, pongs, fragments."""
REQUESTS = (1000, 10.0)
"""So many in so many seconds from one address: beyond, each waits before it is looked at."""
HASTE = (5, 10.0)
"""Commands refused for coming too fast, in so many seconds over one connection, until it is read
more slowly: whoever clicks twice notices nothing."""
HASTE_IN_DRAFTS = (200, 10.0)
"""The same for drafts: a page asks what each of its answers would come to."""
HASTY_SECONDS = 0.5
"""For who comes too often to wait: trying again and again must not cost the others."""
OF_A_SEAT = {
    "probe": (20, 2.0),
    "chat": (5, 10.0),
    "play": (1000, 10.0),
    "undo": (30, 10.0),
    "told": (20, 10.0),
    "wait": (20, 10.0),
    "seen": (20, 10.0),
    "advice": (10, 10.0),
}
"""So many in so many seconds from one seat; nobody plays that fast by hand."""
OF_AN_ADDRESS = {
    "make": (60, 60.0),
    "make in a day": (400, DAY),
    "start": (60, 60.0),
    "start in a day": (400, DAY),
    "socket": (300, 60.0),
    "play": (1500, 10.0),
    "undo": (60, 10.0),
    "probe": (300, 10.0),
    "resync": (100, 10.0),
    "motion": (300, 10.0),
    "visit": (600, 60.0),
    "picture": (120, 60.0),
    "replay": (30, 60.0),
    "record": (60, 60.0),
    "analyse": (20, 3600.0),
    "advice": (60, 60.0),
    "code": (20, 60.0),
    "share": (20, 60.0),
    "share in a day": (100, DAY),
    "look": (120, 60.0),
    "look in a day": (5_000, DAY),
    "book": (600, 60.0),
    "book in a day": (20_000, DAY),
}
"""So many in so many seconds from one address: tables and books are stored, the rest is costly.

A visit is a table that is looked at, and perhaps loaded; a motion is all that changes a table and
is no move. At many tables at once nobody has more of them than at a few."""
WEIGHING = 5
"""So many visits is a table that is put together, each time that it is looked whether it fits."""
WIDER_NETWORKS = ((48, 4), (56, 2))
"""Prefixes of IPv6 that one guest may have whole, and how much of an address's limits all in it
have together."""
OF_A_DEVICE = {
    "make": (20, 60.0),
    "make in a day": (200, DAY),
    "start": (20, 60.0),
    "start in a day": (200, DAY),
    "socket": (60, 60.0),
    "play": (200, 10.0),
    "undo": (30, 10.0),
    "probe": (100, 10.0),
    "resync": (30, 10.0),
    "motion": (60, 10.0),
    "visit": (200, 60.0),
    "picture": (40, 60.0),
    "replay": (10, 60.0),
    "record": (20, 60.0),
    "analyse": (10, 3600.0),
    "advice": (20, 60.0),
    "code": (10, 60.0),
    "share": (10, 60.0),
    "share in a day": (50, DAY),
    "look": (60, 60.0),
    "look in a day": (2_000, DAY),
    "book": (120, 60.0),
    "book in a day": (5_000, DAY),
}
"""The same for one device, where many share an address."""
OF_ALL = {"code": (600, 600.0)}
"""So many in so many seconds of everybody together: codes are short, and must not be guessed."""
OF_ONES_OWN = {"code": (3, 600.0)}
"""So many of an address before they count for everybody: who has a right code and types it is not
kept out by those who guess."""
MOST_LISTED = 20
"""Tables in one list, of one's own or of those that are open to all."""

# What is held in memory, or told, for one reader.
WAITING_MESSAGES = 256
"""Messages queued for one reader before it is cut off: slow readers must not fill the memory."""
UNSENT = 16
"""Messages of one connection queued in a front before the game server is asked to hold back."""
UNREAD = 8
"""Events of one connection that a front sends on before the game server has read them."""
HIGH_WATER = 1 << 20
"""Bytes queued between a front and the game server before the sender has to wait."""
LONGEST_DETAIL = 300
"""Characters explaining a malformed request: the explanation may quote the request."""

# What is remembered.
STEPS_REMEMBERED = 200
"""Latest steps of a game whose events are repeated to someone who comes back."""
REFUSALS_KEPT = 32
"""Refusals kept in memory for each seat: repeats come soon, and a refusal changed nothing."""
CHAT_KEPT = 50
"""Latest chat messages of a table, shown to anyone who comes in."""
POSITIONS_KEPT = 64
"""Positions kept along a game, so that going back replays little however long it is."""
REPLAYS_KEPT = 32 << 20
"""Bytes of packed replays kept, the last ones asked for: a long game takes megabytes."""
KNOWN_VISITS = 4096
"""Addresses and devices whose recent visits are counted."""
ROOMS_KEPT = 500
"""Tables in memory; beyond that, those that nobody looks at leave first."""
BOOKS_KEPT = 500
"""Shared books in memory; beyond that, those that nobody looks at leave first."""
LINES_KEPT = 100_000
"""Lines of all shared books in memory; beyond that, the same is done."""
ENTRIES_KEPT = 100_000
"""Log entries of all tables in memory; beyond that, the same is done."""
KNOWN_SHARES = 4096
"""Tables for which it is known how much their bots have been thinking lately."""
KNOWN_QUESTIONS = 4096
"""Questions kept in written form, across all tables."""
KNOWN_NEWS = 2048
"""Changes in what a seat may do, kept in written form across all tables."""
KNOWN_SETUPS = 256
"""Setups whose deviations from the book are kept."""
KNOWN_STARTS = 1024
"""Start events kept as they were read."""
KNOWN_ADDRESSES = 4096
"""Guests' addresses for which the party they belong to is kept."""
KNOWN_PREVIEWS = 64
"""Pages kept with what a messenger shows of them, by edition and address."""
KNOWN_PICTURES = 256
"""Addresses kept as pictures that a camera reads."""
KNOWN_UNPLAYABLE = 1024
"""Tables known to play no longer, so that each is logged once."""
KNOWN_STATEMENTS = 1024
"""SQL statements kept in written form."""

# How long something is kept.
UNSTARTED_SECONDS = DAY
"""Age at which an empty table that was never started is removed; played games are kept."""
UNSTARTED_ONWARD_SECONDS = 90 * DAY
"""The same for a table at which a game goes on from a position: people come back another day."""
BOTS_SECONDS = 7 * DAY
"""Age at which an empty table where only bots played is removed: nobody will miss it."""
EMPTY_BOOK_SECONDS = DAY
"""Age at which a shared book is removed in which nothing was ever booked."""
FEW_LINES = 5
"""Lines of a shared book in which no game can have been played."""
TRIED_BOOK_SECONDS = 7 * DAY
"""Time after the last entry of a shared book that has only a few, until it is removed."""
BOOK_SECONDS = 90 * DAY
"""Time after the last entry of a shared book until it is removed: a game is over by then."""
DEVICE_SECONDS = 400 * DAY
"""Lifetime of the cookie of a device that does not come back: browsers allow no more."""
MOVE_SECONDS = 300
"""Lifetime of a token that moves a seat to another device."""
CODE_SECONDS = 2 * 3600
"""Lifetime of a code that is read aloud: nobody asks for it longer, and it can be renewed."""
REQUEST_SECONDS = 10.0
"""For a whole request, or a socket's handshake, to arrive: half of one holds an open file."""
BODY_SECONDS = 30.0
"""For the whole body of a request to arrive."""
READING_SECONDS = 30.0
"""For a reader to take in at least something of its answer."""
PING_SECONDS = 15.0
"""Between two pings of a socket, and for an answer: after both, nobody is there to take it in."""
LEAVING_SECONDS = 10.0
"""For a closing connection to take in what is left."""
COMPLAINT_SECONDS = 60.0
"""Between two log lines about the same shortage: a full server must not fill its disk too."""
IDLE_SECONDS = 75
"""For an idle connection to stay open: longer than proxies keep theirs."""

# How much is done at once, and how long it is waited for.
READ_AT_ONCE = 200
"""Log entries read in one go: nobody else has to wait for a whole log."""
GROUPED_JOBS = 64
"""Changes kept in one transaction: the first of them must not wait for ever."""
OPENING_SECONDS = 10.0
"""For the shares in the luck of a game to be opened by those who are there, before it is void."""
MOST_VOIDED = 100
"""Starts of one table that may come to nothing: its next start event lists them all."""
MOST_IDLE = 100
"""Times that bots remember doing nothing since their last step: that one names them all."""
PICTURES_SECONDS = 13.0
"""For the screens of a table to show a step before a bot goes on, however much happens in it."""
LAST_LOOK_SECONDS = 120.0
"""For people with a box to take back what ended their game, if nobody says that it is right."""
COUNT_SECONDS = 45.0
"""For people to read the count of a round before a bot goes on, if they do not say they have."""
THINKERS_NICE = 5
"""How nice processes are that think for bots: beside one that answers people they have a third."""
ANALYST_NICE = 19
"""How nice the process is that weighs finished games: it has what nobody else wants."""
FEWEST_TURNS = 2
"""Of a game that is weighed: below, it has no course to speak of."""
ANALYSIS_SECONDS = 900.0
"""For a finished game to be weighed on a busy machine, before that is given up."""
MOST_ANALYSES = 20
"""Finished games that wait to be weighed: each takes the only process for it half a minute."""
ANALYSES_OF_A_DEVICE = 2
"""Of those, by one device: nobody has the whole line to themselves."""
ANALYSES_OF_AN_ADDRESS = 3
"""Of those, from one address."""
FAILURES_KEPT = 256
"""Games of which it is known why they could not be weighed, so that nobody tries again at once."""
CHANCES_SECONDS = 1.0
"""Between two looks at everybody's chances at one table: nobody reads a bar more often."""
THINKING_SECONDS = 3.0
"""For a bot to answer before the simplest answer is given: no table hangs on a bot."""
ON_ITS_WAY_SECONDS = 0.05
"""For what was sent in time to be read, before a clock says that it is too late."""
HELD_UP_SECONDS = 1.0
"""The same at most, when the server itself was held up and has much to read."""
STARTING_SECONDS = 60.0
"""For a bot worker to start on a very busy machine."""
CONNECTING_SECONDS = 10
"""For PostgreSQL to accept a connection."""
CHANGE_SECONDS = 10.0
"""For PostgreSQL to keep or read something, before whoever waits is told that it did not."""
READY_SECONDS = 5.0
"""For the database to take something, before the server calls itself not ready."""
REPEATED_SECONDS = 60.0
"""Before a line that anybody can provoke is logged again: junk must not fill the disk."""
FAILING_SECONDS = 30.0
"""For which a server is not ready after a change was lost, unless another one is kept."""
READY_AGAIN_SECONDS = 2.0
"""Before the database is tried again: anybody may ask whether the server is ready."""
HANGING_UP_SECONDS = 1.0
"""To say goodbye to a connection that was cut: it may take nothing in."""
CLOSING_SECONDS = 5
"""For connections to end when the web server does."""
FRONT_SECONDS = CLOSING_SECONDS + 2
"""For a front to end, after letting its connections end."""
STOPPING_SECONDS = 15.0
"""For everything to end, before it is cut short; fronts and connections have less, within it."""
