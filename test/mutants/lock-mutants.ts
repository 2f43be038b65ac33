/** P5 for guessing, for what waits in a browser, and for what lies on a disk or goes to a terminal. */
/** All of them take long: each password is hashed. */
const guessing = (name: string) => ['--project', 'sqlite', 'test/service/guessing.test.ts', '-t', name]
const signIn = ['--project', 'sqlite', 'test/service/sign-in.test.ts']
const files = ['--project', 'sqlite', 'test/contract/private-files.test.ts']

const byMail = (name: string) => ['--project', 'sqlite', 'test/service/sign-up-by-mail.test.ts', '-t', name]

export const lockMutants = [
  {
    name: 'forms-uncounted',
    breaks: 'tries count, as JSON or as a form',
    edits: [
      {
        file: 'src/http/auth/tries.ts',
        from: "isForm ? new URLSearchParams(body).get('email') : emailOfJson(body)",
        to: 'isForm ? null : emailOfJson(body)',
      },
    ],
    caughtBy: guessing('as JSON and as a form'),
  },
  {
    name: 'guessed-out-of-the-own-account',
    breaks: 'whoever guesses at an account does not lock its owner out',
    edits: [
      {
        file: 'src/http/auth/tries.ts',
        from: 'const device = accounts.knownDevice(c.req.raw.headers, email)',
        to: "const device = email === '' ? email : null",
      },
    ],
    caughtBy: guessing('gets in with a device'),
  },
  {
    name: 'any-device-is-the-owners',
    breaks: 'a device is the owner’s by a seal, not by its word',
    edits: [
      {
        file: 'src/accounts/device-cookie.ts',
        from: 'given.length === right.length && timingSafeEqual(given, right) ? id : null',
        to: 'id.length > 0 && right.length > 0 && given.length > 0 ? id : null',
      },
    ],
    caughtBy: guessing('is no owner of another account'),
  },
  {
    name: 'the-wait-never-grows',
    breaks: 'guessing gets slower by the hour',
    edits: [
      {
        file: 'src/http/auth/tries.ts',
        from: "TRIES_AN_HOUR, 'an hour')",
        to: "TRIES_AN_HOUR * 1000, 'an hour')",
      },
    ],
    caughtBy: guessing('and the wait grows'),
  },
  {
    name: 'erased-by-a-fresh-session',
    breaks: 'erasing an account takes its password',
    edits: [
      {
        file: 'src/accounts/endings.ts',
        from: "return typeof password === 'string' && password !== ''",
        to: "return typeof password === 'string'",
      },
    ],
    caughtBy: guessing('is erased with its password only'),
  },
  {
    name: 'pages-speak-for-anyone',
    breaks: 'what waits in a browser is sent for who wrote it',
    edits: [
      {
        file: 'src/http/auth/gate.ts',
        from: 'if (meant !== undefined && meant !== userMark(user_id))',
        to: "if (meant === 'nobody')",
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/whose.test.ts'],
  },
  {
    name: 'parameters-kept-whole',
    breaks: 'of what a call was given the trail keeps the beginning',
    edits: [
      {
        file: 'src/store/calls/kept.ts',
        from: 'if (text.length <= LONGEST_TEXT) return text',
        to: 'if (text.length >= 0) return text',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/contract/small-trail.test.ts'],
  },
  {
    name: 'files-as-the-umask-says',
    breaks: 'database, log and copies are for their owner alone',
    edits: [
      {
        file: 'src/store/sqlite/private-file.ts',
        from: 'const OWNER_ONLY = 0o600',
        to: 'const OWNER_ONLY = 0o644',
      },
    ],
    caughtBy: files,
  },
  {
    name: 'used-up-by-a-preview',
    breaks: 'looking at a link does not use it up',
    edits: [
      {
        file: 'src/http/routes/sign-in.ts',
        from: "return req.method === 'GET' && goesThere && ahead === undefined",
        to: 'return goesThere || ahead === undefined',
      },
    ],
    caughtBy: signIn,
  },
  {
    name: 'one-cookie-for-all-ports',
    breaks: 'two servers of one machine keep their own cookies',
    edits: [
      {
        file: 'src/http/auth/local-access.ts',
        from: 'this.cookie = `sayso_session_',
        to: 'this.cookie = `sayso_session`; `',
      },
    ],
    caughtBy: signIn,
  },
  {
    name: 'a-zone-nobody-knows',
    breaks: 'an odd TZ is no zone',
    edits: [
      {
        file: 'src/compose/system-time-zone.ts',
        from: "return zone !== undefined && zone !== 'Etc/Unknown' && isTimeZone(zone) ? zone : 'UTC'",
        to: "return zone ?? (isTimeZone('UTC') ? '' : 'UTC')",
      },
    ],
    caughtBy: ['--project', 'unit', 'src/compose/system-time-zone.test.ts'],
  },
  {
    name: 'https-forgotten',
    breaks: 'browsers hold on to https where TLS ends here',
    edits: [
      {
        file: 'src/http/headers.ts',
        from: 'strictTransportSecurity: ends_tls ? A_YEAR : false',
        to: "strictTransportSecurity: ends_tls && A_YEAR === '' ? A_YEAR : false",
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/watched.test.ts'],
  },
  {
    name: 'errors-of-our-own-for-programs',
    breaks: 'programs are refused in the words of RFC 6749',
    edits: [
      {
        file: 'src/accounts/oauth-errors.ts',
        from: 'if (response.status < 400) return response',
        to: 'if (response.status < 600) return response',
      },
    ],
    caughtBy: ['--project', 'sqlite', 'test/service/oauth-errors.test.ts'],
  },
  {
    name: 'formula-in-a-second-line',
    breaks: 'no line of a cell is a formula',
    edits: [{ file: 'src/transfer/csv.ts', from: 'text.split(/(\\r\\n|\\r|\\n)/u)', to: '[text]' }],
    caughtBy: ['--project', 'unit', 'test/transfer/formulas.test.ts'],
  },
  {
    name: 'the-terminal-obeys',
    breaks: 'no text is obeyed by a terminal',
    edits: [
      {
        file: 'src/cli/output.ts',
        from: "return text.replaceAll(CONTROLS, '\\ufffd')",
        to: "return CONTROLS.global ? text : ''",
      },
    ],
    caughtBy: ['--project', 'unit', 'test/cli/escape-codes.test.ts'],
  },
  {
    name: 'mail-tells-who-signed-up',
    breaks: 'signing up by mail answers everybody the same',
    edits: [
      {
        file: 'src/accounts/by-mail.ts',
        from: 'return Response.json(ANSWER)',
        to: 'return Response.json({ ...ANSWER, status: !(await (await auth.$context).internalAdapter.findUserByEmail(email)) })',
      },
    ],
    caughtBy: byMail('answers the same, to the byte'),
  },
  {
    name: 'mailboxes-flooded',
    breaks: 'nobody has mail sent to a stranger without end',
    edits: [
      {
        file: 'src/http/auth/tries.ts',
        from: 'const MAILS_AN_HOUR = 5\n',
        to: 'const MAILS_AN_HOUR = 5000\n',
      },
    ],
    caughtBy: byMail('nobody’s mailbox is flooded'),
  },
  {
    name: 'the-typed-password-counts',
    breaks: 'an account by mail is for who has the mailbox',
    edits: [
      {
        file: 'src/accounts/by-mail.ts',
        from: "const password = randomBytes(32).toString('base64url')",
        to: "const password = randomBytes(32) && 'typed at once'",
      },
    ],
    caughtBy: byMail('lets in who opens the link'),
  },
  {
    name: 'accounts-without-end',
    breaks: 'whoever has mail sent to one stranger after the other does so slowly',
    edits: [{ file: 'src/http/auth/tries.ts', from: 'await limitNewAccounts(c, parts)\n', to: '' }],
    caughtBy: ['--project', 'sqlite', 'test/service/sign-up-tells-nothing.test.ts', '-t', 'twenty an hour'],
  },
]
