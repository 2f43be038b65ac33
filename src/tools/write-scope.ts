/** What a changing tool may use, bound to the transaction of this one call. */
import { listKey } from '../domain/name-key.ts'
import { problem } from '../domain/problem.ts'
import type { TaskWriter } from '../store/contract-tasks.ts'
import type { CallScope } from './call-scope.ts'
import type { WriteScope } from './tool.ts'

export function writeScope(tasks: TaskWriter, scope: CallScope, at: string): WriteScope {
  return {
    tasks,
    at,
    now: scope.now,
    newId: () => scope.world.newId(),
    async expect(task_id) {
      const task = await tasks.find(task_id)
      if (!task) throw problem('TASK_NOT_FOUND', { id: task_id })
      const expected = scope.call?.expected_version ?? scope.expected_version
      if (expected === undefined || task.version === expected) return task
      throw problem('CONFLICT', { reason: `#${task.number} was changed in the meantime.` })
    },
    async expectList(name) {
      const { lists } = await tasks.groupings()
      const list = lists.find((one) => listKey(one.name) === listKey(name))
      if (!list) throw problem('LIST_NOT_FOUND', { kind: 'list', name })
      const expected = scope.call?.expected_version ?? scope.expected_version
      if (expected === undefined || list.version === expected) return list
      throw problem('CONFLICT', { reason: `The list “${list.name}” was changed in the meantime.` })
    },
  }
}
