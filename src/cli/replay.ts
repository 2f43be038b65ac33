/** `sayso replay`: decides every recorded turn again and tells what would differ now. Changes nothing. */
import { type Difference, replay } from '../agent/replay.ts'
import { readerFor } from '../compose/model.ts'
import { realWorld } from '../compose/real-world.ts'
import { readSettings } from '../compose/settings.ts'
import type { Command } from './command.ts'
import { openDatabase } from './database.ts'
import { putLine } from './lines.ts'
import { jsonLine, printable } from './output.ts'

export const replayCommand: Command = {
  options: { conversation: { type: 'string' }, json: { type: 'boolean' } },
  words: 'none',
  async run({ flags }) {
    const settings = readSettings(process.env)
    const store = await openDatabase(settings, 'person')
    try {
      const reader = await readerFor(settings, realWorld)
      const { conversation } = flags
      const all = conversation === undefined
      const { turns, differences } = await replay(
        { store, reader },
        (place) => all || place.conversation_id === conversation,
      )
      const tell = flags.json === true ? jsonLine : inWords
      for (const difference of differences) await putLine(tell(difference))
      if (flags.json !== true)
        await putLine(`${turns} turns played again, ${differences.length} differences.`)
      return differences.length === 0 ? 0 : 1
    } finally {
      await store.close()
    }
  },
}

function inWords({ place, message, kind, then, now }: Difference): string {
  const where = `${place.conversation_id} #${place.seq} “${message}”: the ${kind} would be another`
  return printable(`${where}\n  then ${JSON.stringify(then)}\n  now  ${JSON.stringify(now)}`)
}
