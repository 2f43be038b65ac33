/** Text inside HTML, between tags or in quotes. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (mark) => ENTITIES[mark] ?? mark)
}
