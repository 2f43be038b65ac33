#!/usr/bin/env node
// Starts Sayso: from dist in the package, and in a clone where it is up to date; else from the sources.
// Plain enough for an old Node to read.
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
const { existsSync, readdirSync, statSync } = process.getBuiltinModule('node:fs')
process.getBuiltinModule('node:module').enableCompileCache?.()
const sources = new URL('../src/', import.meta.url)
const built = new URL('../dist/cli/main.js', import.meta.url)
const main = existsSync(sources) && !isFresh() ? new URL('cli/main.ts', sources) : built
const { run } = await import(main.href)
process.exitCode = await run(process.argv.slice(2))

/** In a clone, what was built starts several times as fast; it counts only while no source is newer. */
function isFresh() {
  if (!existsSync(built)) return false
  const since = statSync(built).mtimeMs
  const files = readdirSync(sources, { recursive: true, withFileTypes: true })
  return files.every((file) => !file.isFile() || statSync(`${file.parentPath}/${file.name}`).mtimeMs <= since)
}
