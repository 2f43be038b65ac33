/** Everything can be taken along, and brought in again. */
import { useState } from 'react'
import { wordsOf } from '../api/problem.ts'
import { settingsApi } from '../api/settings.ts'
import { refreshTasks } from '../state/tasks.ts'

export function InAndOut() {
  const [said, setSaid] = useState('')
  const bringIn = async (file: File | undefined) => {
    if (!file) return
    setSaid('Reading…')
    try {
      const { tasks, skipped } = await settingsApi.bringIn(file)
      setSaid(
        `${tasks} ${tasks === 1 ? 'task' : 'tasks'} read, ${skipped} other lines passed over. What was there already was not added again.`,
      )
      await refreshTasks()
    } catch (error) {
      setSaid(wordsOf(error))
    }
  }
  return (
    <fieldset className="block">
      <legend>Take along, bring in</legend>
      <div className="row">
        <a className="button plain" href="/api/export" download>
          Save everything
        </a>
        <label className="button plain file">
          Bring in a file
          <input
            type="file"
            className="sr-only"
            accept=".jsonl,application/x-ndjson"
            onChange={(event) => void bringIn(event.target.files?.[0])}
          />
        </label>
      </div>
      <p className="small" role="status">
        {said}
      </p>
    </fieldset>
  )
}
