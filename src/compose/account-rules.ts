/** The settings as accounts need them. */
import type { AuthRules } from '../accounts/auth.ts'
import type { Mail } from '../deliver/mail.ts'
import type { AccessDeed } from '../domain/access.ts'
import { instantText } from '../domain/calendar.ts'
import type { World } from '../domain/world.ts'
import { accessNote } from '../http/access-note.ts'
import type { Store } from '../store/contract.ts'
import type { AccessNote } from '../store/contract-service.ts'
import { originsIn } from './service-settings.ts'
import type { Settings } from './settings.ts'

export function accountRules(settings: Settings, base_url: string, store: Store, world: World): AuthRules {
  return {
    ...accessRules(store, world),
    base_url,
    secret: settings.SAYSO_AUTH_SECRET ?? '',
    audience: settings.SAYSO_JWT_AUDIENCE,
    trusted_origins: originsIn(settings.SAYSO_TRUSTED_ORIGINS ?? ''),
    sign_up: settings.SAYSO_SIGN_UP,
    sendReset: null,
    fault: () => undefined,
  }
}

/** Of a server that sends mail: links to a password go by it. */
export function withMail(
  rules: AuthRules,
  mail: Mail | null,
  world: World,
  fault: AuthRules['fault'],
): AuthRules {
  if (mail === null) return { ...rules, fault }
  return {
    ...rules,
    fault,
    async sendReset({ email, token }) {
      const link = `${rules.base_url}/reset-password?token=${encodeURIComponent(token)}`
      const sent = await mail.password(email, link, world.newId())
      // Whoever asked has been answered, so it is for whoever runs the server to know.
      if (!sent.ok) fault(new Error(sent.error))
    },
  }
}

/** What accounts do about who may come in, as our own side of the database has it. */
type AccessRules = Pick<AuthRules, 'erase' | 'closed' | 'noted' | 'endTokens'>

export function accessRules(store: Store, world: World): AccessRules {
  const note = (user_id: string, deed: AccessDeed, about: AccessNote['about']) =>
    accessNote(world, { user_id, source: 'page', client: null }, deed, about)
  return {
    erase: (user_id) => store.erase(user_id, instantText(world.now())),
    closed: (user_id) => store.closed(user_id),
    noted: (user_id, deed, about) => store.note(note(user_id, deed, about)),
    endTokens: (user_id, deed) => store.endTokens(note(user_id, deed, {})),
  }
}
