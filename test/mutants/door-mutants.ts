/** P5 for who is in: what was given out ends with what it rests on. */
const doors = ['--project', 'sqlite', 'test/service/put-out.test.ts', 'test/service/who-is-in.test.ts']

export const doorMutants = [
  {
    name: 'any-lock-will-do',
    breaks: 'a token from before fits nowhere, also when its program is allowed again',
    edits: [
      {
        file: 'src/accounts/still-allowed.ts',
        from: "if (!user || (user.lock ?? '') !== (lock ?? '')) return null",
        to: "if (!user || lock === '-') return null",
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'scopes-of-the-token-alone',
    breaks: 'what a program was allowed less counts at once',
    edits: [
      {
        file: 'src/accounts/still-allowed.ts',
        from: 'given.includes(one) && consent.scopes.includes(one)',
        to: 'given.includes(one)',
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'refresh-tokens-stay',
    breaks: 'a program that was put out gets no new token',
    edits: [
      {
        file: 'src/accounts/visitors.ts',
        from: "await adapter.deleteMany({ model: 'oauthRefreshToken', where })",
        to: '',
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'jwt-outlives-its-session',
    breaks: 'a JWT of the API ends with its session',
    edits: [
      {
        file: 'src/accounts/accounts.ts',
        from: "if (!isIn) throw problem('INVALID_TOKEN')",
        to: "if (!isIn && user_id === '') throw problem('INVALID_TOKEN')",
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'password-leaves-tokens',
    breaks: 'a new password ends personal tokens',
    edits: [
      {
        file: 'src/store/service/tokens.ts',
        from: "await trx.deleteFrom('access_tokens').where('user_id', '=', note.actor.user_id).execute()",
        to: '',
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'streams-stay-open',
    breaks: 'whoever was put out hears no more',
    edits: [
      {
        file: 'src/http/routes/events.ts',
        from: 'if (sent?.again && !(await mayStill(parts, c))) return',
        to: 'if (sent?.again) await mayStill(parts, c)',
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'links-outlive-their-account',
    breaks: 'links and codes that were not used yet end with what they lead to',
    edits: [
      {
        file: 'src/accounts/visitors.ts',
        from: "  await adapter.deleteMany({ model: 'verification', where })\n",
        to: "  if (where.length > 1) await adapter.deleteMany({ model: 'verification', where })\n",
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/sign-up-by-mail.test.ts', '-t', 'still in the mail'],
  },
  {
    name: 'sessions-of-anyone',
    breaks: 'nobody ends the session of another',
    edits: [
      {
        file: 'src/accounts/visitors.ts',
        from: "const where = [is('userId', user_id), { field: 'expiresAt'",
        to: "const where = [{ field: 'expiresAt'",
      },
    ],
    caughtBy: doors,
  },
  {
    name: 'sessions-in-the-clear',
    breaks: 'whoever reads the database can sign in as nobody',
    edits: [
      {
        file: 'src/accounts/hashed-sessions.ts',
        from: "hash('sha256', token)",
        to: 'token',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/stored-hashed.test.ts'],
  },
] as const
