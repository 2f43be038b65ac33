/** Makes an empty list. A task that is put on a new list makes it, too. */
import { z } from 'zod'
import { ListName } from '../domain/task-fields.ts'
import { writeTool } from './tool.ts'

export const makeList = writeTool({
  name: 'make_list',
  title: 'Make a list',
  description: 'Make an empty list.',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({ list: ListName }),
  output: z.object({ list: z.string() }),
  async run({ list }, { tasks, at }) {
    const { name } = await tasks.makeList(list, at)
    return { list: name }
  },
})
