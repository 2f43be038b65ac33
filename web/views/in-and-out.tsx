/** Everything can be taken along, and brought in again; so can files of other programs. */
import { useState } from 'react'
import { wordsOf } from '../api/problem.ts'
import { type BroughtIn, settingsApi } from '../api/settings.ts'
import { refreshTasks } from '../state/tasks.ts'

const KINDS = '.jsonl,.ndjson,.json,.csv,.md,.markdown,.txt,.ics'

export function InAndOut() {
  const [said, setSaid] = useState('')
  const [remarks, setRemarks] = useState<BroughtIn['remarks']>([])
  const bringIn = async (file: File | undefined) => {
    if (!file) return
    setSaid('Reading…')
    setRemarks([])
    try {
      const brought = await settingsApi.bringIn(file)
      setSaid(wordsFor(brought))
      setRemarks(brought.remarks)
      await refreshTasks()
    } catch (error) {
      setSaid(wordsOf(error))
    }
  }
  return (
    <fieldset className="block">
      <legend>Take along, bring in</legend>
      <p className="quiet small">
        An export of Sayso, a CSV of Todoist or your own, a Markdown checklist, todo.txt, Taskwarrior’s JSON,
        or an iCalendar file. <a href="/docs/moving">How to get it from there</a>
      </p>
      <div className="row">
        <a className="button plain" href="/api/export" download>
          Save everything
        </a>
        <label className="button plain file">
          Bring in a file
          <input
            type="file"
            className="sr-only"
            accept={KINDS}
            onChange={(event) => {
              void bringIn(event.target.files?.[0])
              // The same file may be chosen again.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <p className="small" role="status">
        {said}
      </p>
      <ul className="small quiet">
        {remarks?.map(({ line, text }) => (
          <li key={`${line} ${text}`}>
            Line {line}: {text}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function wordsFor({ tasks, skipped }: BroughtIn): string {
  const read = `${tasks} ${tasks === 1 ? 'task' : 'tasks'} read`
  const passed = skipped === 0 ? '' : `, ${skipped} other ${skipped === 1 ? 'line' : 'lines'} passed over`
  return `${read}${passed}. What was there already was not added again.`
}
