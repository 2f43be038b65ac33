/** The reader the settings ask for: rules alone, or with a model. The model's part is loaded only when it is wanted. */
import type { Reader } from '../agent/ports.ts'
import type { World } from '../domain/world.ts'
import type { Probe } from '../llm/probe.ts'
import type { WireSettings } from '../llm/wire.ts'
import { rulesReader } from '../understand/rules-reader.ts'
import type { Settings } from './settings.ts'
import { BadSetting } from './settings-given.ts'

/** `asked` is told how each question to the model ended. */
export async function readerFor(
  settings: Settings,
  world: World,
  asked: (outcome: string, took_ms: number) => void = () => undefined,
): Promise<Reader> {
  const engine = engineOf(settings)
  if (engine === 'rules') return rulesReader
  const wired = wireSettings(settings)
  const [{ modelReader }, { openWire }] = await Promise.all([
    import('../llm/reader.ts'),
    import('../llm/wires/open.ts'),
  ])
  return modelReader({
    engine,
    wire: openWire(wired),
    model: wired.model,
    deadline_ms: wired.deadline_ms,
    sight: settings.SAYSO_MODEL_SEES,
    budget: settings.SAYSO_MODEL_BUDGET,
    world,
    chance: Math.random,
    asked,
  })
}

/** Asks the model one sentence; null when no model is wanted. */
export async function probeModel(settings: Settings, world: World): Promise<Probe | null> {
  if (engineOf(settings) === 'rules') return null
  const wired = wireSettings(settings)
  const [{ probe }, { openWire }] = await Promise.all([
    import('../llm/probe.ts'),
    import('../llm/wires/open.ts'),
  ])
  return await probe(openWire(wired), wired, world)
}

function engineOf({ SAYSO_ENGINE, OPENAI_API_KEY }: Settings) {
  return SAYSO_ENGINE ?? (OPENAI_API_KEY === undefined ? 'rules' : 'hybrid')
}

export function wireSettings(settings: Settings): WireSettings {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base_url, OPENAI_MODEL: model } = settings
  if (key === undefined && base_url === undefined) {
    throw new BadSetting(
      `SAYSO_ENGINE=${settings.SAYSO_ENGINE} needs OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own.`,
    )
  }
  const openai = base_url === undefined || new URL(base_url).hostname === 'api.openai.com'
  return {
    api: settings.SAYSO_OPENAI_API ?? (openai ? 'responses' : 'chat'),
    model,
    key: key ?? null,
    base_url: base_url ?? null,
    deadline_ms: settings.SAYSO_MODEL_DEADLINE_MS,
  }
}
