/**
 * Words as they are compared: folded, without inflection ("bought" → "buy", "groceries" → "grocery").
 * Used for finding tasks only; no title is ever changed by it.
 */

/** Verbs people complete tasks with, whose past does not look like their present, and nouns whose plural does not. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    buy: 'bought',
    bring: 'brought',
    build: 'built',
    choose: 'chose chosen',
    cut: 'cutting',
    do: 'did done does doing',
    draw: 'drew drawn',
    drive: 'drove driven',
    eat: 'ate eaten',
    feed: 'fed',
    find: 'found',
    fly: 'flew flown',
    get: 'got gotten getting',
    give: 'gave given',
    go: 'went gone goes going',
    hang: 'hung',
    hold: 'held',
    keep: 'kept',
    leave: 'left',
    lend: 'lent',
    make: 'made',
    meet: 'met',
    pay: 'paid',
    put: 'putting',
    read: 'reading',
    ride: 'rode ridden',
    ring: 'rang rung',
    run: 'ran running',
    see: 'saw seen',
    sell: 'sold',
    send: 'sent',
    set: 'setting',
    speak: 'spoke spoken',
    spend: 'spent',
    swim: 'swam swum swimming',
    take: 'took taken',
    teach: 'taught',
    tell: 'told',
    think: 'thought',
    throw: 'threw thrown',
    wake: 'woke woken',
    wear: 'wore worn',
    win: 'won winning',
    write: 'wrote written',
    calf: 'calves',
    child: 'children',
    foot: 'feet',
    half: 'halves',
    knife: 'knives',
    leaf: 'leaves',
    life: 'lives',
    loaf: 'loaves',
    man: 'men',
    mouse: 'mice',
    person: 'people',
    scarf: 'scarves',
    shelf: 'shelves',
    thief: 'thieves',
    tooth: 'teeth',
    wife: 'wives',
    wolf: 'wolves',
    woman: 'women',
  }).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base])),
)

/** Endings, longest first; what stays must keep at least three letters. */
const endings: readonly (readonly [ending: string, put: string])[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ing', ''],
  ['ed', ''],
  ['s', ''],
]

function stem(word: string): string {
  // A number has no inflection: 1199 is not 119.
  if (/^\p{N}{1,64}$/u.test(word)) return word
  const base = irregular.get(word)
  if (base !== undefined) return plain(base)
  if (word.endsWith('ss') || word.endsWith('us')) return word
  for (const [ending, put] of endings) {
    if (word.endsWith(ending) && word.length - ending.length + put.length >= 3) {
      return plain(word.slice(0, -ending.length) + put)
    }
  }
  return plain(word)
}

/** "planned" → "plan", "prepare" and "prepar(ed)" → "prepar": doubled consonants and a final e do not count. */
function plain(word: string): string {
  const last = word.at(-1)
  if (word.length > 3 && last === word.at(-2) && last !== undefined && !'aeiouls'.includes(last))
    return word.slice(0, -1)
  return word.length > 3 && last === 'e' ? word.slice(0, -1) : word
}

/** Scripts written without blanks: each character is a word of its own. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Folded words of a text, in order, stemmed; a picture is a word, too. A text without any is one word: itself. */
export function stems(text: string): readonly string[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s?\b/gu, '')
  const words = folded.replaceAll(unspaced, ' $& ').match(/[\p{L}\p{N}]{1,64}|\p{Extended_Pictographic}/gu)
  return words?.map(stem) ?? [folded.trim()]
}
