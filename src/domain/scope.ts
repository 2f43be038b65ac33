/** What the holder of a token may do. Someone signed in as themselves may do all of it. */
export const taskScopes = ['tasks:read', 'tasks:write', 'tasks:delete'] as const

/** For an address that a calendar subscribes to: what is due, and nothing else. */
export const CALENDAR = 'calendar:read'

export const scopes = [...taskScopes, CALENDAR] as const
export type Scope = (typeof scopes)[number]
