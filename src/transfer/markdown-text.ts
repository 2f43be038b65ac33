/** Any text inside one line of Markdown, and back, without a character lost. */

export function asMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<&~]/gu, (mark) => `\\${mark}`)
    .replaceAll(/[\p{Cc}\u2028\u2029·]/gu, numbered)
    .replace(/^ | $/gu, numbered)
}

function numbered(character: string): string {
  return `&#${character.codePointAt(0)};`
}

export function fromMarkdown(text: string): string {
  return text.replaceAll(
    /\\([!-/:-@[-`{-~])|&#(\d{1,6});/gu,
    (_, mark: string | undefined, code: string) => mark ?? String.fromCodePoint(Number(code)),
  )
}
