/** Which calls change something, and how to say what they did. */
import type { AuditRow, Task } from '../api/types.ts'

const PAST: Readonly<Record<string, string>> = {
  add_task: 'added',
  update_task: 'changed',
  complete_task: 'completed',
  delete_task: 'deleted',
  restore_task: 'brought back',
  undo: 'undid a change to',
  make_list: 'made the list',
  rename_list: 'renamed the list',
  delete_list: 'deleted the list',
  rename_label: 'renamed the label',
}

export function changes(tool: string): boolean {
  return Object.hasOwn(PAST, tool)
}

type Deed = Pick<AuditRow, 'tool_name' | 'parameters' | 'result'>

/** Only where it stands is another. */
export function isMove({ tool_name, parameters }: Pick<Deed, 'tool_name' | 'parameters'>): boolean {
  return tool_name === 'update_task' && Object.keys(parameters).sort().join() === 'position,task_id'
}

/** "completed" */
export function verbOf({ tool_name, parameters }: Deed): string {
  if (isMove({ tool_name, parameters })) return 'moved'
  const reopened = tool_name === 'complete_task' && parameters.completed === false
  return reopened ? 'reopened' : (PAST[tool_name] ?? tool_name)
}

/** "completed #3 Buy milk" */
export function deedOf(deed: Deed): string {
  const names = tasksIn(deed.result).map(({ number, title }) => `#${number} ${title}`)
  return `${verbOf(deed)} ${names.join(', ') || groupedIn(deed)}`
}

/** The list or label a call is about, where it is about no task. */
export function groupedIn({ parameters: { list, label } }: Pick<Deed, 'parameters'>): string {
  return String(list ?? label ?? '')
}

/** The tasks a result is about. */
export function tasksIn(result: unknown): readonly Task[] {
  const { task, undone } = (result ?? {}) as { task?: Task; undone?: readonly { task: Task }[] }
  if (undone) return undone.map((one) => one.task)
  return task ? [task] : []
}

/** "Claude (assistant)", "You, in the terminal" */
export function whoDid({ source, client }: Pick<AuditRow, 'source' | 'client'>): string {
  if (source === 'mcp') return client ? `${client} (assistant)` : 'An assistant'
  if (source === 'cli') return 'You, in the terminal'
  if (source === 'chat')
    return client && client !== 'page' ? `You, in the ${client}` : 'You, in another conversation'
  return client === 'token' ? 'A program with your token' : 'You'
}
