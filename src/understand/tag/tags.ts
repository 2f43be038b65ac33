/** What a word of a message can be for. Every token gets exactly one of these, so nothing said is left out of account. */
export const tags = [
  /** Lead-in, story, filler, thanks, the verb of the order itself. */
  'aside',
  /** The name of a new task: its first word, and the words after it. */
  'new',
  'new+',
  /** Words that point at tasks: to be finished, reopened, changed, deleted, told about. */
  'done',
  'reopen',
  'change',
  'drop',
  'about',
  /** Asking to see tasks. */
  'show',
  /** What a title becomes, and which of its words go. */
  'becomes',
  'replaced',
  'note',
  /** All but these. */
  'except',
  'undo',
  /** Of the choices on offer, or instead of the task just taken. */
  'pick',
  'meant',
  /** A yes or a no to the open question. */
  'yes',
  'no',
  /** A date that is set, a priority that is set. */
  'due',
  'level',
  /** The list something goes to, a label it gets. */
  'list',
  'label',
  /** A date, a priority, a state, a list or a label that says which tasks. */
  'filter',
] as const
export type Tag = (typeof tags)[number]
export const TAGS = tags.length
export const tagIndex: ReadonlyMap<Tag, number> = new Map(tags.map((tag, index) => [tag, index]))
