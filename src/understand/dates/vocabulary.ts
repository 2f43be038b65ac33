/**
 * Every word the date rules know, by the one spelling they use for it.
 * Capitals mark a doubtful word: MAY is a month or a verb, SUN a day or a star; rules ask more of those.
 */

/** spelling used by the rules → what people write */
const spellings: Readonly<Record<string, string>> = {
  today: 'today tday todays',
  tomorrow:
    'tomorrow tomorrows tmrw tmr tmrrw tmw tmro tmo tomo tmoro tmorrow tommorow tommrow tomoro tomoz tomozza',
  tonight: 'tonight tonite tonights',
  yesterday: 'yesterday yday yesterdays',
  overmorrow: 'overmorrow',
  now: 'now',
  monday: 'monday mondy munday moday mnday monady',
  tuesday: 'tuesday tue tues',
  wednesday: 'wednesday weds wednes wensday wendsday',
  thursday: 'thursday thu thur thurs thursd thusday thuesday',
  friday: 'friday fri frid firday friady fridy frida',
  saturday: 'saturday satday satdy satur',
  sunday: 'sunday sundy sudnay sunady',
  MON: 'mon',
  WED: 'wed',
  SAT: 'sat',
  SUN: 'sun',
  mondays: 'mondays',
  tuesdays: 'tuesdays',
  wednesdays: 'wednesdays',
  thursdays: 'thursdays',
  fridays: 'fridays',
  saturdays: 'saturdays',
  sundays: 'sundays',
  weekdays: 'weekdays weeknights workdays',
  weekends: 'weekends',
  mornings: 'mornings',
  evenings: 'evenings afternoons nights',
  jan: 'january jan janurary januray',
  feb: 'february feb febuary feburary febr',
  MAR: 'march mar',
  apr: 'april apr aprl',
  MAY: 'may',
  jun: 'june jun',
  jul: 'july jul',
  aug: 'august aug agust',
  sep: 'september sep sept setember septmber septembre',
  oct: 'october oct ocotber octobre',
  nov: 'november nov novembre',
  dec: 'december dec decembre',
  sec: 'sec secs seconds',
  minute: 'minute minutes min mins minuets minuts',
  hour: 'hour hours hr hrs',
  h: 'h',
  m: 'm',
  day: 'day days',
  d: 'd',
  week: 'week weeks wk wks',
  w: 'w',
  fortnight: 'fortnight fortnights',
  month: 'month months mth mths mo mos',
  quarter: 'quarter quarters',
  year: 'year years yr yrs',
  y: 'y',
  weekend: 'weekend wkend wknd',
  weekday: 'weekday workday weeknight',
  morning: 'morning morn mornin',
  afternoon: 'afternoon arvo aft aftnoon',
  evening: 'evening eve evenin',
  night: 'night nite',
  noon: 'noon midday noonish middayish',
  lunch: 'lunch',
  lunchtime: 'lunchtime',
  midnight: 'midnight',
  eod: 'eod cob eob',
  eow: 'eow',
  eom: 'eom',
  eoy: 'eoy',
  daily: 'daily everyday nightly hourly',
  weekly: 'weekly biweekly fortnightly monthly bimonthly quarterly yearly annually',
  every: 'every each evry ever',
  other: 'other',
  once: 'once twice',
  times: 'times',
  per: 'per',
  ago: 'ago back',
  hence: 'hence out',
  later: 'later',
  more: 'more',
  next: 'next nxt',
  this: 'this current',
  coming: 'coming upcoming following',
  last: 'last previous',
  past: 'past',
  since: 'since',
  am: 'am',
  pm: 'pm',
  p: 'p',
  clock: "o'clock oclock o’clock clock",
  o: 'o oh',
  a: 'a an',
  half: 'half',
  couple: 'couple pair',
  few: 'few',
  several: 'several',
  what: "what which what's whats",
  mid: 'mid middle',
  end: 'end',
  start: 'start beginning',
  rest: 'rest remainder',
  business: 'business work working',
  close: 'close',
  thing: 'thing',
  timer: 'timer',
  time: 'time',
  same: 'same',
  on: 'on',
  at: 'at @',
  by: 'by',
  in: 'in',
  within: 'within',
  over: 'over',
  during: 'during',
  no: 'no not',
  than: 'than',
  latest: 'latest',
  closest: 'closest nearest',
  date: 'date',
  moment: 'moment',
  the: 'the',
  of: 'of',
  for: 'for',
  before: 'before',
  until: 'until till til untill',
  after: 'after',
  due: 'due deadline',
  from: 'from starting',
  to: 'to',
  between: 'between',
  and: 'and &',
  through: 'through thru',
  about: 'about',
  around: 'around approximately approx roughly circa ~ exactly precisely sharp',
  early: 'early',
  late: 'late',
  sometime: 'sometime anytime',
  right: 'right',
  t: 't',
  z: 'z',
  im: "i'm im i’m",
  ish: 'ish',
  is: 'is was',
  christmas: 'christmas xmas',
  easter: 'easter',
  halloween: 'halloween',
  valentines: "valentine's valentines valentine",
  new: 'new',
  nye: 'nye',
  boxing: 'boxing',
  bonfire: 'bonfire',
  thanksgiving: 'thanksgiving',
  good: 'good',
  black: 'black',
  // What takes the number behind it for itself: "room 4", "costs 12.30"; "table for 4" counts people.
  nr: 'room chapter page pages size number nr task item gate platform version episode ep level step unit flat seat season vol volume bus route cost costs pay paid owe owes price worth spend save donate transfer lend borrow bring tip',
  seats: 'table tables seats tickets reservation reservations cake',
  // What a number may count: "4.15 kg".
  measure:
    'mile miles km kg kilo kilos kilograms g grams tonne tonnes ton tons litre litres liter liters ml euro euros pound pounds quid dollar dollars bucks percent cup cups inch inches feet metres meters lb lbs oz gb mb people points',
  zGMT: 'gmt utc',
  zBST: 'bst',
  zCET: 'cet cest',
  zEST: 'est edt eastern',
  zCST: 'cst cdt central',
  zMST: 'mst mdt',
  zPST: 'pst pdt pacific',
  zIST: 'ist',
  zJST: 'jst',
  zAEST: 'aest aedt',
  '|': 'then plus please pls plz thanks with because when if so but or as i we you he she they my me instead also via re it only rather that actually sorry cos cuz',
}

