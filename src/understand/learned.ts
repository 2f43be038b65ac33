/**
 * What is known of the rules before any sentence is read: the sets of words their frames ask for. To find it out, all
 * frames have to be parsed, which takes longer than to read a sentence. So the packaged program is told: its bundle has
 * `learn()` in place of this null (`scripts/bundle-cli.ts`). The sources find it out at each start.
 */
export interface Learned {
  readonly version: string
  /** The words of each set, by its number. */
  readonly sets: readonly string[]
  /** The numbers of the sets that each word is in. */
  readonly words: readonly (readonly [word: string, numbers: readonly number[]])[]
  /** Of each frame of each rule, in order: the sets it needs a word of, and the rarest of them or -1. */
  readonly needs: readonly (readonly number[])[]
  readonly rarest: readonly number[]
}

export const learned = null as Learned | null
