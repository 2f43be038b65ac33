/** `sayso completion bash|zsh|fish`: what a shell needs to complete the command line, made from the commands themselves. */
import { type Command, Misuse } from './command.ts'
import { summaryOf } from './help.ts'
import { bash, fish, type Shape, zsh } from './shells.ts'

const shells: Readonly<Record<string, (shapes: readonly Shape[]) => string>> = { bash, zsh, fish }

type Commands = Readonly<Record<string, () => Promise<Command>>>

export const completionOf = (commands: Commands): Command => ({
  options: {},
  words: 'any',
  takes: Object.keys(shells),
  async run({ words }) {
    const [name = '', ...more] = words
    const shell = more.length === 0 && Object.hasOwn(shells, name) ? shells[name] : undefined
    if (shell === undefined) throw new Misuse('Name a shell: sayso completion bash, zsh or fish')
    const shapes = await Promise.all(Object.entries(commands).map(([of, load]) => shapeOf(of, load)))
    console.log(shell(shapes))
    return 0
  },
})

async function shapeOf(name: string, load: () => Promise<Command>): Promise<Shape> {
  const { options, takes = [], values = {} } = await load()
  const flags = Object.entries(options).map(([flag, { type }]) => ({
    name: flag,
    takesValue: type === 'string',
    values: values[flag] ?? [],
  }))
  return { name, about: summaryOf(name), flags, takes }
}
