/** How the fields of a task lie in its row: as they are, and several of a thing as JSON. */
import {
  eachField,
  type FieldName,
  fieldNames,
  fieldsOf,
  type TaskFields,
  taskFields,
} from '../../domain/task-fields.ts'

export type FieldColumns = {
  [Name in FieldName]: TaskFields[Name] extends readonly unknown[] ? string : TaskFields[Name]
}

const several = fieldNames.filter((name) => Array.isArray(taskFields[name].none))

export function columnsOf(fields: TaskFields): FieldColumns {
  const columns: Record<string, unknown> = fieldsOf(fields)
  for (const name of several) columns[name] = JSON.stringify(fields[name])
  return columns as FieldColumns
}

export function fieldsIn(row: FieldColumns): TaskFields {
  const fields: Record<string, unknown> = eachField((name) => row[name])
  for (const name of several) fields[name] = JSON.parse(String(row[name]))
  return fields as TaskFields
}
