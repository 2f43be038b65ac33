/** Finds the regular-expression literals of a TypeScript file, skipping strings, templates and comments. */

export interface Literal {
  readonly source: string
  readonly flags: string
  readonly line: number
}

/** One piece of source at a time; what starts with a slash and is no comment may be a literal. */
const PIECE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*|[\w$)\]]+|\S/gu

/** Behind a value a slash divides; behind anything else it opens a literal. */
const VALUE = /[\w$)\]]$/u
const COMMENT = /^\/[/*]/u
const OPENS = /^\/./u
const KEYWORDS = new Set(['return', 'typeof', 'case', 'in', 'of', 'do', 'else', 'void'])

export function literalsOf(code: string): Literal[] {
  const found: Literal[] = []
  let before = ''
  PIECE.lastIndex = 0
  for (let match = PIECE.exec(code); match !== null; match = PIECE.exec(code)) {
    const [piece] = match
    if (COMMENT.test(piece)) continue
    if (OPENS.test(piece) && divides(before)) PIECE.lastIndex = match.index + 1
    else if (OPENS.test(piece)) found.push(literal(piece, code.slice(0, match.index).split('\n').length))
    before = piece
  }
  return found
}

function divides(before: string): boolean {
  return VALUE.test(before) && !KEYWORDS.has(before)
}

function literal(piece: string, line: number): Literal {
  const end = piece.lastIndexOf('/')
  return { source: piece.slice(1, end), flags: piece.slice(end + 1), line }
}
