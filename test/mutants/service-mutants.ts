/** P5 for the service: who gets in, what a token is good for, what others changed, what streams show. */
const service = ['--project', 'sqlite', 'test/service/api.test.ts', 'test/service/tokens.test.ts']
const events = ['--project', 'sqlite', 'test/service/events.test.ts', 'test/service/store.test.ts']
const http = ['--project', 'unit', 'test/http/tokens.test.ts', 'test/http/jwks.test.ts']

export const serviceMutants = [
  {
    name: 'if-match-ignored',
    breaks: 'an edit of an older version is refused',
    edits: [
      {
        file: 'src/http/if-match.ts',
        from: 'if (version !== undefined) return Number(version)',
        to: 'if (version !== undefined) return null',
      },
    ],
    caughtBy: service,
  },
  {
    name: 'scopes-only-at-the-door',
    breaks: 'scopes hold for every tool inside a conversation',
    edits: [
      {
        file: 'src/tools/scope-needed.ts',
        from: 'return scopes === undefined || scopes.includes(needed) ? null : needed',
        to: 'return scopes === undefined || scopes.length > 0 ? null : needed',
      },
    ],
    caughtBy: service,
  },
  {
    name: 'deleted-conversation-acts-again',
    breaks: 'the keys of erased messages stay taken',
    edits: [
      {
        file: 'src/store/service/conversations.ts',
        from: ".set({ status: 'done', request: '{}', decided: null, decision: null, response: null, reads: null })",
        to: ".set({ id: '' })",
      },
    ],
    caughtBy: service,
  },
  {
    name: 'limit-counted-per-process',
    breaks: 'limits hold across instances',
    edits: [
      {
        file: 'src/store/service/allow.ts',
        from: 'return row !== undefined',
        to: 'return row !== undefined || limit > 0',
      },
    ],
    caughtBy: service,
  },
  {
    name: 'event-skipped-on-return',
    breaks: 'no event is lost over a reconnect',
    edits: [
      {
        file: 'src/store/events.ts',
        from: ".where('seq', '>', after)",
        to: ".where('seq', '>', after + 1)",
      },
    ],
    caughtBy: events,
  },
  {
    name: 'audience-not-checked',
    breaks: 'a token for someone else opens nothing',
    edits: [
      {
        file: 'src/http/auth/jwt-gate.ts',
        from: 'const rules = { algorithms, issuer, audience,',
        to: 'const rules = { algorithms, issuer,',
      },
    ],
    caughtBy: http,
  },
  {
    name: 'slow-bodies-for-ever',
    breaks: 'whoever dribbles in a body does not keep a socket',
    edits: [
      {
        file: 'src/http/serve.ts',
        from: 'if (incoming.complete) return',
        to: 'if (incoming.url) return',
      },
    ],
    caughtBy: ['--project', 'unit', 'test/http/socket.test.ts'],
  },
  {
    name: 'nul-reaches-the-accounts',
    breaks: 'bad input is never a fault of ours',
    edits: [
      {
        file: 'src/http/auth/storable-only.ts',
        from: 'if (!texts.every(isStorable)) throw',
        to: 'if (texts.length < 0) throw',
      },
    ],
    caughtBy: ['--project', 'postgres', 'test/service/accounts.test.ts'],
  },
  {
    name: 'today-is-the-servers',
    breaks: 'today is where the user is',
    edits: [
      {
        file: 'src/http/zone-of.ts',
        from: '(await store.settings(user_id)).timezone ?? timezone',
        to: '(await store.settings(user_id)) && timezone',
      },
    ],
    caughtBy: service,
  },
]
