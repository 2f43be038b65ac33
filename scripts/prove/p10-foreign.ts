/** P10: no one sees or changes another's data; and nobody gets in who should not. */
import type { Proof } from './proof.ts'
import { allOf, countedBy, onBoth, onUnit } from './through-vitest.ts'

export const p10: Proof = {
  id: 'P10',
  promise: 'No one sees or changes another’s data.',
  parts: [
    {
      what: 'fuzzed calls with ids of someone else, over HTTP and MCP, on both stores',
      lane: 'busy',
      asked: 10_000,
      chunk: 5000,
      weight: 4,
      prove: countedBy([...onBoth, 'test/promises/foreign-ids']),
    },
    allOf('tests of what is not there for others, on both stores', [
      ...onBoth,
      'test/service/isolation',
      'test/service/guarded-delete',
      'test/service/mcp-',
    ]),
    allOf('tests of forged tokens, Origin × Host, random requests, floods', [
      ...onUnit,
      'test/http/tokens',
      'test/http/jwks',
      'test/http/own-address',
      'test/http/fuzz',
      'test/http/socket',
      'test/http/bodies',
    ]),
  ],
}
