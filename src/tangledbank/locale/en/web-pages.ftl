### The pages around the tables, in English.

## Home

web-home-title = Board games about evolution
web-home-lead = With friends or against bots, right here in the browser. No account needed.
web-home-quote = “It is interesting to contemplate a tangled bank, clothed with many plants of many kinds, with birds singing on the bushes …”
web-home-darwin = Charles Darwin, 1859
web-home-games = The games
web-home-players = { $from } to { $to } players
web-home-players-exactly =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-home-minutes = about { $n } minutes
web-home-hours = about { $n } hours
web-home-play = Play now
web-home-new = New table
web-home-learn = Learn
web-offer = Your first game here? A guide plays the first round with you and explains every step: about ten minutes.
web-offer-learn = Yes, with the guide
web-offer-skip = No, to the table
web-home-watch = Watch bots
web-home-yours = Your games
web-home-all = All your games ({ $n })
web-home-fewer = Show fewer
web-home-go-on = Continue
web-home-open = Open tables
web-home-none-open = No public table is waiting for players. Open one and somebody may join.
web-home-join = Join
web-home-running = Games to watch
web-home-none-running = No public game is running. You can always watch bots.
web-home-look = Watch
web-home-over = Replays
web-history = All my games
web-history-which = Show
web-history-none = There is no such table.
web-history-more = Show more
web-puzzles = Puzzles
web-statistics = Statistics
web-statistics-game = Game
web-statistics-players = Players
web-statistics-seat = Seat
web-statistics-with = Against
web-statistics-people = people
web-statistics-bots = bots
web-statistics-games = Games
web-statistics-wins = Wins
web-statistics-place = Place
web-statistics-points = Points
web-place =
    { $n ->
        [1] won
        [2] 2nd place
        [3] 3rd place
       *[other] { $n }th place
    }
web-home-file = Replay a file
web-settings-pace-text = How fast you are shown what the others do. A click or a key always jumps to the present.
web-your-turn = Your turn
web-seat-free = free seat
web-status-open = open
web-status-running = running
web-status-over = finished
web-status-closed = closed

## Nothing here

web-missing = Page not found
web-missing-text = There is no page at this address. Perhaps a letter of the link is missing.
web-no-game = There is no such game
web-no-game-text = The bank is tangled, but this game does not grow here. The home page shows the ones that do.

## A new table

web-new-title = New table: { $game }
web-new-choose = Which game?
web-new-people = Seats
web-new-who = Who plays
web-new-bots = Me and bots
web-new-friends = Me and friends
web-new-hot-seat = Everyone on this device
web-new-only-bots = Bots only
web-new-hot-seat-text = Several seats are yours: pass the device around. Anything the other players must not see is covered in between.
web-new-free-text = The game begins when every free seat is taken. You get links to share.
web-new-me = Me
web-new-name = Name (optional)
web-new-free = A friend (free seat)
web-new-bot = Bot, { $level }
web-new-options = The game
web-new-forced = Required with { $players } players.
web-new-barred = Not available with { $players } players.
web-new-table = The table
web-new-visibility = Who may see it
web-new-link = Anyone with the link
web-new-link-text = Not listed anywhere.
web-new-private = Only people you invite
web-new-private-text = Nobody else can see it.
web-new-public = Everyone
web-new-public-text = Listed on the home page.
web-new-clock = Time limit
web-new-no-clock = No clock
web-new-no-clock-text = Everyone takes the time they need.
web-new-live = In one sitting
web-new-live-text = A bank of minutes, plus some seconds for every move.
web-new-days = Over several days
web-new-days-text = A number of days for each move.
web-new-minutes = Minutes
web-new-increment = Seconds for each move
web-new-days-each = Days for each move
web-new-more = Advanced
web-new-undo = Undo
web-new-undo-consent = if the other people agree (bots always do)
web-new-undo-horizon = until something new is revealed
web-new-undo-never = never
web-new-substitute = Substitute
web-new-substitute-text = The bot that takes over when somebody leaves or runs out of time.
web-new-delay = Delay for spectators, in seconds
web-new-delay-text = So that nobody can pass on secrets.
web-new-seed = Seed
web-new-seed-text = For practice: the number that all chance comes from. Leave it empty for a random one. At a table with other people nobody chooses it.
web-new-complete = Everyone is here.
web-new-incomplete = Next, invite your friends.
web-new-start = Start the game
web-new-open = Open the table

## Options of the games

