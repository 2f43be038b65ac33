/**
 * How people speak of being reminded, as phrases of plain words. What each is for:
 * `noun` and `verb` speak of being told, `weak` does beside an amount of time or after “a”; `snooze` puts off, `later` does
 * so of what is ringing; `silence` and `mute` want no reminder, `unwanted` does beside a noun, `drop` takes one away, `keep` leaves one, `only` leaves no other;
 * `not` stands before what is not wanted, `excess` behind it, `enough` behind what is; `to` stands before what is wanted
 * instead; `change` puts one in the place of another, `more` beside it.
 */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))
const phrases = (text: string): readonly string[] => text.split(',').map((one) => one.trim())

/** Who is told. */
const ME = ['me', 'us']
/** Verbs that mean it whoever is told, and those that mean it only of oneself. */
const TELLING = phrases(
  'remind, remnd, remid, reminf, ping, nudge, buzz, alert, notify, warn, poke, prod, nag, beep, pester, rm',
)
const TELLING_ME = phrases(
  'mind, text, bug, tell, ring, call, wake, knock, hit, shout at, shout to, holler at, chase, hassle, bother, ask, phone, message, jog, disturb, come back to, get back to, try',
)
const TOLD = phrases(
  'reminded, alerted, notified, pinged, nudged, buzzed, warned, prodded, told, poked, nagged',
)
const TELLING_ING = phrases(
  'reminding, pinging, nudging, buzzing, alerting, notifying, warning me, poking, prodding, nagging, bugging, hassling, pestering, chasing, beeping, disturbing',
)
/** What makes a sound, and may be spoken of as such. */
const SOUNDS = phrases('bell, bells, buzz, buzzes, beep, beeps, notice, warning, warnings')
const NOUNS = phrases(
  'reminder, reminders, remindr, remindrs, remainder, alert, alerts, alarm, alarms, ping, pings, nudge, nudges, notification, notifications, notif, notifs, heads up, heads - up, headsup, wake up call, wake - up call',
)

/** "tell me", "shout at us" */
const toMe = TELLING_ME.flatMap((verb) => ME.map((who) => `${verb} ${who}`))

