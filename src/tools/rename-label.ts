/** Gives a label another name, on every task that has it. */
import { z } from 'zod'
import { LabelName } from '../domain/task-fields.ts'
import { writeTool } from './tool.ts'

export const renameLabel = writeTool({
  name: 'rename_label',
  title: 'Rename a label',
  description: 'Give a label another name, on every task that has it.',
  effect: 'write',
  idempotent: false,
  input: z.strictObject({ label: LabelName, name: LabelName }),
  output: z.object({ label: z.string(), before: z.string(), tasks: z.int() }),
  async run({ label, name }, { tasks, at }) {
    const end = await tasks.renameLabel(label, name, at)
    return { label: end.name, before: label, tasks: end.tasks.length }
  },
})