web-option-quick-play = Quick play
web-option-species-boards = Species on the table
web-option-cooperation-triggers = How Cooperation works
web-option-pass-is-final = Passing is final
web-option-scavenge-if-attacker-dies = Scavengers eat if the attacker dies
web-option-fat-feeding-while-hungry = Storing fat while another is hungry
web-option-edition = Edition
web-option-longer-game = Longer game
web-option-multi-animal = Several animals each
web-option-two-animals = Two animals each
web-option-random-earth = Random Earth
web-option-optional-fecundity = Fecundity may leave out tiles
web-option-animals = Animals
web-option-animals-text = Chance deals them, or you choose who plays which.
web-option-round-limit = Limit of rounds
web-option-turn-limit = Limit of turns
web-option-alternative-displays = Alternative displays
web-option-superheroes = Superheroes
web-option-deck = Length of the deck
web-option-empty-retrieve = Empty retrieval
web-option-habitat-own-types = Habitat: own types only
web-value-yes = yes
web-value-no = no
web-value-none = no limit
web-value-random = random
web-value-chosen = chosen here
web-value-per-take = once per meal
web-value-per-token = for every token
web-value-first = first edition
web-value-second = second edition
web-value-exaptation = with Exaptation
web-value-short = short (20 cards)
web-value-standard = standard (25 cards)
web-value-long = long (30 cards)
web-value-epic = epic (35 cards)
web-value-gmt = GMT
web-value-phalanx = Phalanx

## Before the game begins

