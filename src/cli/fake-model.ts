/** `sayso fake-model`: a model's server without a model, to try things without a key. */
import { byRules } from '../llm/fake/by-rules.ts'
import { type Fault, faultNames } from '../llm/fake/faults.ts'
import { startFakeModel } from '../llm/fake/server.ts'
import { type Command, Misuse } from './command.ts'
import { toldToStop } from './stop.ts'

const PORT = 4010

export const fakeModel: Command = {
  options: { port: { type: 'string' }, fault: { type: 'string' } },
  words: 'none',
  values: { fault: faultNames.filter((name) => !name.includes(' ')) },
  async run({ flags }) {
    const fault = flags.fault === undefined ? null : faultNamed(String(flags.fault))
    const model = await startFakeModel(
      fault === null ? byRules : (asked) => ({ ...byRules(asked), fault }),
      portIn(flags.port),
    )
    console.log(`A fake model answers at ${model.url}. In another terminal:\n`)
    console.log(`  SAYSO_ENGINE=llm OPENAI_BASE_URL=${model.url} sayso chat`)
    await toldToStop()
    await model.stop()
    return 0
  },
}

function portIn(port: boolean | string | undefined): number {
  const number = Number(port ?? PORT)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw new Misuse('--port takes a number from 0 to 65535.')
}

function faultNamed(name: string): Fault {
  const fault = faultNames.find((known) => known === name)
  if (fault === undefined) throw new Misuse(`--fault takes one of: ${faultNames.join(', ')}.`)
  return fault
}
