/**
 * The command line in a few files: a program that starts for one sentence spends most of its time finding and reading
 * its modules. Everything else of the package stays file by file. Run by `npm run build`, after the compiler.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { learn } from '../src/understand/learn.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Loaded only where they are wanted, from where they were installed. */
const apart = [
  'pg',
  'pino',
  'prom-client',
  'web-push',
  'nodemailer',
  'better-auth',
  'better-call',
  '@better-auth/core',
  '@better-auth/oauth-provider',
  '@better-auth/utils',
  '@better-fetch/fetch',
]

/** A file of its own: 35 MB where it is installed, 1 MB as far as it is used. Beside the others, all would load it. */
const ALONE = 'openai'

/**
 * Node's own modules are taken as they are. An `import` would first collect all their exports, and so load even those
 * parts of Node that are loaded only when someone uses them.
 */
const own = '\0node:'
const nodeModules: Plugin = {
  name: 'node-modules',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('node:') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(own)) return null
    const name = id.slice(1)
    const names = Object.keys(process.getBuiltinModule(name) ?? {}).filter((key) =>
      /^[A-Za-z]\w*$/u.test(key),
    )
    const exports = names.map((key) => `export const ${key} = /* @__PURE__ */ (() => it.${key})()`)
    const code = [`const it = process.getBuiltinModule('${name}')`, 'export default it', ...exports].join(
      '\n',
    )
    return { code, moduleSideEffects: false }
  },
}

/** The program is told what it would otherwise find out at each start. */
const learned: Plugin = {
  name: 'learned',
  load: (id) =>
    id.endsWith('/src/understand/learned.ts')
      ? `export const learned = JSON.parse(${JSON.stringify(JSON.stringify(learn()))})`
      : null,
}

/** One “é” and V8 keeps a whole file with two bytes for each letter: twice as much to read at each start. */
const plainLetters: Plugin = {
  name: 'plain-letters',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped)
    }
  },
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** What is in here and not installed beside it comes with its licence. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    for (const [name, from] of Object.entries({ opentelemetry: '@opentelemetry/api', openai: 'openai' })) {
      const source = readFileSync(`${root}node_modules/${from}/LICENSE`, 'utf8')
      this.emitFile({ type: 'asset', fileName: `LICENSE-${name}.txt`, source })
    }
  },
}

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** All that is loaded with a file of the command line. */
const loadedWith = new Map<string, Set<string>>()

function isLoadedWith(name: string, id: string, graph: Graph): boolean {
  const loaded = loadedWith.get(name) ?? new Set([`${root}src/cli/${name}.ts`])
  if (!loadedWith.has(name)) {
    loadedWith.set(name, loaded)
    // A set goes on to what is added on the way.
    for (const one of loaded) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) loaded.add(next)
  }
  return loaded.has(id)
}

/** What a sentence needs is one file, but for what others need, too, that should not wait for it: that comes first. */
function fileOf(id: string, graph: Graph): string | null {
  if (isLoadedWith('main', id, graph)) return 'main'
  if (!isLoadedWith('say', id, graph)) return null
  return isLoadedWith('mcp', id, graph) ? 'main' : 'say'
}

const usual = { root, configFile: false, logLevel: 'warn', publicDir: false } as const
const outDir = process.argv[2] ?? 'dist/cli'

await build({
  ...usual,
  plugins: [nodeModules, learned, plainLetters, licences],
  ssr: { noExternal: true, external: [...apart, ALONE] },
  build: {
    ssr: 'src/cli/main.ts',
    outDir,
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      output: {
        paths: { [ALONE]: `./${ALONE}.js` },
        entryFileNames: 'main.js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf, debugName: 'by command' }],
        },
      },
    },
  },
})

await build({
  ...usual,
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(import.meta.resolve(ALONE)),
    outDir,
    emptyOutDir: false,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: `${ALONE}.js`, codeSplitting: false } },
  },
})
