/** `sayso export`: everything about you as JSON lines, the same as GET /api/export; or only the tasks, for other programs. */
import { readSettings } from '../compose/settings.ts'
import { accessNote } from '../http/access-note.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { allTasks, everything, type Owner } from '../http/routes/export.ts'
import { carriedOf } from '../transfer/carried.ts'
import { writeFormats } from '../transfer/formats.ts'
import { openAgent } from './agent.ts'
import { type Command, Misuse } from './command.ts'
import { put } from './lines.ts'
import { jsonLine, printable } from './output.ts'

export const exportCommand: Command = {
  options: { format: { type: 'string' }, list: { type: 'string' } },
  words: 'none',
  values: { format: ['json', ...Object.keys(writeFormats)] },
  async run({ flags }) {
    const list = typeof flags.list === 'string' ? flags.list : undefined
    const texts = textsIn(String(flags.format ?? (list === undefined ? 'json' : 'markdown')), list)
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const { store, world } = agent.ports
      const actor = { user_id: LOCAL_USER, source: 'cli', client: 'terminal' } as const
      const note = accessNote(world, actor, 'export', { of: flags.format ?? 'everything' })
      // Where nothing can be written any more, getting everything out matters most; and whoever runs this has the file.
      await store.note(note).catch(() => undefined)
      const owner = { user_id: LOCAL_USER, parts: { ports: agent.ports, accounts: null } }
      for await (const text of texts(owner)) await put(text)
      return 0
    } finally {
      await agent.close()
    }
  },
}

function textsIn(format: string, list: string | undefined): (owner: Owner) => AsyncGenerator<string> {
  if (format === 'json' && list !== undefined)
    throw new Misuse('json is everything about you; --list goes with another format.')
  if (format === 'json') return jsonLines
  const known = Object.entries(writeFormats).find(([name]) => name === format)
  if (known) return (owner) => tasksAs(known[1], owner, list)
  throw new Misuse(
    `There is no format “${format}”. There are: json, ${Object.keys(writeFormats).join(', ')}.`,
  )
}

async function* jsonLines(owner: Owner): AsyncGenerator<string> {
  for await (const value of everything(owner)) yield `${jsonLine(value)}\n`
}

async function* tasksAs(
  format: (typeof writeFormats)['csv'],
  owner: Owner,
  list: string | undefined,
): AsyncGenerator<string> {
  // A file gets every character there is; a terminal must not obey them.
  const shown = process.stdout.isTTY ? printable : (text: string) => text
  const tasksOn = async function* (on?: { readonly list: string | null }) {
    for await (const task of allTasks(owner, on)) yield shown(format.write(carriedOf(task)))
  }
  yield format.head
  if (list !== undefined) yield* tasksOn({ list })
  else if (format.heading) {
    yield* tasksOn({ list: null })
    for (const name of await listNames(owner)) {
      yield shown(format.heading(name))
      yield* tasksOn({ list: name })
    }
  } else yield* tasksOn()
  yield format.tail
}

/** Those with something on them. */
async function listNames({ user_id, parts }: Owner): Promise<readonly string[]> {
  const { lists } = await parts.ports.store.reader(user_id).groupings()
  return lists.filter(({ pending, completed }) => pending + completed > 0).map(({ name }) => name)
}
