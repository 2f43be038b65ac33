#!/usr/bin/env node
// Starts Sayso: from its sources in a clone, from dist in the package. Plain enough for an old Node to read.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  const { existsSync } = await import('node:fs')
  const hint = existsSync(new URL('../src', import.meta.url))
    ? ' In a clone, npx sayso uses the right one.'
    : ''
  console.error(`Sayso needs Node 22.18 or newer; this is ${process.versions.node}.${hint}`)
  process.exit(1)
}

// Not imported: that would collect all their exports, and load parts of Node that nobody asked for.
const { existsSync } = process.getBuiltinModule('node:fs')
process.getBuiltinModule('node:module').enableCompileCache?.()
const source = new URL('../src/cli/main.ts', import.meta.url)
const main = existsSync(source) ? source : new URL('../dist/cli/main.js', import.meta.url)
const { run } = await import(main.href)
process.exitCode = await run(process.argv.slice(2))
