/** Everything that was done, by whom and through what: the audit trail as a story, newest first. */
import { useCallback, useState } from 'react'
import { accessDeeds } from '../../src/domain/access.ts'
import { toolNames } from '../../src/domain/decision.ts'
import { api } from '../api/calls.ts'
import type { AuditRow } from '../api/types.ts'
import { Deed } from '../ui/deed.tsx'
import { accessDeedOf } from '../words/access.ts'
import { changes, whoDid } from '../words/tools.ts'
import { whenWords } from '../words/when.ts'
import { Picture } from './picture.tsx'
import { useAsked } from './use-asked.ts'

const SOURCES = {
  '': 'everyone',
  chat: 'the conversation',
  page: 'the page',
  cli: 'the terminal',
  mcp: 'assistants',
}
const PAGE = 100

interface Filter {
  readonly source: string
  readonly tool: string
  readonly success: string
}

export function Activity() {
  const [filter, setFilter] = useState<Filter>({ source: '', tool: '', success: '' })
  const [pages, setPages] = useState(1)
  const ask = useCallback(() => rowsOf(filter, pages), [filter, pages])
  const { value, problem } = useAsked(ask)
  const shown = value?.rows.filter((row) => filter.tool !== '' || !row.success || didChange(row))
  return (
    <section className="panel" aria-labelledby="activity-title">
      <div className="panel-head">
        <h2 id="activity-title">Activity</h2>
        <a className="button plain" href="/api/audit/export" download>
          Save all
        </a>
      </div>
      <Picture />
      <Filters filter={filter} set={setFilter} />
      {problem && <p role="alert">{problem}</p>}
      <ol className="trail">
        {shown?.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
      {shown?.length === 0 && <p className="quiet empty">Nothing like that was done.</p>}
      {value?.more && (
        <button type="button" className="button plain more" onClick={() => setPages(pages + 1)}>
          Show more
        </button>
      )}
    </section>
  )
}

function Row({ row }: { readonly row: AuditRow }) {
  return (
    <li data-failed={!row.success}>
      <time>{whenWords(row.invoked_at)}</time>
      <span>
        <span className="note-who">{row.source === 'chat' ? 'You, by talking,' : whoDid(row)}</span>{' '}
        {row.success && didChange(row) ? <Did row={row} /> : `called ${row.tool_name}`}
        {!row.success && `, which failed: ${row.error}`}
      </span>
    </li>
  )
}

function Did({ row }: { readonly row: AuditRow }) {
  return changes(row.tool_name) ? <Deed row={row} /> : accessDeedOf(row)
}

/** It changed something, or who may come in. */
function didChange(row: AuditRow): boolean {
  return changes(row.tool_name) || accessDeedOf(row) !== null
}

function Filters({ filter, set }: { readonly filter: Filter; readonly set: (filter: Filter) => void }) {
  const change = (name: keyof Filter) => (event: { target: { value: string } }) =>
    set({ ...filter, [name]: event.target.value })
  return (
    <div className="row">
      <label className="field">
        <span>By</span>
        <select value={filter.source} onChange={change('source')}>
          {Object.entries(SOURCES).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Call</span>
        <select value={filter.tool} onChange={change('tool')}>
          <option value="">every change</option>
          {[...toolNames, ...accessDeeds].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Result</span>
        <select value={filter.success} onChange={change('success')}>
          <option value="">any</option>
          <option value="true">worked</option>
          <option value="false">failed</option>
        </select>
      </label>
    </div>
  )
}

async function rowsOf(filter: Filter, pages: number): Promise<{ rows: readonly AuditRow[]; more: boolean }> {
  const rows: AuditRow[] = []
  let cursor: string | null | undefined
  for (let page = 0; page < pages && cursor !== null; page++) {
    const answer = await api.audit({ ...filter, limit: PAGE, cursor })
    rows.push(...answer.invocations)
    cursor = answer.next_cursor
  }
  return { rows, more: cursor !== null }
}
