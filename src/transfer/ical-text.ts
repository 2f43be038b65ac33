/** Text inside an iCalendar file (RFC 5545): escaped, and folded by bytes; and back. */

const LINE_BYTES = 75

/** No control character gets through: a bare carriage return would begin a line of its own in some readers. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

export function plainText(escaped: string): string {
  return escaped.replaceAll(/\\([\\;,nN])/gu, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))
}

/** Each line at most 75 bytes, never through the middle of a character, and ended as calendars expect it. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  let out = ''
  let room = LINE_BYTES
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (bytes > room) {
      out += '\r\n '
      room = LINE_BYTES - 1
    }
    out += character
    room -= bytes
  }
  return out
}

/** “DUE;TZID=Europe/Berlin:20261116T170000” in its parts, with the line it begins on. */
export interface Property {
  readonly line: number
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

export function propertiesIn(text: string): readonly Property[] {
  const lines: { line: number; text: string }[] = []
  for (const [index, raw] of text.split(/\r\n|\n/u).entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/u.test(raw)) last.text += raw.slice(1)
    else lines.push({ line: index + 1, text: raw })
  }
  return lines.flatMap(({ line, text }) => (text === '' ? [] : [propertyIn(line, text)]))
}

function propertyIn(line: number, text: string): Property {
  const end = endOfName(text)
  const [name = '', ...given] = text.slice(0, end).split(';')
  const params = given.map((part) => {
    const [key = '', value = ''] = part.split('=')
    return [key.toUpperCase(), value.replaceAll('"', '')]
  })
  return { line, name: name.toUpperCase(), params: Object.fromEntries(params), value: text.slice(end + 1) }
}

/** The first colon that is not in quotes. */
function endOfName(text: string): number {
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    if (text[at] === ':' && !quoted) return at
  }
  return text.length
}
