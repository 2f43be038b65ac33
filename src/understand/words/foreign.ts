/**
 * Things of other worlds: a sentence about them is not about a list unless it names one.
 * Only rules that need no list word look here ("delete all rap music", "change the lights to blue").
 */
export const foreignWords: ReadonlySet<string> = new Set(
  (
    'music song songs playlist album albums track radio podcast video movie channel station artist band ' +
    'light lights lamp lamps bulb thermostat heating volume sound speaker speakers tv brightness socket plug vacuum ' +
    'alarm alarms timer timers ' +
    'email emails mail inbox message messages text texts sms chat tweet facebook photo photos image picture reaction thread ' +
    'event events calendar meeting meetings appointment appointments weather forecast traffic route directions map contact contacts account accounts card credit bank balance flight hotel ' +
    'reservation reservations table booking ticket tickets restaurant ride uber taxi cab bill bills payment transfer transaction money dollars ' +
    'language accent voice name password pin address color colour temperature setting settings theme wallpaper background profile username status ' +
    'app apps software website browser google wifi bluetooth phone battery screen camera news recipe recipes definition joke jokes game games ' +
    'station favorites favourites queue shuffle speaker genre lyrics audiobook book chapter conversation group subtitles play purchase sentence device devices subscription order orders tv phd'
  ).split(' '),
)

/** Words that name what is on the list. */
export const taskWords: ReadonlySet<string> = new Set(
  'task tasks todo todos to-do to-dos reminder reminders chore chores errand errands alert alerts'.split(' '),
)

/** Lists of other worlds: "add it to my play list". */
export const otherLists: ReadonlySet<string> = new Set(
  'play playlist song songs music track tracks contact contacts email emails mailing wait waiting friends friend block blocked favorites favourites queue channel price'.split(
    ' ',
  ),
)
