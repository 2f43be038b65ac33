/** A word of a message as the rules of repetition see it. */
export interface Word {
  /** `@1` is Monday, `@1s` Mondays, `#12` December, `3` a number, `3th` a rank, `x` any word the rules do not know. */
  readonly word: string
  readonly start: number
  readonly end: number
}
