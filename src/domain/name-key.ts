/**
 * When two names mean the same list or label: without regard to capitals and accents, and for a list to "the", "my",
 * "list" and a plural s. Free of zod: whoever reads a sentence asks the same.
 */

const ARTICLES: ReadonlySet<string> = new Set(['the', 'my', 'our', 'a', 'an'])
const LIST_WORDS: ReadonlySet<string> = new Set(['list', 'lists'])

/** Empty: the words only say that a list is meant, not which ("the list"). */
export function listKey(name: string): string {
  const words = folded(name).split(' ')
  while (words.length > 1 && ARTICLES.has(words[0] ?? '')) words.shift()
  while (LIST_WORDS.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ').replace(/(?<=[^s\s]{2})s$/u, '')
}

export function labelKey(name: string): string {
  return folded(name).replace(/^[#@\s]+/u, '')
}

/** Marks are taken off letters that have a plain form; other scripts keep theirs. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
}
