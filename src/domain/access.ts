/** What can be done about who may come in. The audit trail names these beside the tools. */
export const accessDeeds = [
  'sign_in',
  'sign_out',
  'sign_out_everywhere',
  'change_password',
  'reset_password',
  'make_token',
  'revoke_token',
  'allow_program',
  'end_program',
  'export',
  'disable_user',
  'enable_user',
] as const
export type AccessDeed = (typeof accessDeeds)[number]

/** The kind of the event that says: whoever looks on has to show once more that they may. */
export const ACCESS_CHANGED = 'access_changed'
