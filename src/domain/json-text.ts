/** What is kept and told is written out once for both. Only for what does not change any more. */
const texts = new WeakMap<object, string>()

export function jsonText(value: object): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}
