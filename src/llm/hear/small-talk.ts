/**
 * A model's own words are said only when they cannot be taken for a word about tasks. Meant to refuse too much:
 * what is refused is said with a sentence of ours.
 */

const LONGEST = 200
/** Plain English letters and marks only: no digits, quotes, links, lookalike letters or line breaks. */
const PLAIN = /^[a-z ,.!?'’…-]+$/iu
const ABOUT_TASKS =
  /(?:task|list|to-?do|remind|note|item|entr|schedul|calendar|appointment|due|deadline|add|creat|made|make|delet|remov|eras|clear|cancel|drop|gone|complet|finish|done|mark|tick|check|updat|chang|renam|mov|edit|set|sav|stor|record|keep|kept|restor|undo|undid|bring|brought|put|took|take|already|success|confirm|sure|yes)/iu

export function claimsNothing(words: string): boolean {
  return words.length <= LONGEST && PLAIN.test(words) && !ABOUT_TASKS.test(words)
}
