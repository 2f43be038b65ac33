/** The settings as accounts need them. */
import type { AuthRules } from '../accounts/auth.ts'
import type { Store } from '../store/contract.ts'
import { originsIn } from './service-settings.ts'
import type { Settings } from './settings.ts'

export function accountRules(settings: Settings, base_url: string, store: Store): AuthRules {
  return {
    base_url,
    secret: settings.SAYSO_AUTH_SECRET ?? '',
    audience: settings.SAYSO_JWT_AUDIENCE,
    trusted_origins: originsIn(settings.SAYSO_TRUSTED_ORIGINS ?? ''),
    sign_up: settings.SAYSO_SIGN_UP,
    erase: (user_id) => store.erase(user_id),
    sendReset: null,
  }
}
