/** Whether signing in takes a code from a phone beside the password; turned on with a first code, off with the password. */
import { type FormEvent, useState } from 'react'
import { accounts, type SecondStep as Begun } from '../api/accounts.ts'
import { wordsOf } from '../api/problem.ts'
import { toast } from '../state/toasts.ts'
import { Copy } from './copy.tsx'
import { useAsked } from './use-asked.ts'

export function SecondStep() {
  const { value: isOn, again } = useAsked(accounts.hasSecondStep)
  const [begun, setBegun] = useState<Begun | null>(null)
  if (isOn === null) return null
  const act = async (field: string) => {
    if (begun) {
      await accounts.verify(field)
      setBegun(null)
      again()
    } else if (isOn) {
      await accounts.turnOff(field)
      again()
    } else setBegun(await accounts.turnOn(field))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const field = String(new FormData(form).get('field')).trim()
    void act(field).then(
      () => form.reset(),
      (error: unknown) => toast(wordsOf(error)),
    )
  }
  return (
    <fieldset className="block">
      <legend>A second step</legend>
      <p className="quiet small">
        {isOn
          ? 'Signing in takes a code from your phone beside your password.'
          : 'With it, signing in takes a code from your phone beside your password.'}
      </p>
      {begun && <Copy label="Add this to the program for codes on your phone." text={begun.totpURI} />}
      {begun && (
        <Copy
          label="Write these down: each works once, should the phone be gone."
          text={begun.backupCodes.join(' ')}
        />
      )}
      <form onSubmit={submit}>
        <label className="field">
          <span>{begun ? 'The code it shows' : 'Your password'}</span>
          <input
            name="field"
            required
            type={begun ? 'text' : 'password'}
            autoComplete={begun ? 'one-time-code' : 'current-password'}
          />
        </label>
        <button type="submit" className="button plain">
          {begun ? 'Turn it on' : isOn ? 'Turn it off' : 'Begin'}
        </button>
      </form>
    </fieldset>
  )
}
