/** Deletes a list with everything on it. One undo brings all of it back; who may call this is the policy's business. */
import { z } from 'zod'
import { ListName } from '../domain/task-fields.ts'
import { writeTool } from './tool.ts'

export const deleteList = writeTool({
  name: 'delete_list',
  title: 'Delete a list',
  description: 'Delete a list and all tasks on it, after the user has agreed to exactly that.',
  effect: 'destroy',
  idempotent: false,
  input: z.strictObject({ list: ListName }),
  output: z.object({ list: z.string(), tasks: z.int() }),
  async run({ list }, { tasks, at, expectList }) {
    const { name } = await expectList(list)
    const end = await tasks.deleteList(name, at)
    return { list: name, tasks: end.tasks.length }
  },
})
