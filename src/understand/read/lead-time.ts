/**
 * "An hour before my appointment", "the dentist, a day before": how long before one wants to think of it.
 * Nothing reminds yet, so it is no date; it is kept as a note, and the title is what it is about.
 */
const leading =
  /^(?:for )?(?<time>(?:an hour and a half|half an|an?|the|one|two|three|four|five|six|ten|fifteen|twenty|thirty|\d{1,3}|a few|a couple of) (?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?) (?:beforehand|before|prior to|ahead of|in advance of|in advance|prior))[,:]? (?:(?:of|that|about|for|to|it is) )?(?:(?:i|we) have (?:to )?)?(?=\S)/iu
const trailing =
  /,? (?<time>(?:half an|an?|the|one|two|three|four|five|six|ten|fifteen|twenty|thirty|\d{1,3}|a few|a couple of) (?:minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?) (?:beforehand|before|prior|ahead of time|ahead|in advance))$/iu

/** [title, lead time]; the latter is empty where none was said. */
export function leadTimeOf(title: string): readonly [string, string] {
  const before = leading.exec(title)
  if (before !== null) return [title.slice(before[0].length), before.groups?.time ?? '']
  const after = trailing.exec(title)
  return after === null || after.index === 0
    ? [title, '']
    : [title.slice(0, after.index), after.groups?.time ?? '']
}
