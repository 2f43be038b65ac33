/**
 * A list that was cut to fit into a reply, in full: for a terminal, where one can scroll. What the conversation keeps
 * in mind stays what the reply showed.
 */
import type { AgentPorts } from '../agent/ports.ts'
import type { ChatResponse } from '../domain/chat.ts'
import type { Task, TaskPage } from '../domain/task.ts'
import { rowWords } from '../domain/wording.ts'
import { limits } from '../domain/words.ts'
import { LOCAL_USER } from '../http/auth/local-access.ts'
import { listTasks } from '../tools/list-tasks.ts'
import type { ReadTool } from '../tools/tool.ts'

type Ports = Pick<AgentPorts, 'store' | 'world' | 'timezone'>
type Asked = Readonly<Record<string, unknown>>

const CUT = /^…and (?<left>\d+) more$/u

/** null: the reply is no list that was cut, or no longer what there is. */
export async function wholeList(response: ChatResponse, ports: Ports): Promise<readonly string[] | null> {
  const { response_text, tool_invocations } = response
  const [head = '', ...rows] = response_text.split('\n')
  const left = CUT.exec(rows.pop() ?? '')?.groups?.left
  const asked = tool_invocations.findLast(({ tool_name }) => tool_name === 'list_tasks')?.parameters
  // What was searched for is narrowed down after it was read.
  if (left === undefined || asked === undefined || asked.query !== undefined) return null
  const now = { epoch_ms: ports.world.now(), timezone: ports.timezone }
  const all: string[] = []
  for await (const task of tasksAsked(asked, ports, now)) {
    if (all.push(rowWords(task, now, asked.list !== undefined)) === rows.length + Number(left)) break
  }
  return rows.every((row, at) => row === all[at]) ? [head, ...all] : null
}

async function* tasksAsked(
  { user_id: _, ...asked }: Asked,
  { store }: Ports,
  now: { readonly epoch_ms: number; readonly timezone: string },
): AsyncIterable<Task> {
  const tool = listTasks as ReadTool
  const scope = { tasks: store.reader(LOCAL_USER), now }
  for (let from: object = {}; ; ) {
    const input = tool.input.parse({ ...asked, ...from, limit: limits.page })
    const { tasks, next_cursor } = (await tool.run(input, scope)) as TaskPage
    yield* tasks
    if (next_cursor === null) return
    from = { cursor: next_cursor }
  }
}
