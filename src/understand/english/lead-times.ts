/** How people say how long before something they want to be told. */
const DAY = 1440

function each<Value>(words: string, value: Value): readonly (readonly [string, Value])[] {
  return words.split(' ').map((word) => [word, value] as const)
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const leadWords = {
  /** In minutes. */
  units: new Map([
    ...each("m min mins minute minutes minuts minits mns mn minute's minutes' minits'", 1),
    ...each("h hr hrs hour hours hour's hours' hrs'", 60),
    ...each("d day days night nights day's days'", DAY),
    ...each("w wk wks week weeks week's weeks'", 7 * DAY),
    ...each("fortnight fortnights fortnight's", 14 * DAY),
    ...each('month months', 30 * DAY),
  ]),
  tens: new Map([
    ...[...each('twenty', 20), ...each('thirty', 30), ...each('forty fourty', 40), ...each('fifty', 50)],
    ...[...each('sixty', 60), ...each('ninety', 90), ...each('fortyfive', 45), ...each('twa', 2)],
  ]),
  one: set('a an one'),
  a: set('a an'),
  half: set('half ½'),
  quarter: set('quarter quarters'),
  couple: 'couple',
  /** "five more minutes", "a whole hour" */
  between: set('more extra further other whole full good wee little'),
  of: 'of',
  and: 'and',
  the: 'the',
  /** The hour a part of the day stands for, where none was said. */
  parts: new Map([
    ...each('morning morn', '09:00'),
    ...[...each('afternoon aft arvo', '15:00'), ...each('lunchtime', '12:00')],
    ...[...each('evening', '18:00'), ...each('night nite', '20:00')],
  ]),
  evening: '18:00',
  day: set('day'),
  days: set('days'),
  /** "the day before", "the week before" */
  named: new Map([...each('day', 1), ...each('week', 7), ...each('fortnight', 14)]),
  before:
    /^(?:ahead of time|in advance|before hand|before(?! yesterday)|beforehand|befor|bfore|b4|afore|prior(?: to)?|ahead(?: of)?|earlier|early)(?= |$)/u,
  isBefore: set('before b4 afore prior befor'),
  notThatDay: 'yesterday',
  /** "that morning", "the same day", "on the day itself" */
  that: set('that the same'),
  same: set('same very'),
  itself: 'itself',
  on: 'on',
  atHour: set('at around by ,'),
  /** "six evening", "six in the evening" */
  inThe: set('in the of'),
  halves: set('am pm'),
  /** "when it's due" */
  due: /^(?:when it['’]s (?:due|time)|when its (?:due|time)|when it is (?:due|time)|at the due time|when it starts)(?= |$)/u,
  /** "when it is 30 minutes to dinner", "when there are ten minutes left" */
  whenItIs:
    /^(?:when|once) (?:it['’]s|its|it is|there['’]s|theres|there is|there are|i have|i['’]ve got|we['’]re|we are|i['’]m)(?: only| just)?(?= |$)/u,
  toGo: set('to left off away until till til before out from'),
  joints: set(', ; & + and also again plus then / n'),
  apart: set(', ; & + / n'),
  /** What may follow, and says nothing of what it is before. */
  bare: set(
    ', ; . and on for about instead like yeah it its that then they please pls plz thanks thx ta cheers too as if so because cos bc ok okay is will would rather not but i reminder alert warning',
  ),
} as const
