/**
 * A reading, drawn: the sentence with its parts underlined and labelled, and the rules that read it.
 * Pure text, for `sayso understand --explain` and for bug reports.
 */
import type { Command, Interpretation, Span } from '../domain/command.ts'

interface Part {
  readonly label: string
  readonly span: Span
}

export function explain(text: string, reading: Interpretation): string {
  const said = text.replaceAll(/[\n\r\t]/gu, ' ')
  const lines = reading.commands.flatMap((command, index) => [
    '',
    `${command.intent} ${valuesOf(command)}`.trimEnd(),
    `  ${said}`,
    ...underlined(partsOf(command)).map((line) => `  ${line}`),
    ...ruleLine(reading.rules[index]),
  ])
  return [...lines.slice(1), '', summary(reading)].join('\n')
}

function partsOf({ spans }: Command): Part[] {
  return Object.entries(spans)
    .map(([label, span]) => ({ label, span }))
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
}

/** One line per part, so that a date inside a title stays readable. */
function underlined(parts: readonly Part[]): string[] {
  return parts.map(
    ({ label, span: [start, end] }) => `${' '.repeat(start)}${'‾'.repeat(Math.max(1, end - start))} ${label}`,
  )
}

function valuesOf(command: Command): string {
  const { readings: _, ...values } = command.params as { readings?: unknown }
  return Object.keys(values).length === 0 ? '' : JSON.stringify(values)
}

function ruleLine(rule: string | undefined): string[] {
  return rule === undefined ? [] : [`  read by ${rule}`]
}

function summary({ confidence, reasoning, answer, dry_run, confirmed }: Interpretation): string {
  const notes = [
    answer === undefined ? '' : ` As an answer: ${answer.kind}.`,
    dry_run ? ' Only asks what would happen.' : '',
    confirmed ? ' Carries its own confirmation.' : '',
  ]
  return `${reasoning} Confidence ${confidence.toFixed(2)}.${notes.join('')}`
}