const kinds = {
  verb: [
    ...TELLING,
    ...TELLING.flatMap((verb) => ME.map((who) => `${verb} ${who}`)),
    ...toMe,
    ...ME.flatMap((who) => [`let ${who} know`, `wake ${who} up`, `ring ${who} up`, `give ${who} notice`]),
    ...TOLD.flatMap((verb) => [`be ${verb}`, `should be ${verb}`]),
    ...phrases(
      'want reminding, need reminding, hear about, hear of, want to hear about, get reminded, like reminding, mind me on, mind me o',
    ),
  ],
  noun: NOUNS,
  weak: phrases(
    'notice, warning, warnings, shout, holler, bell, bells, buzz, buzzes, beep, beeps, prod, prods, poke, ring, call, tinkle, knock, jog, lead time, lead, head start',
  ),
  snooze: [
    ...phrases('snooze, snoozed, snoozing, snz, snoze, snoooze, sleep on, hit snooze'),
    ...[...TELLING, ...TELLING_ME].flatMap((verb) => ME.map((who) => `${verb} ${who} again`)),
    ...TELLING.flatMap((verb) => [`${verb} again`, `${verb} me once more`]),
    ...phrases(
      'ask again, ask agian, try again, come back to me, get back to me, repeat it, repeat that, repeat the reminder, repeat your reminder',
    ),
  ],
  later: phrases(
    "more, another, extra, further, not yet, not now, rn, hang on, hold on, hang fire, can wait, could wait, must wait, will wait, will have to wait, later, again, wait, hold off, put, leave, let, sleep, park, after, give me, gimme, in a bit, busy, cannot now, can't now, in",
  ),
  delay: phrases('postpone, delay, push back, hold, hold off, defer, put off'),
  silence: [
    ...[...NOUNS, ...SOUNDS].flatMap((noun) => [
      ...[`no ${noun}`, `no more ${noun}`, `without ${noun}`, `without a ${noun}`, `nae ${noun}`],
      ...[`no further ${noun}`, `without any ${noun}`, `not any ${noun}`],
    ]),
    ...TELLING_ING.flatMap((verb) => [
      ...[`stop ${verb}`, `quit ${verb}`, `no need for ${verb}`, `no more ${verb}`, `don't bother ${verb}`],
      ...[
        `dont bother ${verb}`,
        `never mind ${verb}`,
        `enough ${verb}`,
        `no longer ${verb}`,
        `cease ${verb}`,
      ],
    ]),
    ...[...TELLING, ...toMe].flatMap((verb) => [
      ...[`don't ${verb}`, `dont ${verb}`, `do not ${verb}`, `needn't ${verb}`, `need not ${verb}`],
      ...[
        `no need to ${verb}`,
        `never ${verb}`,
        `dinna ${verb}`,
        `don't have to ${verb}`,
        `no longer ${verb}`,
      ],
      ...[`don't need to ${verb}`, `do not need to ${verb}`, `dont need to ${verb}`, `dont have to ${verb}`],
    ]),
  ],
  unwanted: phrases(
    "don't need, dont need, do not need, no longer need, don't want, dont want, do not want, no longer want, no longer require, do not require, don't require, never need, no need for, turn off, switch off, shut off, flick off, don't bother, dont bother, dinna bother, don't bother me, dont bother me, dinna bother me, isn't needed, isnt needed, is not needed",
  ),
  giving: phrases(
    'with a, need a, want a, give me, gimme, gie me, give us, gie us, i want, i need, set a, set me, stick a',
  ),
  off: phrases('off'),
  mute: phrases('mute, silence, silent, hush, shush, be quiet, quiet, disable, deactivate, shut up, unset'),
  drop: phrases(
    'drop, remove, kill, cancel, delete, bin, scrap, strike, lose, ditch, axe, clear, get rid of, take away, take it away, take off, take out, take, pack in, undo, skip, unnecessary, redundant, dump, erase, stop, struck, struck out, strike out, cancelled, removed, deleted, dropped, scrapped',
  ),
  keep: phrases('keep, leave, hold on to, stick with, stay with, stays, stay, remains'),
  only: phrases('only, just, nothing else, simply, a single, solely'),
  enough: phrases(
    'enough, is fine, are fine, plenty, will do, would do, ll do, suffices, will suffice, is better, would be better, better, is ok, is good, is all i need, works better, does it, does the job',
  ),
  excess: phrases(
    "too early, too late, to late, to early, too many, too much, too soon, too often, too short, too long, isn't enough, isnt enough, is not enough, not enough, won't do, wont do, won't cut it, wont cut it, isn't needed, isnt needed, is not needed, not needed, unnecessary, more than, no good, doesn't work, is no use, is useless, is daft, goes, can go, is wrong",
  ),
  not: phrases(
    'not, instead of, rather than, from, than, replace, replacing, swap, swapping, in place of, no longer',
  ),
  change: phrases(
    'instead, replace, replacing, change, swap, make, move, shorten, lengthen, extend, cut, rather, should be, switch, alter, adjust, bring, push, will do, make it, make that, become, becomes, is now, better, shift, bump, up',
  ),
  to: phrases('to, 4, 2, for, into, with, want, have, need, be, add, make it, make that, it, now'),
  more: phrases(
    'also, another, too, as well, as weel, besides, plus, extra, on top, additional, additionally, a second, anither, again, add, more, both',
  ),
  all: phrases(
    'all, every, everything, everythin, each, both, all of, both of, all my, every one, everyone, any',
  ),
  it: phrases(
    'it, that, this, that one, this one, the one, him, her, them, those, these, they, that yin, this yin, yin, yer man',
  ),
  oneMore: phrases('another one, one more, a second one, anither yin'),
  things: phrases(
    'things, thing, tasks, task, stuff, matters, matter, items, ones, one, appointments, appointment, jobs, todos, entries, lot, two, three',
  ),
} as const

