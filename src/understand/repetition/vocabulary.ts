/**
 * The words of repetition, by the one spelling that the rules use for them. What dates and repetitions share
 * (weekdays, months, numbers, slips of the finger) is read by the date vocabulary.
 */

/** spelling used by the rules → what people write */
const spellings: Readonly<Record<string, string>> = {
  every: 'every each evry eveyr evrey everey',
  all: 'all',
  single: 'single',
  other: 'other alternate alternating',
  school: 'school',
  work: 'business work working',
  mornings: 'mornings',
  afternoons: 'afternoons arvos',
  evenings: 'evenings',
  nights: 'nights',
  weekday: 'weekday workday weeknight schoolday',
  weekdays: 'weekdays workdays weeknights schooldays',
  daily: 'daily everyday dayly',
  nightly: 'nightly',
  hourly: 'hourly minutely',
  weekly: 'weekly wkly',
  biweekly: 'biweekly',
  fortnightly: 'fortnightly',
  monthly: 'monthly mthly',
  bimonthly: 'bimonthly',
  quarterly: 'quarterly',
  yearly: 'yearly annually annual anually',
  halfyearly: 'semiannually semiannual',
  biannually: 'biannually biannual',
  biennially: 'biennially biennial',
  bi: 'bi',
  semi: 'semi',
  once: 'once',
  twice: 'twice',
  thrice: 'thrice',
  times: 'times time occurrences occurrence repetitions repeats x ×',
  thousand: 'thousand thousands',
  million: 'million millions zillion',
  billion: 'billion billions',
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn fall',
  winter: 'winter',
  total: 'total altogether',
  them: 'them',
  running: 'running straight',
  row: 'row',
  per: 'per',
  repeat: 'repeat repeating recurring recurrent recur recurs repeated',
  starting: 'starting starts beginning begins begin commencing effective start',
  ending: 'ending ends',
  end: 'end',
  up: 'up',
  except: 'except excepting excluding bar',
  apart: 'apart aside',
  but: 'but',
  no: 'no not',
  only: 'only just',
  when: 'when whenever',
  done: 'done',
  finish: 'finish finishes finishing finished complete completes completing completed do did ran run',
  completion: 'completion',
  counting: 'counting counted',
  i: "i i've ive",
  it: "it its it's it’s",
  is: 'is was are been gets get has',
  forever: 'forever indefinitely ongoing',
  ever: 'ever',
  here: 'here',
  fail: 'fail',
  without: 'without',
  instance: 'instance instances',
  thing: 'thing job chore task reminder reminders basis routine habit',
  as: 'as',
  off: 'off',
  next: 'next nxt',
  last: 'last',
  schedule: 'schedule arrange',
  set: 'set',
  birthday: 'birthday birthdays anniversary',
  my: 'my our your his her their',
  and: "and & n 'n ’n",
  same: 'same',
}

function build(): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const [spelling, words] of Object.entries(spellings))
    for (const word of words.split(' ')) known.set(word, spelling)
  return known
}

export const vocabulary = build()

/** In a message without any of these nothing repeats; looked for before anything else is done. */
export const cue =
  /\b(?:every|each|all|evry|eveyr|evrey|everey|daily|dayly|nightly|hourly|minutely|(?:bi|fortnight|semi|week|wk|month|mth|quarter|year|annual|anual|bienni)[a-z]*ly|annual|semi-?annual|biannual|biennial|once|twice|thrice|one time|times|(?:working|business|school|work) days|recur\w*|repeat\w*|(?:mon|tues|wednes|thurs|fri|satur|sun|week|work|school)days|weekends|weeknights|mornings|afternoons|evenings|nights|alternate|alternating|mon|monday|of the month|on the (?:\d+[a-z]+|[a-z]+)(?:, | and )(?:the )?\w+|running|everyday|(?:one|a) [a-z]+day on)\b/iu
