/**
 * P8: every dialogue ends the same when a model reads it that means what the rules mean.
 * The wires take turns; with SAYSO_EVERY_WIRE each dialogue goes over all of them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { chat } from '../../src/agent/chat.ts'
import { parseDialogue } from '../support/dialogue.ts'
import { stagedModel } from '../support/fake-model.ts'
import { apis, modelAgent } from '../support/model-agent.ts'
import { play } from '../support/play.ts'

const model = await stagedModel()
const folder = new URL('../dialogues/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.dialogue'))
  .sort()

const dialogues = files
  .map((file) => [file, parseDialogue(readFileSync(new URL(file, folder), 'utf8'))] as const)
  .filter(([, { rules_only }]) => !rules_only)

describe.each(dialogues)('%s', (file, dialogue) => {
  const turn = dialogues.findIndex(([name]) => name === file) % apis.length
  const wires = process.env.SAYSO_EVERY_WIRE ? apis : apis.slice(turn, turn + 1)
  test.each(wires)('over %s', async (api) => {
    const { policy, timezone } = dialogue
    const { ports, user_id, world, tasks } = await modelAgent(model.url, { api, policy, timezone })
    const actor = { user_id, source: 'chat', client: 'dialogue' } as const
    await play(dialogue, { say: (request) => chat(request, actor, ports), tasks }, world)
  })
})
