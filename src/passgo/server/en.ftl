# What the server itself refuses, by code.
server-no-longer-asked = That question has been answered in the meantime.
server-names-no-question = This action must name the question that it answers.
server-cannot-undo = Only your own last step can be taken back, before anybody else decides.
server-cannot-undo-luck = Luck has spoken: this step stands.
server-paused = The table is paused.
server-not-your-seat = This seat belongs to somebody else.
server-only-looking-on = You are only looking on at this table.
server-not-started = The game has not started yet.
server-already-started = The game has already started.
server-not-ready = Not everybody is ready yet.
server-seat-taken = This seat is taken.
server-name-taken = Somebody at this table already has this name, or one that looks like it.
server-bad-name = A name has 1 to { $longest } visible characters.
server-bad-text = There are characters in this that cannot be seen, or marks piled on one letter. Write it without them.
server-mixed-letters = This name mixes letters of several alphabets that look alike. Write it in one.
server-is-starting = The game is just starting: everybody’s share in the luck is being opened.
server-bad-share = A share in the luck, and the commitment to it, have { $bytes } bytes.
server-same-share = Somebody here has committed to the same share. Take another one.
server-another-share = This is not the share that this seat has committed to.
server-another-round = This commitment is for another start of this table.
server-no-share-asked = No share of this seat is waited for.
server-voided-too-often = { $most } starts of this table have come to nothing. Make a new table.
server-no-receipt = This game was begun before there were receipts.
server-bad-table =
    { $why ->
        [few-deeds] “{ rule-deal-deeds }”: { $dealt } for each of { $players } players is more than the { $deeds } deeds of this board. Deal fewer, or lay fewer seats.
        [dear-deeds] “{ rule-deal-deeds }” and “{ rule-start-cash }” do not go together: { $dealt } dealt deeds can cost { $cost }. Deal fewer, or start with { $cost } or more.
        [endless-chain] “{ rule-texts-chain }” and “{ rule-random-texts }” do not go together: with fewer than { $least } a chain might never end.
        [long-beeps] “{ rule-auction-beeps }” and “{ rule-auction-seconds }” do not go together: the timer cannot beep for longer than the { $longest } seconds that it runs.
       *[other] These rules cannot be played together on this board. Go back to those of the booklet.
    }
server-bad-action = This game has no such action. If this goes on, reload the page.
server-not-for-people = Only luck or the clock can do this.
server-muted = The host of the table does not let you write here for now.
server-too-fast = A little slower: at most { $most } times in { $seconds } seconds.
server-malformed = This message cannot be read.
server-unknown-table = There is no such table, or it is not open to you.
server-not-kept = The server could not save or read this. Nothing has changed; please try again.
server-no-longer-plays = This game was played with an older version, and this one cannot go on with it. Nothing of it is lost.
server-not-over = The game is not over yet.
server-unknown-edition = There is no such edition.
server-too-many-tables = You already have { $most } tables. Start or finish one of them, or come back later.
server-no-public-tables = This server lists no tables for everybody.
server-server-full = This server is full at the moment. Please try again later.
server-host-decides = That is for the host to decide.
server-vote-open = The table is still voting on something else.
server-no-vote = There is nothing to vote on now.
server-no-voice = Only people who are here and still play have a say in this.
server-seat-free = Nobody has this seat.
server-hand-over-to-whom = A seat is handed over either to a bot or to somebody looking on.
server-no-such-guest = That person is no longer looking on.
server-has-conceded = This seat has left the game.
server-own-claims = At this table everybody claims their own rents.
server-not-playing = No game is being played here.
server-closed = This game was closed as it stood.
server-cannot-wait-now = A moment to build can only be asked for between two turns.
server-waited-already = You have already asked for a moment in this break.
server-wait-a-moment = Somebody is building. The dice can be thrown in { $seconds } s.
server-move-over = This link has been used or has expired. Ask for a new one on the other device.
server-table-full = There are at most { $most } seats at a table.
server-other-site = Only the pages of this server may ask for that.
server-unknown-page = There is no such page.
server-unknown-method = This cannot be done here.
server-too-long = This message is too long.
server-not-json = This message does not have the form that the server reads.
server-failed = Something went wrong on the server. Its keeper finds a note of it.
server-other-host = This server is not known under this address.
server-luck-not-told = This edition cannot be played beside a box: Passgo plays only its dice editions that way.
server-goes-on-with-all = This game goes on from another table, with as many seats as it had there.
server-not-your-throw = Somebody else throws or draws now, and enters it.
server-told-already = This has just been entered by somebody else. Nothing was counted twice.
server-cannot-take-back = Somebody else has acted since. The table can agree to go back.
server-impossible-dice = A die shows 1 to 6.
server-card-of-another-pack = This card belongs to the other pack.
server-card-is-kept = Somebody holds this card: it is not in the pack.
server-card-under-the-pack = This card has been drawn already and lies under its pack.
server-deed-not-in-the-pile = This deed is not in the pile: somebody has it, or it is no deed.
