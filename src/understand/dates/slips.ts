/** Long names of days with one slip of the finger: a letter too many, one missing, another one, or two swapped. */
const names = ['tuesday', 'wednesday', 'thursday', 'saturday', 'tomorrow', 'yesterday']

/** The word that was meant. Shorter names are left alone: a sundae is no Sunday. */
export function slipOf(word: string): string | undefined {
  if (word.length < 6 || word.length > 10 || !/^[twsy]/u.test(word)) return undefined
  return names.find((name) => isOneSlip(word, name))
}

function isOneSlip(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false
  let same = 0
  while (same < name.length && word[same] === name[same]) same++
  const [said, meant] = [word.slice(same), name.slice(same)]
  if (said.length !== meant.length) return said.slice(1) === meant || said === meant.slice(1)
  return said.slice(1) === meant.slice(1) || swapped(said) === meant
}

function swapped(letters: string): string {
  return `${letters.charAt(1)}${letters.charAt(0)}${letters.slice(2)}`
}
