/** What goes to the terminal. A title may hold anything; a terminal must not obey it. */
import { styleText } from 'node:util'
import type { ChatResponse } from '../domain/chat.ts'
import { wrapped } from './wrapped.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach the terminal
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu

/** Control characters are shown as a replacement character, line breaks and tabs stay. */
export function printable(text: string): string {
  return text.replaceAll(CONTROLS, '\ufffd')
}

/** One line of JSON, with control characters escaped: the same data, but nothing for a terminal to obey. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    CONTROLS,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Questions stand out, errors more so; in colour only where someone looks at it. */
export function replyLine({ response_text, state }: ChatResponse): string {
  const text = shownLine(response_text)
  if (state === 'complete') return text
  return styleText(state === 'error' ? 'red' : 'yellow', text, { stream: process.stdout })
}

/** For the terminal as wide as it is. */
export function shownLine(text: string): string {
  return wrapped(printable(text), process.stdout.isTTY ? process.stdout.columns : undefined)
}

/** Likewise, for what is said beside the output. */
export function toldLine(text: string): string {
  return wrapped(printable(text), process.stderr.isTTY ? process.stderr.columns : undefined)
}

export function bold(text: string): string {
  return styleText('bold', text, { stream: process.stdout })
}
