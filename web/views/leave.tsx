/** Sign out, where there are accounts. Nothing of this user stays in the browser. */
import { accounts } from '../api/accounts.ts'
import { wordsOf } from '../api/problem.ts'
import { forgetAll, keptHere } from '../state/kept.ts'
import { toast } from '../state/toasts.ts'

export function Leave() {
  if (keptHere('account') === null) return null
  const leave = async () => {
    try {
      await accounts.signOut()
      forgetAll()
      location.reload()
    } catch (error) {
      toast(wordsOf(error))
    }
  }
  return (
    <fieldset className="block">
      <legend>Your account</legend>
      <div className="row">
        <button type="button" className="button plain" onClick={() => void leave()}>
          Sign out
        </button>
      </div>
    </fieldset>
  )
}
