/** English, as data: what the reader knows of the language. */
import { stems } from '../../domain/stem.ts'
import { asked } from './asked.ts'
import { joining } from './joining.ts'
import { newLists } from './new-lists.ts'
import { topics } from './topics.ts'
import { whenInMind } from './when-in-mind.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

const ranked = (text: string) => text.split(' ').map((word, at): [string, number] => [word, at + 1])

export const english = {
  /** Words that say nothing about which task is meant. */
  empty: new Set(
    stems(
      'the a an my our your his her their its it to for of on in at and or with from by is are was were be been am i we you he she they me us them this that these those do does did done have has had not no so up out off get got go going one ones thing things task tasks todo list add all can will would just please about some new now then need today tomorrow',
    ),
  ),
  pronouns: words('it that this them those these both they em'),
  dateLeads: words('to by until till from on at for before after due since not in this next every'),
  past: words(
    'rang took drove chose wrote swept hung went sent paid bought got made did found gave sold told met put fed dug built brought caught ran swam spoke sewed wound lent left shut stuck threw tore won wore drew ate fell flew forgot grew kept laid rode saw taught spent held done gone taken written driven given',
  ),
  actRoles: 'add done-report deed drop reopen postpone change show undo correct negation'.split(' '),
  places: words(
    'first second third fourth fifth last latest top bottom next former latter other oldest newest 1st 2nd 3rd 4th',
  ),
  /** Which of several: by when they are due, and where they stand. */
  sooner: words('sooner soonest earlier earliest'),
  latest: words('later latest furthest'),
  upper: words('upper top topmost'),
  lower: words('lower bottom bottommost'),
  middle: words('middle'),
  all: words('all everything both every each rest lot'),
  them: words('them those these both they em'),
  it: words('it that this one'),
  oneOfThem: 'one',
  /** Words that name nothing by themselves. */
  pointing: words(
    'it that this them those these both they em one ones the do did done a to thing things too as well still',
  ),
  /** All that have the words that follow. */
  /** "one of those emails": which of them has to be asked. */
  oneOf: ['one', 'of'],
  every: words('all both every everything everythin everythings anything each'),
  each: 'every',
  denying: words('not never except without'),
  other: 'other',
  both: 'both',
  pair: words('both pair couple'),
  last: 'last',
  abbreviations: words(
    'mr mrs ms dr st no vs prof rev approx tel ext jr sr sra rd ave e.g i.e etc ing eng capt sgt col lt hon fr bldg apt dept ltd inc',
  ),
  /** Endings that make one word of another: "reimburse" and "reimbursement". */
  suffixes: words('ment ion tion ation al er or ance ence y ly ist ism ship'),
  lookingFor:
    /^\s{0,5}(?:(?:please|can you|could you|ok|hey),? ){0,2}(?:find|search for|search|grep|look for|look up)(?: me| us)?(?: the| my| any)? (?=\S)/iu,
  finding: words(
    'any anything everything all which find search show list every anyone whatever grep stuff things ones what whats something owt',
  ),
  /** Asks for whichever there are. */
  openQuestion: words('who where what whats which any anything'),
  titleLeads: words('about that please pls plz'),
  /** No English word goes so long without a vowel. */
  gibberish: /[b-df-hj-np-tv-xz]{5,}|^[b-df-hj-np-tv-xz]{4,}$/u,
  /** Words of a clause that tells something. */
  telling: words(
    "i i'm im i've ive i'll it's its he he's hes she she's shes they they're we we're we've you you're that's thats there's is are was were don't dont didn't didnt won't can't cant god let because cos cause if when who which",
  ),
  /** Before the name of something to be done. */
  leading: words('to'),
  /** Found as dates, but hardly ever meant as one. */
  noDates: new Set(['now', 'nite', 'night', 'nite nite', 'night night']),
  occasions:
    /\b(?:parents?|quiz|film|movie|date|games?|curry|pub|open|prize|awards?|coffee|bonfire|school|opening|karaoke|bingo|poker|girls|boys|lads|ladies|race|press|stag|hen|burns|opera|theatre|pizza|taco|family|club|choir)['’]?s? (?:evening|night|morning|afternoon)\b/giu,
  /** Found as repetition, but hardly ever meant as one. */
  noOften: new Set(['annual']),
  /** Before a name. */
  named: /\bthe $/iu,
  ...joining,
  /** Typed short; what is read is the whole word. */
  short: new Map([
    ['w', 'with'],
    ['n', 'and'],
    ['nd', 'and'],
    ['u', 'you'],
    ['ur', 'your'],
    ['r', 'are'],
    ['b4', 'before'],
  ]),
  ...whenInMind,
  the: 'the',
  yesterday: 'yesterday',
  tomorrowAt: (time: string) => `tomorrow at ${time}`,
  ordinals: new Map<string, number>([
    ...ranked('first second third fourth fifth sixth seventh eighth ninth tenth'),
    ...ranked('1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th'),
    ['top', 1],
    ['last', -1],
    ['bottom', -1],
    ['final', -1],
  ]),
  counts: new Map<string, number>([
    ...ranked('one two three four five six seven eight nine ten eleven twelve'),
    ...Array.from({ length: 100 }, (_, at): [string, number] => [String(at + 1), at + 1]),
    ['couple', 2],
  ]),
  amounts: new Map<string, number>([
    ...['a', 'an', 'another', 'one'].map((word): [string, number] => [word, 1]),
    ['half', 0.5],
    ['couple', 2],
    ['few', 3],
  ]),
  units: new Map<string, readonly ['minutes' | 'days' | 'months', number]>([
    ...'minute minutes min mins'.split(' ').map((word) => [word, ['minutes', 1]] as const),
    ...'hour hours hr hrs'.split(' ').map((word) => [word, ['minutes', 60]] as const),
    ...'day days'.split(' ').map((word) => [word, ['days', 1]] as const),
    ...'week weeks'.split(' ').map((word) => [word, ['days', 7]] as const),
    ...'fortnight fortnights'.split(' ').map((word) => [word, ['days', 14]] as const),
    ...'month months'.split(' ').map((word) => [word, ['months', 1]] as const),
  ]),
  later: words(
    'later back out push pushed postpone delay delayed extra more bump bumped extend extended give shove add another',
  ),
  /** "two weeks from now" is a day, not so much later. */
  fromHere: words('from'),
  earlier: words('earlier forward sooner before'),
  clearing: words('no remove drop clear without lose off take any delete scrap forget strip untag'),
  shifts: /\bon (?:nights|days|mornings|afternoons|evenings)$/iu,
  lowering: words('lower lowering reduce decrease downgrade'),
  /** "put it off" */
  put: 'put',
  off: 'off',
  /** What becomes of one that repeats: this time is left out, or it rests for a while. */
  occurrences: [
    ['skip', words('skip skipping skipped miss missing')],
    ['resume', words('resume restart unpause')],
    ['pause', words('pause pausing paused suspend')],
  ] as const,
  /** "from now on", "just this week" */
  fromNowOn: [
    'from now on',
    'from here on',
    'going forward',
    'for good',
    'permanently',
    'every time',
    'always',
  ],
  onlyThis: [
    'just this once',
    'this once',
    'only this once',
    'just this week',
    'this week only',
    'only this week',
    'just this time',
    'this time only',
    'just for this week',
    'just tomorrow',
    'just today',
    'one off',
    'one-off',
  ],
  /** Of what repeats. */
  stopping: words("stop stopped end quit cease not needn't longer never once"),
  dateNouns: words('date deadline due day'),
  severalDates: words('dates deadlines'),
  timeNouns: words('time hour'),
  repeatNouns: words('repeat repeats repeating repeated recur recurs recurring recurrence repetition'),
  renaming: words('rename retitle'),
  /** "… to say quarterly report" */
  saying: words('say read'),
  /** Orders: a title may have the same word, but not one that is merely like it. */
  orderWords: words(
    'clear delete remove drop bin scrap add put move push mark tick check finish change rename undo show cancel shift bump',
  ),
  listNouns: words('list lists'),
  /** They lead up to the name of a list or label, or follow it. */
  listFrames: words(
    'the a an my our your new called named for to on in onto into of as with under from please',
  ),
  determiners: words('the my our your his her their a an this that'),
  /** They tell no list from another: "my to-do list". */
  plainLists: words(
    'todo to-do to do task tasks whole entire full complete current own same long usual daily new other first last next bloody damn',
  ),
  towardsLists: words('to on onto in into under'),
  labelNouns: words(
    'tag tags tagged label labels labelled labeled labelling hashtag hashtags untag untagged marked',
  ),
  ...newLists,
  /** What the list is called that has no name. */
  mainLists: words('main default general inbox'),
  severalLists: words('lists'),
  severalLabels: words('tags labels hashtags'),
  emptying: words('clear empty wipe everything all stuff things items contents'),
  renamingLists: words('rename retitle call called name merge combine join fold becomes become'),
  makingLists: words('make start create new begin open need want set up'),
  levelNouns: words('priority urgent important'),
  nolonger: words("not isn't isnt aint ain't longer nolonger"),
  ...asked,
  topics,
  /** Words that ask whether something is on the list at all. */
  hourLeads: words('to at for now by make from is'),
  asking: words(
    'what when where who why how which can could would will do does did is are tell play send call set give show open find turn',
  ),
  numbering: words('number numbers no nos num nr task tasks item items'),
  through: words('to through thru till until - –'),
  /** What begins with one of these only asks. */
  asksFirst: words("is are was were does am isnt isn't"),
  meaning: words('mean meant'),
  /** How something is to be answered is no matter of tasks. */
  replying: words("reply respond answer answers answer's response responses output"),
  /** What announces a note, before a colon. */
  noteWords: words('note notes description'),
  /** Asking for all that has a word, however many there are. */
  searching: words('find search grep'),
  /** No title ends like this. */
  brokenOff: /\b(?:the|an|my|our|your)$/iu,
  cutOff: /\b(?:the|a|an|my|our|your|his|her|their|of|to|for|and)$/iu,
  thanks:
    /(?<=\S)(?<!\b(?:a|the|say|our|my|with|for|big|of))[ ,]{1,3}(?:thank (?:you|u)|thanks|thx|cheers|ta|please|pls|plz)[.!]{0,3}$/iu,
  /** A number is no name, and neither is what leads up to names. */
  noTitle:
    /^(?:#?\d{1,4}|(?:the |these |some )?(?:following|next few|new)?(?: ?(?:tasks|things|items|todos|reminders)))$/iu,
  /** One errand, however many things are brought home from it. */
  fetching: words('buy get order pick grab fetch bring pack'),
  nearly: words('almost nearly halfway'),
  towards: ' to ',
  /** "a quarter to eleven" is no move. */
  betweenDays: /(?<!quarter|minutes?|five|ten|twenty) to /u,
  to: 'to',
  becoming: /^(?:to|into|as) (?=\S)/iu,
  /** No date: as it was said, it stays in a title. */
  vague: words('later sometime someday'),
  from: /^from /u,
  /** "from monday to friday": from one day to another, not on all of them. */
  moved: /^from [a-z]{3,9} to [a-z]{3,9}$/iu,
  insteadOf: /,? (?:instead of|rather than|not) /u,
  sorting: ['sort', 'sorted', 'order', 'ordered', 'by'],
} as const
