/** One user's tasks inside the transaction of one call. */
import type { Task } from '../../domain/task.ts'
import type { TaskWriter } from '../contract-tasks.ts'
import type { Db } from '../engine.ts'
import type { Cause } from './cause.ts'
import { type Edit, edited, kindOf, newTask } from './edit.ts'
import { findRow } from './find.ts'
import { deleteList, makeList, renameLabel, renameList } from './lists.ts'
import { changedSince, putTask } from './put.ts'
import { taskReader } from './reader.ts'
import { taskOf } from './task-row.ts'
import { putToken, useToken } from './tokens.ts'
import { revert, undoable, undoList } from './undo.ts'

export function taskWriter(trx: Db, cause: Cause): TaskWriter {
  const { user_id } = cause.actor
  return {
    ...taskReader(trx, user_id),
    add: async (id, fields, at) => {
      const task = newTask(id, cause.user.nextNumber(), fields, at)
      return putTask(trx, cause, { before: null, after: { task, deleted: false }, kind: 'added' })
    },
    change: (task, edit, at) => changeTask(trx, cause, task, edit, at),
    makeList: (name, at) => makeList(trx, cause, name, at),
    renameList: (from, to, at) => renameList(trx, cause, from, to, at),
    deleteList: (name, at) => deleteList(trx, cause, name, at),
    renameLabel: (from, to, at) => renameLabel(trx, cause, from, to, at),
    undoable: (invocation_id) => undoable(trx, cause, invocation_id),
    revert: (revision, at) => revert(trx, cause, revision, at),
    revertList: (revision, at) => undoList(trx, cause, revision, at),
    putToken: (token) => putToken(trx, user_id, token),
    useToken: (token_hash, now) => useToken(trx, user_id, token_hash, now),
  }
}

/** `task` has to be as it is now: who holds an older version decided on something that no longer is. */
async function changeTask(trx: Db, cause: Cause, task: Task, edit: Edit, at: string): Promise<Task> {
  const row = await findRow(trx, cause.actor.user_id, task.id)
  if (row === undefined || row.version !== task.version) throw changedSince(task)
  const before = { task: taskOf(row), deleted: row.deleted_at !== null }
  return putTask(trx, cause, { before, after: edited(before, edit, at), kind: kindOf(edit) })
}
