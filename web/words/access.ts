/** What was done about who may come in, for the story of what was done. */
import type { AccessDeed } from '../../src/domain/access.ts'
import type { AuditRow } from '../api/types.ts'
import { deviceWords } from './device.ts'

type About = AuditRow['parameters']

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const DEEDS: Readonly<Record<AccessDeed, (about: About) => string>> = {
  sign_in: ({ device }) => `signed in with ${deviceWords(text(device))}`,
  sign_out: ({ device }) => `signed out${device ? ` ${deviceWords(text(device))}` : ''}`,
  sign_out_everywhere: () => 'signed out everywhere; every program and token was put out',
  change_password: () => 'changed the password; every program and token was put out',
  reset_password: () => 'set a new password by a link; everyone was put out',
  make_token: ({ name }) => `made the token “${text(name)}”`,
  revoke_token: ({ name }) => `revoked the token “${text(name)}”`,
  allow_program: ({ program }) => `let in the program “${text(program)}”`,
  end_program: ({ program }) => `put out the program “${text(program)}”`,
  disable_user: () => 'closed by whoever runs this server',
  enable_user: () => 'opened again by whoever runs this server',
  export: ({ of }) => `saved a copy: ${text(of)}`,
}

/** null: it is about something else. */
export function accessDeedOf({ tool_name, parameters }: Pick<AuditRow, 'tool_name' | 'parameters'>) {
  const said = Object.hasOwn(DEEDS, tool_name) ? DEEDS[tool_name as AccessDeed] : null
  return said?.(parameters) ?? null
}
