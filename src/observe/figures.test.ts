/** Figures wait to be counted, and none is lost or in anybody's way. */
import { expect, test } from 'vitest'
import { newFigures } from './figures.ts'
import { newLog } from './log.ts'

test('whoever asks gets all of them, however many there were', async () => {
  const figures = newFigures(newLog('silent'))
  for (let tool = 0; tool < 250; tool++) figures.tool('add_task', true, 1)
  expect(await figures.text()).toContain('sayso_tool_seconds_count{tool="add_task",success="true"} 250')
  figures.tool('add_task', true, 1)
  expect(await figures.text()).toContain('sayso_tool_seconds_count{tool="add_task",success="true"} 251')
})

test('one that cannot be counted is reported, and neither the others nor a request suffer from it', async () => {
  const lines: string[] = []
  const figures = newFigures(newLog('info', { write: (line) => void lines.push(line) }))
  figures.tool('add_task', true, Number.NaN)
  for (let tool = 0; tool < 150; tool++) figures.tool('list_tasks', true, 1)
  expect(await figures.text()).toContain('sayso_tool_seconds_count{tool="list_tasks",success="true"} 150')
  expect(lines.join('')).toContain('"where":"figures"')
})

test('connections as they are when somebody asks', async () => {
  const figures = newFigures(newLog('silent'))
  let now = { busy: 0, idle: 1, waiting: 0, most: 10 }
  figures.pool(() => now)
  now = { busy: 9, idle: 1, waiting: 4, most: 10 }
  const text = await figures.text()
  expect(text).toContain('sayso_pool_connections{state="busy"} 9')
  expect(text).toContain('sayso_pool_connections{state="idle"} 1')
  expect(text).toContain('sayso_pool_waiting 4')
  expect(text).toContain('sayso_pool_most 10')
})

test('which program this is', async () => {
  const figures = newFigures(newLog('silent'), '1.2.3')
  expect(await figures.text()).toContain(
    `sayso_build_info{version="1.2.3",node="${process.versions.node}"} 1`,
  )
})
