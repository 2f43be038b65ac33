/** A private address for a calendar: what is due, with alarms. Closed by revoking its token below. */
import { useState } from 'react'
import { CALENDAR } from '../../src/domain/scope.ts'
import { wordsOf } from '../api/problem.ts'
import { settingsApi } from '../api/settings.ts'
import { toast } from '../state/toasts.ts'
import { Copy } from './copy.tsx'

export function Calendar({ made }: { readonly made: () => void }) {
  const [address, setAddress] = useState<string | null>(null)
  const make = async () => {
    try {
      const { token } = await settingsApi.newToken('Calendar feed', [CALENDAR], null)
      setAddress(`${location.origin}/calendar/${token}.ics`)
      made()
    } catch (error) {
      toast(wordsOf(error))
    }
  }
  return (
    <>
      <p className="quiet small">
        Your calendar can ring as well, also when this page is closed: let it subscribe to a private address.
      </p>
      {address && (
        <Copy
          label="Whoever has this address can read what is due when, and nothing else. It is shown this once."
          text={address}
        />
      )}
      {!address && (
        <div className="row">
          <button type="button" className="button plain" onClick={() => void make()}>
            Make a calendar address
          </button>
        </div>
      )}
    </>
  )
}
