/** P7: any text that is accepted comes back unchanged. */
import { hostileTexts } from '../../test/support/hostile.ts'
import type { Proof } from './proof.ts'
import { allOf, countedBy, onBoth } from './through-vitest.ts'

export const p7: Proof = {
  id: 'P7',
  promise: 'Any text that is accepted comes back unchanged; what cannot be kept is refused.',
  parts: [
    {
      what: 'texts through HTTP, MCP over a pipe and over HTTP, and the conversation, on both stores',
      asked: 100_000,
      lane: 'busy',
      chunk: 10_000,
      weight: 14,
      prove: countedBy([...onBoth, 'test/promises/same-text']),
    },
    allOf(`tests with ${hostileTexts('naughty').length} hostile titles in the page of a real browser`, [
      '--project',
      'e2e',
      'test/e2e/hostile',
    ]),
  ],
}
