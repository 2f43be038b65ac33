/** What a file says of a task and Sayso has no place for, in the file's own words: nothing is left out without a word. */

/** null: nothing is. */
export function leftOut(parts: readonly (readonly [name: string, value: string])[]): string | null {
  const said = parts.filter(([, value]) => value.trim() !== '')
  if (said.length === 0) return null
  const named = said.map(([name, value]) => `${name} (${value.trim()})`).join(', ')
  return `${named} ${said.length === 1 ? 'has' : 'have'} no place here`
}