export type ReminderWord = keyof typeof kinds

const entries = (Object.keys(kinds) as ReminderWord[]).flatMap((kind) =>
  kinds[kind].map((phrase): [string, ReminderWord] => [phrase, kind]),
)

/** Each phrase, and all it can be for. */
const table = new Map<string, ReminderWord[]>()
for (const [phrase, kind] of entries) table.set(phrase, [...(table.get(phrase) ?? []), kind])

export const reminding = {
  phrases: table as ReadonlyMap<string, readonly ReminderWord[]>,
  firstWords: new Set(
    Array.from(table.keys(), (phrase) => phrase.split(' ', 1)[0] ?? ''),
  ) as ReadonlySet<string>,
  longest: Math.max(...Array.from(table.keys(), (phrase) => phrase.split(' ').length)),
  /** What stands between what is said of one thing and of another. */
  joints: set(', . ; : ! ? – — ( ) and but so also then with w n & + cos because bc since'),
  /** Behind these stands why, and nothing to be done. */
  reasons: set('so because cos bc since as'),
  /** What may stand around: it names nothing, and asks for nothing. */
  filler: set(
    `a an the my our your its of on for about at in to by me us i we you u ur it's its that's and or but so then
     please pls plz kindly thanks thx ta cheers ok okay k yes yeah yep no nah oh ah um mmm hmm well right hey hi sorry
     can could would will shall should may might must do does did done is are be was were been am have has had having got get getting
     want need like set put give gie stick pop make let go goes going off out up over with wi from into as if when then there there's
     here now just only really actually maybe perhaps say around still yet already both all each every any some one ones two three
     time times day today tonight tomorrow morning afternoon evening night lunch moment before beforehand ahead advance after
     it them they those these this that him her he she his said same too also again more another little bit wee please
     reminder reminders alert alarm sound ringing rings ring rang due start starts starting begins comes come happens
     second first third last number task don't dont i'm im i'd i'll ill i've ive don't won't be not much very nicely way far
     mind remember thing things stuff matter matters abt aboot re regarding concerning w which what who whole on's o an'
     wait mean meant make love mate dear sure else nothing something lovely great good better best fine kind bell bells put on
     add new extra too many much early late later soon enough plenty whatever thank very once twice it'll that'll wish require wishes list eh afraid quite forget idea kinda sort cannot can't cant`,
  ),
  again: 'again',
  /** "45 min before, not 10", "just the 15", "in ten": what a figure without a unit stands behind. */
  leadsToFigure: set(', not to of than the in another from reminder for one it that'),
  leadsToMinutes: set('the in another for one it that'),
  behindFigure: set("one before more minute pls please not mins about on is isn't isnt"),
  /** What begins the errand behind "remind me". */
  toDo: set('to 2 tae'),
  /** What may stand between the two, beside times. */
  beforeDeed: set("me us on at for in , please pls again so i've i have that ive i'm"),
  /** It is no errand that begins with these. */
  noDeed: set('the my our it that this a an be me us him her them some any'),
  about: set('about abt aboot of re regarding'),
  before: set('about abt aboot of for on re off regarding over before to from'),
  mark: set('# number no nr task item num'),
  asks: set(
    "when what which does is are how have has did any whats wats wat wots list show do whose will wen where whens anything owt when's what's which's",
  ),
  /** A request in the shape of a question. */
  requests: /^(?:can|could|would|will|may|might|must|shall) (?:you|u|i have|i get|the|we|it|ya)\b/iu,
  asking:
    /\b(?:when|what|which|how (?:long|many|soon|far)|is there|are there|do i|have i|did i|does|any|list|show|whats|wat|wots|for which)\b/iu,
  /** Of reminders that are there, and not of tasks by another name. */
  inForce:
    /\b(?:set|on|going|active|in force|attached|running|with|have an?|has an?|got an?|without|no|not|ring|beep|fire|buzz|nag|dreamt|coming|pings?|alerts?|alarms?|bells?|notifications?)\b/iu,
  without:
    /\b(?:no|without|not|none|lack|lacks|missing|n['’]t|haven['’]?t|hasn['’]?t|don['’]?t|doesn['’]?t|won['’]?t|will not)\b/iu,
  /** A task makes itself heard. */
  sounding:
    /\b(?:ring|rings|ringing|beep|beeps|go off|goes off|going off|fire|fires|bell|sound|sounds|nag|bug|chase|pinging|ping)\b/iu,
  giving:
    /\b(?:give|gie|want|need|a|an|another|one|two|three|\d) (?:me |us )?(?:an? )?(?:\w{1,10} )?(?:shout|holler|bells?|buzz|beeps?|prods?|poke|ring|tinkle|knock|warnings?|notice)\b/iu,
  pointing: /\b(?:it|that|this|one|him|her|them|those|these|both|all)\b/iu,
  /** What leads up to a question. */
  opening: set('so and ok okay right hey hi oh wait um , . actually also but then now please remind me'),
  /** "Mabel's reminder: when does it go?" */
  asksBehind: /[:,;.] (?:when|what|which|how|is|does|will|do)\b[^:,;.!?]{0,60}\?\s{0,5}$/iu,
  /** What joins a part to the next, and is none of either. */
  around: set(', . ; : ! ? – — - ( ) / and n also but then with w so please pls & +'),
  aroundEnd: set(
    ', . ; : ! ? – — - ( ) / and n also but then with w so can could would you u please pls i want would should like to be a an do kindly & +',
  ),
  atHour: set('at by until till til to around from'),
  /** Where what is said of a time ends. */
  stops: set(', . ; ! ?'),
  /** What may stand between two times that are meant alike. */
  links: set('and , & + or the a an one ones also n plus reminder reminders alert alarm'),
  untilThen: /\b(?:until|till|til|for|by)\b/iu,
  joining: set('and , & + n plus or'),
  them: /\b(?:them|those|these|both|all)\b/iu,
  /** "take the reminders off the dentist" */
  off: /\boff\b/iu,
  put: /\bput\b/iu,
  /** Adds something, whatever else is said. */
  adding: set('add put new also remind todo create jot note'),
  /** "what does my day look like" */
  myDay: /\b(?:my|the) day (?:look|looking|saying|like|hold|ahead)\b|^\s{0,5}day ahead\b/iu,
  /** What somebody did. */
  reporting: set("i've ive i have we've already i'm"),
  finished: set('done did finished sorted completed complete ticked handled dealt'),
  movesTask: /\b(?:move|moved|shift|push|bring|postpone|reschedule|postponed)\b/iu,
  /** Moves the task itself. */
  moving: /\b(?:move|reschedule|change|make|shift|due|add|buy|put down)\b/iu,
  /** Whoever says this wants to be reminded. */
  forgetting:
    /\b(?:don['’]?t|do not|never|not)(?: let me)? forget\b|\blet me miss\b|\bmustn['’]?t forget\b/iu,
  sameTime: /\bsame time\b/iu,
  thatDay: /\b(?:that|the same|same|on the) (?:same )?day\b/iu,
  until: /\b(?:until|till|til|to|at|say|again)\b/iu,
  /** "til 4": an hour, in the half of the day that is still to come. */
  untilHour: /\b(?:until|till|til|to|at|say) (?<hour>\d{1,2})\b(?! ?(?:m|h|d))/iu,
  /** Said otherwise, in as many letters. */
  otherwise: [
    [/\bsay\b/giu, 'at '],
    [/\bmidday\b/giu, 'noon  '],
  ] as const,
  /** The hour that is meant where only a part of the day is said. */
  hours: [
    [/\b(?:tonight|tonite|evening|night)\b/iu, '20:00'],
    [/\b(?:afternoon|aft|arvo)\b/iu, '15:00'],
    [/\blunch(?:time)?\b/iu, '12:00'],
  ] as const,
} as const