const cardinals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
const tens: Readonly<Record<string, string>> = {
  thirty: '30',
  fourty: '40',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  thirtieth: '30th',
}

function build(): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const [spelling, words] of Object.entries(spellings)) {
    for (const word of words.split(' ')) known.set(word, spelling)
  }
  for (const [value, word] of cardinals.split(' ').entries()) known.set(word, String(value))
  // "second" stays a word: a rank and a unit of time at once.
  for (const [value, word] of ordinals.split(' ').entries())
    known.set(word, value === 2 ? word : `${value}th`)
  for (const [word, value] of Object.entries(tens)) known.set(word, value)
  return known
}

export const vocabulary = build()

/** Words that may begin or be a date by themselves; a sentence with none of these and no digit has no date. */
export const dateWords: ReadonlySet<string> = new Set(
  `today tomorrow tonight yesterday now monday tuesday wednesday thursday friday saturday sunday MON WED SAT SUN
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends mornings evenings
  jan feb MAR apr MAY jun jul aug sep oct nov dec sec second minute hour h day week fortnight month quarter year
  weekend weekday morning afternoon evening night noon midnight eod eow eom eoy daily weekly every clock
  business christmas easter halloween valentines new nye thanksgiving overmorrow lunch lunchtime time moment`.split(
    /\s+/u,
  ),
)
