/** What a call did, to be read among other words: each title keeps its own direction, and pulls nothing along. */
import { Fragment } from 'react'
import type { AuditRow } from '../api/types.ts'
import { groupedIn, tasksIn, verbOf } from '../words/tools.ts'

export function Deed({ row }: { readonly row: Pick<AuditRow, 'tool_name' | 'parameters' | 'result'> }) {
  const tasks = tasksIn(row.result)
  return (
    <>
      {verbOf(row)} {tasks.length === 0 && <bdi>{groupedIn(row)}</bdi>}
      {tasks.map(({ id, number, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <span className="task-number">#{number} </span>
          <bdi>{title}</bdi>
        </Fragment>
      ))}
    </>
  )
}
