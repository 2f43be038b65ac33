/**
 * The parts a frame is made of. A frame is a sentence with holes, written as one line:
 *
 *   remind/nudge me [again] to {title}      a/b is a choice of words, [x] may be missing, {x} is a hole
 *   (put|add) {title} on <list>             (x y|z) is a choice of phrases, <x> a word class
 *   ~2 list ...                             ~2 is up to two words, ... any number of words
 *   my _2 list                              _2 is up to two words that describe (no "to", "on", "and" …)
 *   {number=<number>}                       a hole that only takes what the class takes
 */
export type Node =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string> }
  | { readonly kind: 'test'; readonly test: TokenTest }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly options: readonly Node[] }
  | { readonly kind: 'optional'; readonly part: Node }
  | { readonly kind: 'gap'; readonly min: number; readonly max: number; readonly describing: boolean }
  | { readonly kind: 'hole'; readonly name: string; readonly part: Node }

/** Classes that are not a list of words. */
export const tokenTests = ['number', 'any'] as const
export type TokenTest = (typeof tokenTests)[number]

/** Classes of what stands as one token: a token of that kind carries the class as its word. */
export const tokenKinds = ['date', 'due', 'todate', 'duedate', 'period', 'later', 'quoted'] as const
export type TokenKind = (typeof tokenKinds)[number]
