### What the pages about people say, in English.

web-profile = Profile
web-profile-none = Nobody is called that
web-profile-since = Here since { $day }
web-profile-games =
    { $n ->
        [0] no game finished yet
        [one] { $n } game finished
       *[other] { $n } games finished
    }
web-profile-unrated = No rated game yet.
web-profile-last = Last rated games
web-profile-place = { $place } of { $players }
web-leaderboard-text = Ordered by the lower end of the interval in which the true rating lies with 95 % certainty. Whoever has finished { $n } rated games is here.
web-leaderboard-none = Nobody has played enough rated games yet.
web-devices = Where you are signed in
web-devices-unknown = A program or an unknown device
web-devices-since = Since { $day }.
web-devices-seen = Last here: { $day }
web-devices-here = this device
web-forgot = Forgotten your password?
web-forgot-text = If your account has a confirmed e-mail address, you get a link there with which you can set a new password.
web-forgot-send = Send the link
web-forgot-sent = If there is such an account with a confirmed address, the e-mail is on its way.
web-reset-password = Set a new password
web-reset-text = All devices are signed out.
web-reset-done = Your password is set. Sign in with it.
web-blocks = Blocked
web-unblock = Unblock { $name }
web-account-banned = An operator has excluded you from playing until { $day }. You can still sign out or delete your account.
web-seeks = Find players
web-seeks-text = Take an offer, or make one: as soon as there are enough players, the game begins. An offer for one sitting stands while this page is open, one over several days for a week.
web-seeks-offers = Offers
web-seeks-none = Nobody is looking for players right now.
web-seeks-own = Your offer
web-seeks-offer = Make this offer
web-seeks-join = Play
web-seeks-leave = Step back
web-seeks-withdraw = Withdraw
web-seeks-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-seeks-missing =
    { $n ->
        [one] { $n } is missing
       *[other] { $n } are missing
    }
web-seeks-lowest = Rating from
web-seeks-highest = Rating up to
web-moderation = Reports
web-moderation-text = What people have reported, first what nobody has dealt with. Whoever is muted chats nowhere; whoever is banned can only look and go for good.
web-moderation-none = Nobody has reported anything.
web-moderation-line = { $author } about { $about }
web-moderation-closed = Dealt with
web-moderation-close = It is dealt with
web-moderation-table = Go to the table
web-moderation-seats = Who sat there
web-moderation-chat = What was said last
web-moderation-silent = Nothing was said.
web-moderation-gone = { $name } has gone for good.
web-moderation-muted = Muted until { $until }.
web-moderation-muted-for-good = Muted for good.
web-moderation-banned = Banned until { $until }.
web-moderation-banned-for-good = Banned for good.
web-moderation-how-long = For how long
web-moderation-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-moderation-for-good = For good
web-moderation-mute = Mute { $name }
web-moderation-unmute = Let { $name } chat again
web-moderation-ban = Ban { $name }
web-moderation-unban = Let { $name } play again
web-moderation-sure = Bots play on for { $name }; tables of theirs that have not begun are closed, and their offers are withdrawn.
web-moderation-keep = Do not ban
