/** How the fields of a task lie in its row: as they are, and several of a thing as JSON. */
import {
  eachField,
  type FieldName,
  fieldsOf,
  severalFields,
  type TaskFields,
} from '../../domain/task-fields.ts'

type Column<Kept> = Kept extends readonly unknown[] ? string : Kept

export type FieldColumns = { [Name in FieldName]: Column<TaskFields[Name]> }

export function columnsOf(fields: TaskFields): FieldColumns {
  const columns: Record<string, unknown> = fieldsOf(fields)
  for (const name of severalFields) {
    const several = columns[name]
    columns[name] = several === null ? null : JSON.stringify(several)
  }
  return columns as FieldColumns
}

export function fieldsIn(row: FieldColumns): TaskFields {
  const fields: Record<string, unknown> = eachField((name) => row[name])
  for (const name of severalFields) fields[name] = row[name] === null ? null : JSON.parse(String(row[name]))
  return fields as TaskFields
}
