/** P17: a key opens what it says, for as long as it is good, and nothing else. */
import type { Proof } from './proof.ts'
import { allOf, onBoth } from './through-vitest.ts'

export const p17: Proof = {
  id: 'P17',
  promise: 'A key opens what it says, and no longer than it is good.',
  parts: [
    allOf('tests of every scope at every verb, of undo, names and claims, on both stores', [
      ...onBoth,
      'test/promises/scopes',
      'test/service/tokens',
    ]),
    allOf('tests of keys that were taken back, and of accounts that were closed or erased, on both stores', [
      ...onBoth,
      'test/service/put-out',
      'test/service/who-is-in',
      'test/service/closed',
      'test/service/stored-hashed',
      'test/service/sign-in',
    ]),
    allOf('tests of guessing, of who exists, and of what programs are refused, on both stores', [
      ...onBoth,
      'test/service/guessing',
      'test/service/sign-up-tells-nothing',
      'test/service/sign-up-by-mail',
      'test/service/two-factor',
      'test/service/oauth-errors',
    ]),
  ],
}