web-lobby-title = Table of { $game }
web-lobby-missing =
    { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
web-lobby-ready = Everyone is here: start when you like.
web-lobby-wait = Everyone is here. The host starts the game.
web-lobby-here = here
web-lobby-sit = Sit here
web-lobby-bot = A bot …
web-lobby-invite = Invite
web-lobby-leave = Leave seat
web-lobby-free = Clear
web-lobby-close = Close this table
web-lobby-invitation = Invitation for seat { $seat }
web-lobby-invitation-text = Anyone who opens this link can take the seat. It works once.
web-lobby-revoke = Withdraw the invitation
web-lobby-share = Share this table
web-lobby-share-text = Anyone with this link can take a seat or watch. Phones can scan the code.
web-lobby-private = Only people you invite can see this table. Press Invite next to a free seat to get a link.
web-lobby-read = Read the rules while you wait
web-share-code = The link as a QR code
web-share-link = Link
web-share-here = The address { $host } works on this computer only: elsewhere the link leads nowhere. To let others in your network join, start the server with { $command } and open this page at this computer's address in the network.
web-share-copy = Copy
web-share-copied = Copied
web-share-send = Send

## Luck that nobody knows

web-luck = Luck
web-luck-text = Nobody chooses the luck of this game. The server has drawn a secret and shows its fingerprint; every player adds a number, and all luck follows from both.
web-luck-added = number added
web-luck-missing = no number yet
web-luck-own = My number
web-luck-own-text = This device has added a number for you. If you like, choose another one with up to 40 digits.
web-luck-use = Use this number
web-luck-fingerprint = Fingerprint of the secret (SHA-256)
web-luck-secret = Secret
web-luck-numbers = Numbers of the players
web-luck-fits = Nobody chose the luck of this game: the secret fits the fingerprint that this device was shown before the start, and your number is among them.
web-luck-differs = Something is wrong with the luck of this game: the secret does not fit the fingerprint that this device was shown, or your number is missing.
web-luck-unknown = Nobody chose the luck of this game. This device was not there before the start: somebody who noted the fingerprint can compare it.
web-luck-verify = The record carries the proof: tangledbank verify checks it.

## Invitations

web-join-title = You are invited to a game
web-join-text = A seat is reserved for you.
web-join-host = { $host } has reserved a seat for you.
web-join-kept = your seat
web-join-terms = How this game is set up
web-join-seed = chosen by the host
web-join-read = Read the rules first
web-join-guest = No account is needed.
web-join-accept = Take my seat
web-join-failed = This invitation does not work
web-join-no-token = Part of the link is missing. Ask for it again, and open the whole link.
web-join-taken = Somebody else already has this seat. Ask the host for another one.
web-join-begun = The game has already begun without you. Ask the host to invite you to the next one.
web-join-void = It has been used or withdrawn, or it never existed. Ask the host for a new one.

## The link in the mail

web-address-title = Is this address yours?
web-address-text = Press the button to get an e-mail whenever it is your turn.
web-address-yes = Yes, it is mine
web-address-no = Not you? Then close this page, and you will get no e-mail.
web-address-done = Thank you
web-address-done-text = Your address is confirmed. You will get an e-mail when it is your turn.
web-address-failed = This link does not work

## Rules

web-rules-title = Rules of { $game }
web-rules-guide = How to play
web-guide-lesson = Play the lesson
web-guide-reference = All rules by number
web-rules-beside = Rule
web-rules-close = Close the rule
web-rules-choose = Every rule has a number. Wherever a question comes up at a table, a link leads to its rule.
web-rules-translated = Translated from the English text, which is authoritative.
web-rules-parts = Parts of the rules
web-rules-gallery = Cards
web-rules-cards = Cards
web-rules-traits = Traits
web-rules-traits-marine = Traits
web-rules-glossary = Glossary
web-words-animals = Animals
web-words-eating = Eating and being eaten
web-words-elements = Elements
web-words-phases = Phases
web-words-sections = Sections of the action display
web-words-sequence = The sequence of play
web-words-table = On the table
web-words-terrains = Terrains
web-words-vent = Sides of a vent
web-words-words = Other words
web-rules-search = Search
web-rules-contents = Contents
web-rules-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
web-rules-nothing = No rule matches these words.
web-rules-missing = There is no rule { $id } in this game.
web-rules-ruling = Ruling
web-rules-example = Example
web-rules-food =
    { $n ->
        [one] { $n } card, food { $span }
       *[other] { $n } cards, food { $span }
    }

## Bots

web-bots-title = Who are the bots?
web-bots-text = Six levels for every game. They see what you would see in their seats, and nothing else.
web-bots-beginner = Plays the first thing that comes to mind.
web-bots-novice = Has a plan, and often forgets it.
web-bots-casual = Plays sensibly, with a slip now and then.
web-bots-skilled = Takes what looks best right now.
web-bots-strong = Thinks a while about what follows.
web-bots-expert = Thinks longer, and forgives little.
web-bots-greedy = greedy
web-bots-random = random
web-bots-pairs = One against one
web-bots-pairs-text = How often the first finishes ahead of the second. The dashed line is an even match.
web-bots-pair = Who against whom
web-bots-against = { $high } – { $low }
web-bots-share = Ahead
web-bots-span = Share and 95 % interval
web-bots-games = Games
web-bots-ms = ms per decision
web-bots-four = All levels at tables of four
web-bots-four-text = How often each level wins. The dashed line is what chance alone would give.
web-bots-four-order = Levels whose intervals overlap may really be in either order.
web-bots-wins = Wins
web-bots-points = Points
web-bots-rating = Rating
web-bots-not-measured = The bots of this game have not been measured on this server yet. They play all the same.
web-bots-how = Every pair plays each deal twice, with the seats swapped. The whiskers show where the true share lies with 95 % confidence.

## Settings

web-settings-device = Appearance and play settings apply to this device; your name and notifications follow you.
web-settings-look = Appearance
web-settings-palette = Colours
web-palette-auto = same as the device
web-palette-light = light
web-palette-dark = dark
web-palette-colour-blind = colour-blind safe
web-palette-contrast = high contrast
web-settings-motion = Motion
web-motion-auto = same as the device
web-motion-full = short animations
web-motion-none = none
web-settings-play = At the table
web-settings-sounds = Sounds
web-settings-sounds-text = Soft tones when it is your turn, at an attack, and when points are scored.
web-settings-confirm = Confirm answers
web-settings-confirm-text = Show what an answer does and ask before it is sent.
web-settings-auto = Automatic answers
web-settings-auto-text = If there is only one choice, it is made for you.
web-settings-first = Explain questions
web-settings-first-text = The first question of each kind is explained beside its piece. Switched on again, all are explained anew.
web-settings-notices = Browser notifications
web-settings-notices-text = Notifies you that it is your turn while you are looking at something else.
web-settings-notices-denied = The browser does not allow this. You can change that in its settings for this site.
web-settings-name = Your name
web-settings-name-label = Shown to others
web-settings-away = When you are away
web-settings-away-text = The server tells you that it is your turn.
web-settings-no-mail = This server sends no e-mail; a webhook works.
web-settings-confirmed = { $email } is confirmed.
web-settings-unconfirmed = { $email } is not confirmed yet: open the link in the e-mail that was sent there. Save again to get another one.
web-settings-email = E-mail address
web-settings-hook = Webhook
web-settings-save = Save
web-settings-saved = Saved.

## Account

web-account-guest = You are playing as the guest { $name }. Everything works without an account; with one you can continue on another device.
web-account-known = You are signed in as { $name }.
web-account-sign-up = Create an account
web-account-sign-up-text = Your games stay yours.
web-account-sign-in = Sign in
web-account-sign-in-text = Games you began as a guest come with you.
web-account-name = Name
web-account-password = Password
web-account-password-new =
    { $n ->
        [one] Password, at least { $n } character
       *[other] Password, at least { $n } characters
    }
web-account-change = Change password
web-account-change-text = Your other devices are signed out; this one is not.
web-account-changed = Your password has been changed.
web-account-old = Old password
web-account-new =
    { $n ->
        [one] New password, at least { $n } character
       *[other] New password, at least { $n } characters
    }
web-account-sign-out = Sign out
web-account-sign-out-text = Your games wait for you until you sign in again.
web-account-here = On this device
web-account-everywhere = On all devices
web-push = While no page is open
web-push-here = Tell me in this browser
web-push-text = It shows that it is your turn, and leads to the table with one click. The browser’s push service cannot read what is told.
web-push-none = This server or this browser cannot do that.
web-push-denied = The browser does not allow it: change that in its settings for this site.
web-push-failed = The browser’s push service does not answer. Try again later.
web-push-quiet-from = Not between
web-push-quiet-to = and
web-vacation = Vacation
web-vacation-text = At running tables that give days for an answer your clock stands still meanwhile. The others can see it.
web-vacation-until = On vacation until { $until }.
web-vacation-left =
    { $n ->
        [one] { $n } day is left this year.
       *[other] { $n } days are left this year.
    }
web-vacation-days = Days
web-vacation-begin = Begin
web-vacation-end = I’m back
web-account-delete = Delete account
web-account-delete-text = Bots play on for you in running games; your name and your chat disappear. This cannot be undone.
web-account-sure = Really delete your account?
web-account-keep = Keep it
web-account-really = Delete everything

# --- on this device, without a server
web-local = On this device
web-local-offer = All games against all bots, rules and lessons, without a connection: on the train, too. What you play stays on this device.
web-local-get = Download ({ $size } MB)
web-local-loading = Downloading: { $percent } %
web-local-starting = Getting it ready …
web-local-ready = Ready: games against bots and at one device start here, and need no connection.
web-local-failed = This did not work, and nothing has changed: { $because }
web-local-here = on this device
web-local-player = Player
web-local-used = { $size } MB are used on this device.
web-local-engine = Release { $release }, { $build ->
    [compiled] compiled engine
   *[pure] engine in Python, slower
  }.
web-local-play = Play on this device
web-local-play-text = New games that need nobody else start here; without this they start on the server.
web-local-free = Remove the download
web-local-free-about = What you have played here stays, and can be played on after another download.
web-local-forget = Remove everything played here
web-local-forget-sure = Remove all games of this device for good?
web-local-release = A new release is here. Your games go on with it as soon as you reload.
web-local-use = Reload now
web-local-upload = To the server
web-local-upload-about = Copy this game to the server, with an address that you can share
web-local-keep = To this device
web-local-keep-about = Copy this game to this device: it can then be looked at without a connection
web-local-first = There is no server here: download the games first, then they start at once.
web-new-rated = Rated
web-new-rated-yes = It counts for ratings
web-new-rated-text = For people with accounts, one seat each. With a clock; only what revealed nothing new can be undone; no bots, no hints.
web-rating = Rating
web-rating-margin = ± { $margin }
web-rating-games =
    { $n ->
        [one] { $n } rated game
       *[other] { $n } rated games
    }
web-result-rating = Rating { $after }, { $change }
web-leaderboard = Leaderboard
web-statistics-animals = By animal
web-statistics-animal = Animal
web-leave-rated = Leave for good? A bot will play on, and this rated game is lost for you.
web-home-seeks = Find players
web-manners = Block or report: { $name }
web-manners-close = Close
web-block = Block { $name }
web-block-text = You read no line of blocked people any more; they take no offer of yours and sit at no table of yours. They are not told.
web-blocked = { $name } is blocked.
web-report = Report { $name }
web-report-text = What happened? The operators see it with the last lines of the chat.
web-reported = Thank you: the operators have been told.
web-undone-log = What was undone
web-undone-alone = { $name }: undone alone, nothing new had been seen.
web-undone-agreed = { $name }: undone with everybody’s consent.
web-undone-nothing = Nothing so far.
