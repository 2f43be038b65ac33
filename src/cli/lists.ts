/** `sayso lists`: which lists and labels there are, with how much is open; or what is on one of them. */
import { readSettings } from '../compose/settings.ts'
import type { AllGrouped } from '../domain/grouped.ts'
import { listKey } from '../domain/name-key.ts'
import { problem } from '../domain/problem.ts'
import { rowWords } from '../domain/wording.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { allTasks } from '../http/routes/export.ts'
import { openAgent } from './agent.ts'
import type { Command } from './command.ts'
import { jsonLine, printable } from './output.ts'
import { paged } from './pager.ts'

type Agent = Awaited<ReturnType<typeof openAgent>>

export const listsCommand: Command = {
  options: { json: { type: 'boolean' } },
  words: 'any',
  async run({ words, flags }) {
    const agent = await openAgent(readSettings(process.env), 'person')
    try {
      const all = await agent.ports.store.reader(LOCAL_USER).groupings()
      const name = words.join(' ')
      const json = flags.json === true
      if (name !== '') await paged(rowsOf(agent, nameOf(all, name), json))
      else await paged(json ? [jsonLine(all)] : overview(all))
      return 0
    } finally {
      await agent.close()
    }
  },
}

function overview({ main, lists, labels }: AllGrouped): readonly string[] {
  const line = (name: string, open: number) => `${String(open).padStart(5)}  ${printable(name)}`
  return [
    line('(main list)', main.pending),
    ...lists.map(({ name, pending }) => line(name, pending)),
    ...labels.map(({ name, pending }) => line(`#${name}`, pending)),
  ]
}

function nameOf({ lists }: AllGrouped, name: string): string {
  const list = lists.find((one) => listKey(one.name) === listKey(name))
  if (list === undefined) throw problem('LIST_NOT_FOUND', { kind: 'list', name })
  return list.name
}

async function* rowsOf({ ports }: Agent, list: string, json: boolean): AsyncIterable<string> {
  const now = { epoch_ms: ports.world.now(), timezone: ports.timezone }
  const owner = { user_id: LOCAL_USER, parts: { ports, accounts: null } }
  for await (const task of allTasks(owner, { list })) {
    yield json ? jsonLine(task) : printable(rowWords(task, now, true))
  }
}
