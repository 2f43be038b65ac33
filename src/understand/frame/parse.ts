/** One line of frame notation → its tree. Runs once per rule, when the module is loaded. */
import { classes } from '../words/classes.ts'
import { type Node, type TokenTest, tokenKinds, tokenTests } from './node.ts'

const SYMBOL = /\.\.\.|[~_]\d|\{\w{1,20}\}|\{\w{1,20}=<\w{1,20}>\}|<\w{1,20}>|[[\]()|]|[^\s[\]()|{}<>]+/gu
const UNBOUNDED = 10_000

interface Reader {
  readonly symbols: readonly string[]
  at: number
}

export function parseFrame(line: string): Node {
  const reader: Reader = { symbols: line.match(SYMBOL) ?? [], at: 0 }
  const node = readChoice(reader)
  if (reader.at < reader.symbols.length) throw new Error(`Unbalanced frame: ${line}`)
  return node
}

function readChoice(reader: Reader): Node {
  const options = [readSequence(reader)]
  while (reader.symbols[reader.at] === '|') {
    reader.at++
    options.push(readSequence(reader))
  }
  return joined(options)
}

/** A choice between single words is one look into a set. */
function joined(options: readonly Node[]): Node {
  const [only] = options
  if (options.length === 1 && only !== undefined) return only
  const words = new Set(options.flatMap((option) => (isPlain(option) ? [...option.words] : [])))
  const rest = options.filter((option) => !isPlain(option))
  if (words.size === 0) return { kind: 'choice', options: rest }
  const single: Node = { kind: 'words', words }
  return rest.length === 0 ? single : { kind: 'choice', options: [...rest, single] }
}

/** Kinds of dates are not: as dates may be skipped, "<due>|<period>" takes a day further on before a period. */
function isPlain(option: Node): option is Node & { kind: 'words' } {
  if (option.kind !== 'words') return false
  // A kind of date is a set of its own.
  const [first = ''] = option.words
  return !first.startsWith('<')
}

function readSequence(reader: Reader): Node {
  const parts: Node[] = []
  for (;;) {
    const symbol = reader.symbols[reader.at]
    if (symbol === undefined || symbol === ']' || symbol === ')' || symbol === '|') break
    reader.at++
    parts.push(readPart(reader, symbol))
  }
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind: 'sequence', parts }
}

function readPart(reader: Reader, symbol: string): Node {
  if (symbol === '[') return { kind: 'optional', part: readEnclosed(reader, ']') }
  if (symbol === '(') return readEnclosed(reader, ')')
  if (symbol === '...') return { kind: 'gap', min: 0, max: UNBOUNDED, describing: false }
  if (/^[~_]\d$/u.test(symbol)) return shortGap(symbol)
  if (symbol.startsWith('<')) return classNode(symbol.slice(1, -1))
  if (symbol.startsWith('{')) return holeNode(symbol.slice(1, -1))
  return wordsNode(symbol)
}

/** Most words stand in many frames. */
const alike = new Map<string, Node>()

function wordsNode(symbol: string): Node {
  const known = alike.get(symbol)
  if (known !== undefined) return known
  const node: Node = { kind: 'words', words: new Set(symbol.split('/')) }
  alike.set(symbol, node)
  return node
}

function shortGap(symbol: string): Node {
  return { kind: 'gap', min: 0, max: Number(symbol.slice(1)), describing: symbol.startsWith('_') }
}

function readEnclosed(reader: Reader, close: string): Node {
  const node = readChoice(reader)
  if (reader.symbols[reader.at] !== close) throw new Error(`Missing ${close} in ${reader.symbols.join(' ')}`)
  reader.at++
  return node
}

function holeNode(text: string): Node {
  const [name = '', of] = text.split('=')
  const part: Node =
    of === undefined ? { kind: 'gap', min: 1, max: UNBOUNDED, describing: false } : classNode(of.slice(1, -1))
  return { kind: 'hole', name, part }
}

const parsed = new Map<string, Node>()

function classNode(name: string): Node {
  if ((tokenTests as readonly string[]).includes(name)) return { kind: 'test', test: name as TokenTest }
  if ((tokenKinds as readonly string[]).includes(name))
    return { kind: 'words', words: new Set([`<${name}>`]) }
  const known = parsed.get(name)
  if (known !== undefined) return known
  const line = classes[name]
  if (line === undefined) throw new Error(`Unknown word class <${name}>`)
  const node = parseFrame(line)
  parsed.set(name, node)
  return node
}
