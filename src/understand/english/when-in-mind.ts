/** Words that say when by the day or hour of something in mind. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const whenInMind = {
  sameDays: words('same that'),
  dayWords: words('day date'),
  besideDays: new Map([
    ['after', 1],
    ['before', -1],
  ]),
  /** So many minutes from the hour in mind. */
  partsOfTheHour: new Map([
    ['half past', 30],
    ['quarter past', 15],
    ['quarter to', -15],
  ]),
  /** Said behind what is put right: "half past, rather". */
  afterwards: words('actually instead rather then please sorry now thanks'),
} as const
