/** P5 for what tokens are good for, and for accounts that were closed. */
const scopes = ['--project', 'sqlite', 'test/promises/scopes.test.ts']
const closed = ['--project', 'sqlite', 'test/service/closed.test.ts', '--testTimeout', '10000']

export const scopeMutants = [
  {
    name: 'undo-removes-for-anyone',
    breaks: 'who may not delete removes nothing by undo',
    edits: [
      {
        file: 'src/tools/undo.ts',
        from: "if (revisions.some(removes)) mustHave('tasks:delete')",
        to: '',
      },
    ],
    caughtBy: scopes,
  },
  {
    name: 'calendar-tells-notes',
    breaks: 'the calendar reads what is due, and nothing else',
    edits: [
      {
        file: 'src/http/calendar/ics.ts',
        from: "'TRANSP:TRANSPARENT',",
        to: "'TRANSP:TRANSPARENT', String(task.description),",
      },
    ],
    caughtBy: scopes,
  },
  {
    name: 'undo-by-name',
    breaks: 'a program takes back its own only, whatever it is called',
    edits: [
      {
        file: 'src/store/tasks/undo.ts',
        from: 'program === undefined ? sql`r.program is null and',
        to: 'client !== null ? sql`1 = 1 and',
      },
    ],
    caughtBy: scopes,
  },
  {
    name: 'names-itself',
    breaks: 'a program is called as its token is',
    edits: [
      {
        file: 'src/mcp/caller.ts',
        from: 'if (known !== undefined) return named(known)',
        to: '',
      },
    ],
    caughtBy: scopes,
  },
  {
    name: 'scope-claim-ignored',
    breaks: 'the scope of an issuer’s JWT counts',
    edits: [
      {
        file: 'src/http/auth/granted.ts',
        from: 'if (claim === undefined) return null',
        to: 'if (claim !== null) return null',
      },
    ],
    caughtBy: scopes,
  },
  {
    name: 'tokens-for-ever',
    breaks: 'a token ends by itself unless something else was asked for',
    edits: [
      {
        file: 'src/http/routes/tokens.ts',
        from: 'if (wanted === undefined) return usual',
        to: 'if (wanted === undefined) return null',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/tokens.test.ts'],
  },
  {
    name: 'closed-but-written-for',
    breaks: 'nothing is done for an account that was closed',
    edits: [
      {
        file: 'src/store/users.ts',
        from: "if (row.closed !== null && if_closed === 'refuse') throw problem('ACCOUNT_CLOSED')",
        to: '',
      },
    ],
    caughtBy: closed,
  },
  {
    name: 'erased-made-anew',
    breaks: 'nothing of who was erased comes back',
    edits: [
      {
        file: 'src/store/users.ts',
        from: "if (await wasErased(trx, id)) throw problem('ACCOUNT_CLOSED')",
        to: '',
      },
    ],
    caughtBy: closed,
  },
  {
    name: 'disabled-signs-in',
    breaks: 'whoever was disabled cannot sign in',
    edits: [
      {
        file: 'src/accounts/auth.ts',
        from: "if (why === 'disabled') throw problem('ACCOUNT_CLOSED')",
        to: '',
      },
    ],
    caughtBy: closed,
  },
  {
    name: 'closed-remembered-open',
    breaks: 'whoever listens is put out at once',
    edits: [
      {
        file: 'src/http/auth/unless-closed.ts',
        from: 'if (!credentials.again && isKnown(user_id)) return principal',
        to: 'if (isKnown(user_id)) return principal',
      },
    ],
    caughtBy: closed,
  },
  {
    name: 'ready-when-it-answers',
    breaks: 'a full or read-only database is not ready',
    edits: [
      {
        file: 'src/store/service/service.ts',
        from: 'ready: () => write(takesIn)',
        to: 'ready: async () => undefined',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/watched.test.ts'],
  },
  {
    name: 'figures-through-a-proxy',
    breaks: 'figures are for this machine, or take a token',
    edits: [
      { file: 'src/http/routes/metrics.ts', from: '!behind_proxy && isLoopback(c)', to: 'isLoopback(c)' },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/watched.test.ts'],
  },
  {
    name: 'formula-in-full-width',
    breaks: 'no cell of a table is a formula',
    edits: [{ file: 'src/transfer/csv.ts', from: '[=+\\-@＝＋－＠]', to: '[=+\\-@]' }],
    caughtBy: ['--project', 'unit', 'test/transfer/formulas.test.ts'],
  },
  {
    name: 'programs-without-bounds',
    breaks: 'a program registers within bounds',
    edits: [
      {
        file: 'src/http/auth/within-bounds.ts',
        from: 'if (odd === null) return await next()',
        to: "if (odd !== '') return await next()",
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/oauth-errors.test.ts'],
  },
  {
    name: 'sign-up-tells',
    breaks: 'signing up does not tell who has an account',
    edits: [{ file: 'src/accounts/by-mail.ts', from: ' || rules.sendReset === null)', to: ')' }],
    caughtBy: ['--project', 'sqlite', 'test/service/sign-up-tells-nothing.test.ts'],
  },
  {
    name: 'open-without-mail',
    breaks: 'a server that would tell who has an account does not start',
    edits: [
      { file: 'src/compose/settings.ts', from: "if (s.SAYSO_SIGN_UP === 'open' && ", to: 'if (false && ' },
    ],
    caughtBy: ['--project', 'unit', 'src/compose/public-address.test.ts'],
  },
  {
    name: 'codes-without-end',
    breaks: 'codes are guessed a few times and no more',
    edits: [{ file: 'src/http/auth/tries.ts', from: 'await limitCodes(c, parts)', to: '' }],
    caughtBy: ['--project', 'sqlite', 'test/service/two-factor.test.ts'],
  },
] as const
