/** The tables of tokens that let programs in, and of sessions of browsers on this machine. */

export interface AccessSchema {
  access_tokens: AccessTokens
  local_sessions: LocalSessions
}

export interface AccessTokens {
  user_id: string
  id: string
  name: string
  token_hash: string
  scopes: string
  created_at: string
  expires_at: string | null
  last_used_at: string | null
}

export interface LocalSessions {
  user_id: string
  id: string
  token_hash: string
  device: string
  created_at: string
  last_used_at: string
}
