/** Lines for the terminal. Where they are more than fit on it, they go through the user's pager, as with git. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { put, putLine } from './lines.ts'

export async function paged(lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const rows = process.stdout.isTTY ? process.stdout.rows : undefined
  if (rows === undefined) {
    for await (const line of lines) await putLine(line)
    return
  }
  const all: string[] = []
  for await (const line of lines) all.push(line)
  const text = `${all.join('\n')}\n`
  // One row is for the prompt that follows.
  const fits = text.split('\n').length - 1 < rows
  if (all.length > 0 && (fits || !(await readIn(pager(), text)))) await put(text)
}

function pager(): string {
  return process.env.PAGER ?? 'less'
}

/** False: there is no such program, or none is wanted. */
async function readIn(program: string, text: string): Promise<boolean> {
  if (program === '' || program === 'cat') return false
  // Short texts stay on the screen, colours are shown; unless the user has other wishes.
  const env = { LESS: 'FRX', ...process.env }
  const child = spawn(program, { shell: true, stdio: ['pipe', 'inherit', 'inherit'], env })
  // Whoever leaves before the end has read enough; Ctrl-C is for the pager.
  child.stdin.on('error', () => undefined).end(text)
  const stay = () => undefined
  process.on('SIGINT', stay)
  const [code] = await once(child, 'close')
  process.off('SIGINT', stay)
  return code !== 127
}
