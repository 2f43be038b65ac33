/**
 * A model behind any server that speaks Chat Completions. Without OPENAI_BASE_URL it is the built-in one, which reads by
 * Sayso's own rules. Checks itself: npx node examples/own-model.ts
 * With Ollama: OPENAI_BASE_URL=http://127.0.0.1:11434/v1 OPENAI_MODEL=qwen3:8b npx node examples/own-model.ts
 */
import assert from 'node:assert/strict'
import { addressIn, ownDatabase, sayso, started } from './support/sayso.ts'

const own = process.env.OPENAI_BASE_URL
const fake = own === undefined ? await started(['fake-model', '--port', '0'], {}, 1) : null
const OPENAI_BASE_URL = own ?? addressIn(fake?.lines[0])
const env = { ...ownDatabase, SAYSO_ENGINE: 'llm', SAYSO_OPENAI_API: 'chat', OPENAI_BASE_URL }

const added = JSON.parse(await sayso(['--json', 'remind me to buy milk tomorrow'], env))
console.log(`${added.response_text} (${added.metadata.classification_method})`)
assert.equal(added.metadata.classification_method, 'LLM')
assert.equal(added.state, 'complete')

// The model proposes, the policy decides: a delete is asked about, whoever read the sentence.
const asked = JSON.parse(await sayso(['--json', 'get rid of the milk task'], env))
assert.equal(asked.state, 'needs_confirmation')

// And when the model is away, rules read on.
await fake?.stop()
if (fake) {
  const alone = JSON.parse(await sayso(['--json', 'add buy bread'], env))
  assert.equal(alone.metadata.classification_method, 'RULE_BASED')
  assert.equal(alone.state, 'complete')
}
console.log('ok')
