/** What a model reads about our tools: pinned word for word, short enough, and only what its token is good for. */
import { expect, test } from 'vitest'
import { toolList } from '../../src/mcp/tool-calls.ts'

/** Without a tokenizer of our own: in this list a token stands for 4.1 bytes (o200k_base) or 4.2 (cl100k_base). */
function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4.1)
}

test('the list is pinned', () => {
  expect(toolList(null)).toMatchSnapshot()
})

test('the whole list costs less than 1,800 tokens, a tenth of it for output schemas', () => {
  const { tools } = toolList(null)
  const whole = tokensIn(JSON.stringify(tools))
  const output = tokensIn(JSON.stringify(tools.map(({ outputSchema }) => outputSchema)))
  console.log(`tools/list: ${whole} tokens`)
  expect(whole).toBeLessThan(1800)
  expect(output).toBeLessThan(whole / 10)
})

test('every tool has a title, a description, both schemas and all four annotations', () => {
  const hints = ['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint']
  for (const tool of toolList(null).tools) {
    expect(tool.title?.length).toBeGreaterThan(3)
    expect(tool.description?.length).toBeGreaterThan(20)
    expect(Object.keys(tool.annotations ?? {}).sort()).toEqual(hints)
    expect(tool.outputSchema?.required).toEqual(['success', 'data', 'error', 'error_code'])
    expect(JSON.stringify(tool.inputSchema)).not.toContain('user_id')
  }
})

test.each([
  [['tasks:read'], ['list_tasks', 'get_task', 'show_lists']],
  [
    ['tasks:read', 'tasks:delete'],
    ['list_tasks', 'get_task', 'delete_task', 'show_lists'],
  ],
  [[], []],
] as const)('a token good for %j sees %j', (scopes, names) => {
  expect(toolList(scopes).tools.map(({ name }) => name)).toEqual(names)
})
