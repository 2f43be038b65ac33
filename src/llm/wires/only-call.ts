/**
 * A model is to call one function, once. Anything else (none, another, fifty) is no answer; but a call may be written
 * out as text, bare or in a fence, and its arguments may be an object already.
 */
import { ModelFailure } from '../failure.ts'
import { flatFunction } from '../function.ts'

interface Called {
  readonly name: string
  readonly arguments: unknown
}

/** `said`: what was answered in words. */
export function onlyCall(calls: readonly Called[], said: string): string {
  const [call, ...more] = calls
  if (more.length > 0) throw new ModelFailure('unreadable', `${calls.length} functions were called`)
  if (call === undefined) return written(said)
  if (call.name !== flatFunction.name) throw new ModelFailure('unreadable', 'an unknown function was called')
  return textOf(call.arguments)
}

/** As text, or in parts, of which those with a text count. */
export function wordsIn(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: unknown } | null) => wordsIn(part?.text)).join('')
}

function textOf(given: unknown): string {
  return typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
}

/** From the first brace to the last. */
function written(said: string): string {
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')]
  const value = from < 0 ? null : parsed(said.slice(from, to + 1))
  if (value === null) throw new ModelFailure('unreadable', 'no function was called')
  const { name, arguments: given } = value as Partial<Called>
  return name === flatFunction.name && given !== undefined ? textOf(given) : JSON.stringify(value)
}

function parsed(text: string): object | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
