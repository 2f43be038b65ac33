/** The page for `man sayso`, made from the program's own help and settings. */
import { helpFor, helpOn } from '../../src/cli/help.ts'
import { Settings } from '../../src/compose/settings.ts'

export function manPage(): string {
  const [head = '', ...parts] = helpFor(null).split('\n\n')
  const exit = parts.find((part) => part.startsWith('Exit codes: ')) ?? ''
  const rest = parts.filter((part) => !part.startsWith('  ') && part !== exit)
  return `${[
    '.\\" Written by scripts/docs-pages.ts.',
    '.TH SAYSO 1 "" "Sayso" "User Commands"',
    '.SH NAME',
    `sayso \\- ${text(head.replace(/^Sayso: (.*)\.$/u, '$1'))}`,
    '.SH SYNOPSIS',
    '.B sayso',
    '[\\fICOMMAND\\fR] [\\fIOPTION\\fR...]',
    '.br',
    '.B sayso',
    '"\\fIsomething to do, or to know\\fR"',
    '.SH DESCRIPTION',
    'Without anything it serves the page and the API on this machine. What is no command is something said: it is done, and answered.',
    ...rest.flatMap((part) => ['.PP', text(part)]),
    '.SH COMMANDS',
    ...Object.keys(helpOn).flatMap(command),
    '.SH EXIT STATUS',
    text(exit.replace('Exit codes: ', '')),
    '.SH ENVIRONMENT',
    'Each can come from a file instead, named by the same variable with _FILE behind it.',
    ...Object.entries(Settings.shape).flatMap(([name, { description = '' }]) => [
      '.TP',
      `.B ${text(name)}`,
      text(description.replaceAll('`', '')),
    ]),
    '.SH FILES',
    '.TP',
    '.I ~/.local/share/sayso/sayso.db',
    'The list, unless SAYSO_DATABASE_URL says otherwise. XDG_DATA_HOME is heeded; on macOS it is in Library/Application Support, on Windows in LOCALAPPDATA.',
    '.TP',
    '.I ~/.local/share/sayso/chat\\-history',
    'What was typed in sayso chat.',
  ].join('\n')}\n`
}

/** Its first line is the heading; indented lines stay as they are. */
function command(name: string): readonly string[] {
  const [first = '', ...blocks] = (helpOn[name] ?? '').split('\n\n')
  const about = first.slice(`sayso ${name}: `.length)
  const sentence = `${about.charAt(0).toUpperCase()}${about.slice(1)}`
  return [`.SS sayso ${text(name)}`, text(sentence), ...blocks.flatMap(block)]
}

function block(lines: string): readonly string[] {
  return lines.startsWith('  ') ? ['.PP', '.nf', text(lines), '.fi'] : ['.PP', text(lines)]
}

/** Nothing in it is an order to the typesetter. */
function text(words: string): string {
  return words
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gmu, '\\&')
}
