/**
 * Dialogues: tests that anyone can write. One file is one conversation with a fixed clock.
 *
 *   on 2026-03-04 at 10:00 in Europe/Berlin      the clock (10:00 unless said otherwise)
 *   policy locked                                standard unless said otherwise
 *   read by rules                                a model’s reading is explained differently
 *   > add buy milk tomorrow                      what the user says
 *   < Added #1 “buy milk”, due tomorrow.         the whole reply, line by line
 *   ? needs_confirmation                         the state of that reply
 *   press yes                                    a button of the open question instead of words
 *   wait 6 minutes                               seconds, minutes, hours or days
 *   conversation work                            go on in another conversation
 *   = buy milk | pending | 2026-03-05 | high     the whole list, in order of number; "= nothing" if it is empty
 */

export type Line =
  | {
      readonly kind: 'say' | 'press' | 'conversation' | 'reply' | 'state'
      readonly text: string
      readonly line: number
    }
  | { readonly kind: 'wait'; readonly ms: number; readonly line: number }
  | { readonly kind: 'list'; readonly rows: readonly string[]; readonly line: number }

interface Head {
  readonly start: string
  readonly timezone: string
  readonly policy: 'standard' | 'locked'
  /** What it pins is how the rules read, or how they are explained. */
  readonly rules_only: boolean
}
export interface Dialogue extends Head {
  readonly lines: readonly Line[]
}

const units = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

/** How a line is told from another, and what it means. */
const lineForms: readonly (readonly [RegExp, (text: string, line: number, unit: string) => Line])[] = [
  [/^> (.+)$/u, (text, line) => ({ kind: 'say', text, line })],
  [/^< (.+)$/u, (text, line) => ({ kind: 'reply', text, line })],
  [/^\? (.+)$/u, (text, line) => ({ kind: 'state', text, line })],
  [/^press (.+)$/u, (text, line) => ({ kind: 'press', text, line })],
  [/^conversation (.+)$/u, (text, line) => ({ kind: 'conversation', text, line })],
  [/^= nothing$/u, (_, line) => ({ kind: 'list', rows: [], line })],
  [/^= (.+)$/u, (text, line) => ({ kind: 'list', rows: [text], line })],
  [
    /^wait (\d+) (second|minute|hour|day)s?$/u,
    (count, line, unit) => ({ kind: 'wait', ms: Number(count) * units[unit as keyof typeof units], line }),
  ],
]

const headForms: readonly (readonly [RegExp, (...found: string[]) => Partial<Head>])[] = [
  [
    /^on (\S+)(?: at (\d\d:\d\d))? in (\S+)$/u,
    (day, time, timezone = '') => ({ start: `${day}T${time ?? '10:00'}`, timezone }),
  ],
  [/^policy (standard|locked)$/u, (policy) => ({ policy: policy as Head['policy'] })],
  [/^read by rules$/u, () => ({ rules_only: true })],
]

export function parseDialogue(source: string): Dialogue {
  let head: Head = {
    start: '2026-03-04T10:00',
    timezone: 'Europe/Berlin',
    policy: 'standard',
    rules_only: false,
  }
  const lines: Line[] = []
  for (const [index, text] of source.split('\n').entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue
    const set = firstForm(headForms, text)
    if (set) head = { ...head, ...set.make(...set.found) }
    else addLine(lines, text, index + 1)
  }
  return { ...head, lines }
}

function firstForm<Make>(forms: readonly (readonly [RegExp, Make])[], text: string) {
  for (const [pattern, make] of forms) {
    const match = pattern.exec(text)
    if (match) return { make, found: match.slice(1) }
  }
  return null
}

/** Neighbouring lines of a reply or of the list belong together. */
function addLine(lines: Line[], text: string, number: number): void {
  const form = firstForm(lineForms, text)
  if (!form) throw new Error(`line ${number} is not a line of a dialogue: ${text}`)
  const [found = '', unit = ''] = form.found
  const line = form.make(found, number, unit)
  const last = lines.at(-1)
  if (last?.kind === 'reply' && line.kind === 'reply')
    lines.splice(-1, 1, { ...last, text: `${last.text}\n${line.text}` })
  else if (last?.kind === 'list' && line.kind === 'list')
    lines.splice(-1, 1, { ...last, rows: [...last.rows, ...line.rows] })
  else lines.push(line)
}
