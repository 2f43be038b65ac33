/** A text for a format that has one line for it, and a name for one that takes no blanks in it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

export function oneWord(name: string): string {
  return oneLine(name).replaceAll(' ', '_')
}
