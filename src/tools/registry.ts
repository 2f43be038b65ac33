/** All tools, in the order they are listed. A new tool is a file of its own, a line here, and its name in domain/decision.ts. */
import { problem } from '../domain/problem.ts'
import { addTask } from './add-task.ts'
import { completeTask } from './complete-task.ts'
import { deleteList } from './delete-list.ts'
import { deleteTask } from './delete-task.ts'
import { getTask } from './get-task.ts'
import { listTasks } from './list-tasks.ts'
import { makeList } from './make-list.ts'
import { renameLabel } from './rename-label.ts'
import { renameList } from './rename-list.ts'
import { restoreTask } from './restore-task.ts'
import { showLists } from './show-lists.ts'
import type { Tool } from './tool.ts'
import { undo } from './undo.ts'
import { updateTask } from './update-task.ts'

export const registry: readonly Tool[] = [
  addTask,
  listTasks,
  getTask,
  updateTask,
  completeTask,
  deleteTask,
  restoreTask,
  undo,
  showLists,
  makeList,
  renameList,
  deleteList,
  renameLabel,
]

/** Names of an earlier specification, accepted when called, never listed. */
const aliases: Readonly<Record<string, string>> = {
  create_todo_task: 'add_task',
  get_todo_task: 'get_task',
  list_todo_tasks: 'list_tasks',
  update_todo_task: 'update_task',
  complete_todo_task: 'complete_task',
  delete_todo_task: 'delete_task',
}

export function findTool(name: string): Tool | null {
  const canonical = aliases[name] ?? name
  return registry.find((tool) => tool.name === canonical) ?? null
}

export function toolNamed(name: string): Tool {
  const tool = findTool(name)
  if (!tool) throw problem('VALIDATION_ERROR', { reason: `There is no tool ${name}.` })
  return tool
}
