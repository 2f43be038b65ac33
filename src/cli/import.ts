/** `sayso import`: tasks from a file of this or another program. What came in before is not added again. */
import { readSettings } from '../compose/settings.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import type { Importing } from '../http/take-in.ts'
import type { Reading } from '../transfer/carried.ts'
import { formatOf, type ReadFormatName, readFormats } from '../transfer/formats.ts'
import { openAgent } from './agent.ts'
import { type Command, type Given, Misuse } from './command.ts'
import { type Incoming, readIncoming } from './incoming.ts'
import { jsonLine } from './output.ts'
import { reportOf, type Taken, takeAll } from './take-all.ts'

const actor = { user_id: LOCAL_USER, source: 'cli', client: 'terminal' } as const

export const importCommand: Command = {
  options: {
    format: { type: 'string' },
    list: { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  words: 'any',
  takes: 'file',
  values: { format: Object.keys(readFormats) },
  async run({ words, flags }) {
    // Nobody types a file by hand.
    if (words.length === 0 && process.stdin.isTTY) throw new Misuse('Name a file: sayso import tasks.md')
    const files = await Promise.all((words.length === 0 ? ['-'] : words).map(readIncoming))
    const known = files.map((file) => ({ ...file, format: formatNamed(flags, file) }))
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const all: Taken[] = []
      for (const file of known) all.push(await takeOne({ ports: agent.ports, actor }, file, flags))
      return all.some(({ refused }) => refused.length > 0) ? 1 : 0
    } finally {
      await agent.close()
    }
  },
}

type File = Incoming & { readonly format: ReadFormatName }

async function takeOne(to: Importing, file: File, flags: Given['flags']): Promise<Taken> {
  const dry_run = flags['dry-run'] === true
  const { store, world, timezone } = to.ports
  const zone = (await store.settings(to.actor.user_id)).timezone ?? timezone
  const reading = readFormats[file.format].read(
    file.text,
    { epoch_ms: world.now(), timezone: zone },
    file.name,
  )
  const taken = await takeAll(to, onList(reading, flags.list), file.format, dry_run)
  console.log(
    flags.json
      ? jsonLine({ file: file.name, format: file.format, dry_run, ...taken })
      : reportOf(taken, dry_run),
  )
  return taken
}

/** What the file has on no list goes on this one. */
function onList(reading: Reading, list: Given['flags'][string]): Reading {
  if (typeof list !== 'string') return reading
  const found = reading.found.map((one) => ({ ...one, task: { ...one.task, list: one.task.list ?? list } }))
  return { ...reading, found }
}

function formatNamed(flags: Given['flags'], { name, text }: Incoming): ReadFormatName {
  const named = flags.format
  const format = named === undefined ? formatOf(text, name) : named
  if (typeof format === 'string' && Object.hasOwn(readFormats, format)) return format as ReadFormatName
  const choice = `Say it with --format: ${Object.keys(readFormats).join(', ')}.`
  throw new Misuse(
    named === undefined
      ? `What kind of file ${name} is cannot be seen. ${choice}`
      : `There is no format “${named}”. ${choice}`,
  )
}
