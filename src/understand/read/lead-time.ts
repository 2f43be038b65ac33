/**
 * "An hour before my appointment", "the dentist, a day before": how long before one wants to think of it.
 * Nothing reminds yet, so it is no date; it is kept as a note, and the title is what it is about.
 */
const AMOUNT =
  '(?:an?|the|half an|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty five|\\d{1,3}|a few|a couple of|couple of|an hour and a half)'
const UNIT = '(?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?)'
const INTO = '(?:(?:of|that|about|for|to|it is) )?(?:(?:i|we) have (?:to )?)?'

const leading = new RegExp(
  `^(?:for )?(${AMOUNT} ${UNIT} (?:before(?:hand)?|prior to|ahead of|in advance of|prior))[,:]? ${INTO}(?=\\S)`,
  'iu',
)
const trailing = new RegExp(
  `,? (${AMOUNT} ${UNIT} (?:before(?:hand)?|prior|ahead|ahead of time|in advance))$`,
  'iu',
)

/** [title, lead time]; the latter is empty where none was said. */
export function leadTimeOf(title: string): readonly [string, string] {
  const before = leading.exec(title)
  if (before !== null) return [title.slice(before[0].length), before[1] ?? '']
  const after = trailing.exec(title)
  return after === null || after.index === 0 ? [title, ''] : [title.slice(0, after.index), after[1] ?? '']
}
