/** Where reminders are sent when the page is closed, each with a test; and when they are not. */
import { type FormEvent, useState } from 'react'
import { type Channel, channelsApi } from '../api/channels.ts'
import { wordsOf } from '../api/problem.ts'
import { toast } from '../state/toasts.ts'
import { QuietHours } from './quiet-hours.tsx'
import { canPush, notifyHere } from './this-browser.ts'
import { useAsked } from './use-asked.ts'

export function Notifications() {
  const { value, problem, again } = useAsked(channelsApi.list)
  /** Says what went wrong, or that it worked, and looks again. */
  const run = (work: Promise<string | null>) =>
    void work
      .then((words) => words !== null && toast(words))
      .catch((error: unknown) => toast(wordsOf(error)))
      .finally(again)
  return (
    <fieldset className="block">
      <legend>Reminders when this page is closed</legend>
      {problem && <p role="alert">{problem}</p>}
      <ul className="rows">
        {value?.channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} run={run} />
        ))}
      </ul>
      {value && canPush() && (
        <div className="row">
          <button type="button" className="button plain" onClick={() => run(notifyHere(value.push_key))}>
            Notify this browser
          </button>
        </div>
      )}
      {value?.mails && <AddMail run={run} />}
      <AddWebhook run={run} />
      <QuietHours />
    </fieldset>
  )
}

type Run = (work: Promise<string | null>) => void

function ChannelRow({ channel, run }: { readonly channel: Channel; readonly run: Run }) {
  const { id, name, confirmed, failure } = channel
  const trial = async () => {
    const { ok, error } = await channelsApi.test(id)
    return ok ? `Sent to ${name}.` : `${error}.`
  }
  const remove = async () => {
    await channelsApi.remove(id)
    return null
  }
  return (
    <li className="row-line row-item">
      <span className="row-name">
        <span>{name}</span>
        {!confirmed && <span className="quiet small">Waits for the link in the e-mail it was sent.</span>}
        {failure && <span className="small">The latest did not arrive. {failure}.</span>}
      </span>
      <button type="button" className="button plain" aria-label={`Test ${name}`} onClick={() => run(trial())}>
        Test
      </button>
      <button
        type="button"
        className="button plain"
        aria-label={`Remove ${name}`}
        onClick={() => run(remove())}
      >
        Remove
      </button>
    </li>
  )
}

function AddMail({ run }: { readonly run: Run }) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('to'))
    event.currentTarget.reset()
    run(channelsApi.add({ kind: 'email', to }).then(() => `Look into ${to} for a link to press.`))
  }
  return (
    <form onSubmit={add}>
      <label className="field">
        <span>By e-mail to</span>
        <input name="to" type="email" required maxLength={254} autoComplete="email" />
      </label>
      <button type="submit" className="button plain">
        Send them there
      </button>
    </form>
  )
}

function AddWebhook({ run }: { readonly run: Run }) {
  const [format, setFormat] = useState('ntfy')
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const url = String(new FormData(event.currentTarget).get('url'))
    event.currentTarget.reset()
    run(channelsApi.add({ kind: 'webhook', url, format }).then(() => null))
  }
  return (
    <form onSubmit={add}>
      <label className="field">
        <span>To a web address (ntfy and others)</span>
        <input name="url" type="url" required maxLength={2000} placeholder="https://ntfy.sh/your-topic" />
      </label>
      <label className="field">
        <span>It takes</span>
        <select value={format} onChange={(event) => setFormat(event.target.value)}>
          <option value="ntfy">What ntfy takes</option>
          <option value="json">JSON</option>
        </select>
      </label>
      <button type="submit" className="button plain">
        Send them to that address
      </button>
    </form>
  )
}
