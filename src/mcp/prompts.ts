/** Ready-made beginnings: each brings the tasks it is about along, so the first answer needs no tool call. */
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server'
import { ProtocolError } from '@modelcontextprotocol/server'
import type { Call } from './ports.ts'
import { readResource } from './resources.ts'

interface Ready extends Prompt {
  readonly title: string
  readonly looks_at: readonly string[]
  text(given: Readonly<Record<string, string>>): string
}

const prompts: readonly Ready[] = [
  {
    name: 'plan_my_day',
    title: 'Plan my day',
    description: 'A realistic plan for today from what is due and overdue.',
    arguments: [{ name: 'time', description: 'How much time there is, e.g. “3 hours”.', required: false }],
    looks_at: ['tasks://overdue', 'tasks://today', 'tasks://all'],
    text: ({ time }) =>
      `Plan my day with me${time ? `; I have ${time}` : ''}. Start with what is overdue, then what is due today, then fill up with what matters most. Suggest an order and what to leave for another day. Change due dates only after I agreed.`,
  },
  {
    name: 'weekly_review',
    title: 'Weekly review',
    description: 'Look back on the week and get the next one ready.',
    looks_at: ['tasks://overdue', 'tasks://all'],
    text: () =>
      'Do a weekly review with me. Name what got done, what is overdue, and what has no date. For each open task that is stuck, ask me one short question: do it, move it, or drop it. Then list what next week looks like.',
  },
  {
    name: 'clean_up',
    title: 'Clean up',
    description: 'Find duplicates, vague titles and stale tasks.',
    looks_at: ['tasks://all'],
    text: () =>
      'Help me clean up my list. Point out tasks that look like duplicates, titles that do not say what to do, and tasks that have been open for long. Propose changes as a list with task numbers and wait for my yes before you change anything; deleting asks me again for each task.',
  },
]

export function promptList(): { prompts: Prompt[] } {
  return { prompts: prompts.map(({ looks_at: _, text: __, ...prompt }) => prompt) }
}

export async function getPrompt(
  name: string,
  given: Readonly<Record<string, string>>,
  call: Call,
): Promise<GetPromptResult> {
  const prompt = prompts.find((known) => known.name === name)
  if (!prompt) throw new ProtocolError(-32602, `Unknown prompt: ${name}`)
  const tasks = await Promise.all(prompt.looks_at.map((uri) => readResource(uri, call)))
  const attached = tasks.flatMap(({ contents }) => contents).map(embedded)
  const text = { role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }
  return { description: prompt.description ?? prompt.title, messages: [text, ...attached] }
}

type Content = Awaited<ReturnType<typeof readResource>>['contents'][number]

function embedded(resource: Content) {
  return { role: 'user' as const, content: { type: 'resource' as const, resource } }
}
