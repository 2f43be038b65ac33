/** How English joins what is said to what was said. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const joining = {
  adding: 'add',
  /** Words for deleting that are errands elsewhere. */
  errandsToo: words('cancel'),
  joining: words('and & then also plus n'),
  /** Where a new clause may begin. */
  clauseStarts: words(
    'and & then also plus n but so because cos cause cuz since although though while whereas or oh',
  ),
  also: words('too also likewise ditto same aswell'),
  alsoInTwo: new Set(['as well', 'an all', 'and all']),
} as const
