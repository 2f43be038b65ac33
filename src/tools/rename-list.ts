/** Gives a list another name. A name that another list has makes one list of the two, and has to be meant. */
import { z } from 'zod'
import { listKey } from '../domain/name-key.ts'
import { problem } from '../domain/problem.ts'
import { ListName } from '../domain/task-fields.ts'
import { writeTool } from './tool.ts'

export const renameList = writeTool({
  name: 'rename_list',
  title: 'Rename a list',
  description: 'Rename a list, or with merge: true put everything on it on another list.',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({ list: ListName, name: ListName, merge: z.boolean().default(false) }),
  output: z.object({ list: z.string(), before: z.string(), tasks: z.int(), merged: z.boolean() }),
  async run({ list, name, merge }, { tasks, at, expectList }) {
    const before = await expectList(list)
    const { lists } = await tasks.groupings()
    const other = lists.find((one) => listKey(one.name) === listKey(name) && one.name !== before.name)
    if (other && !merge) throw problem('CONFLICT', { reason: `There is a list “${other.name}” already.` })
    const end = await tasks.renameList(before.name, name, at)
    return { list: end.name, before: before.name, tasks: end.tasks.length, merged: other !== undefined }
  },
})
