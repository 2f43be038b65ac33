/** The call in whose name tasks and lists are written, and the user's row that numbers what it does. */
import type { Change } from '../contract-changes.ts'
import type { LockedUser } from '../locked-user.ts'

export type Cause = Change['invocation'] & { readonly user: LockedUser }
