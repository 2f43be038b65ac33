/** A conversation as a file of one's own: Markdown to read, JSON to work with. */
import { api } from '../api/calls.ts'
import type { Conversation, Message } from '../api/types.ts'

export async function saveAs(conversation: Conversation, form: 'markdown' | 'json'): Promise<void> {
  const messages = await allMessages(conversation.id)
  const name = (conversation.title ?? 'conversation').replaceAll(/[^\p{L}\p{N}]{1,50}/gu, '-').slice(0, 60)
  if (form === 'json')
    save(`${name}.json`, JSON.stringify({ ...conversation, messages }, null, 2), 'application/json')
  else save(`${name}.md`, asMarkdown(conversation, messages), 'text/markdown')
}

async function allMessages(id: string): Promise<readonly Message[]> {
  const all: Message[] = []
  for (let more = true; more; ) {
    const page = await api.messages(id, all.at(-1)?.seq ?? 0)
    all.push(...page.messages)
    more = page.next_cursor !== null
  }
  return all
}

/** Quoted line by line, so that nothing that was said can look like a heading of ours. */
export function asMarkdown({ title, created_at }: Conversation, messages: readonly Message[]): string {
  const said = messages.map(
    ({ role, content, created_at: at }) =>
      `**${role === 'user' ? 'You' : 'Sayso'}**, ${at}\n\n${content.replaceAll(/^/gmu, '> ')}\n`,
  )
  const name = (title ?? 'Conversation').replaceAll(/\s{1,50}/gu, ' ')
  return [`# ${name}\n`, `Begun ${created_at}\n`, ...said].join('\n')
}

function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later: the browser begins to read it only after this.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
