/** "Buy rice - the brown one", "… with note: ask for Lena": what follows is a note, not part of the title. */
const NOTE =
  /\s[-–—]{1,2}\s|[,;]?\swith (?:a |the )?(?:notes?|description|comment|details?):?\s|[,;]?\s(?:notes?|description|details?):\s/iu

const QUOTES = new Set([...'\'"“”'])

/** [title, note]; the note is empty where none was given. */
export function noteOf(title: string): readonly [string, string] {
  const match = NOTE.exec(title)
  if (match === null) return [title, '']
  const [head, tail] = [title.slice(0, match.index).trim(), title.slice(match.index + match[0].length).trim()]
  return head === '' || tail === '' ? [title, ''] : [head, unquoted(tail)]
}

function unquoted(text: string): string {
  return QUOTES.has(text.charAt(0)) && QUOTES.has(text.at(-1) ?? '') ? text.slice(1, -1) : text
}
