/** What the holder of a token may do. Someone signed in as themselves may do all of it. */
export const scopes = ['tasks:read', 'tasks:write', 'tasks:delete'] as const
export type Scope = (typeof scopes)[number]
