/**
 * The command line in a few files: a program that starts for one sentence spends most of its time finding and reading
 * its modules. Everything else of the package stays file by file. Run by `npm run build`, after the compiler.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Loaded only where they are wanted, from where they were installed. */
const apart = [
  'pg',
  'pino',
  'prom-client',
  'openai',
  'better-auth',
  'better-call',
  '@better-auth/core',
  '@better-auth/oauth-provider',
  '@better-auth/utils',
  '@better-fetch/fetch',
]

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: process.argv[2] ?? 'dist/cli',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
})
