/** The shell blocks of a page, and a place to run them: a list, a history and a server of their own. */
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { marked } from 'marked'

export function shellBlocks(file: string): readonly string[] {
  const tokens = marked.lexer(readFileSync(file, 'utf8'))
  return tokens.flatMap((token) =>
    token.type === 'code' && token.lang === 'sh' ? [token.text as string] : [],
  )
}

/**
 * `npx` runs what is in this clone and nothing else. `npm` only checks that there is such a script: installing is what
 * came before this test, starting is the server it runs against, and testing is what is going on.
 */
const NPX = `case "$1" in
  sayso) shift; exec "$NODE" "$ROOT/bin/sayso.js" "$@" ;;
  node) shift; exec "$NODE" "$@" ;;
  *) echo "not from this clone: $1" >&2; exit 9 ;;
esac`
const NPM = `case "$1" in
  ci) test -f "$ROOT/package-lock.json" ;;
  *) grep -q "\\"$1\\": " "$ROOT/package.json" ;;
esac`

export interface Ground {
  run(block: string): Promise<string>
}

export function ground(folder: string, url: string, token: string): Ground {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  for (const [name, script] of Object.entries({ npx: NPX, npm: NPM })) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const own = Object.entries(process.env).filter(([name]) => !/^(?:SAYSO_|OPENAI_)/u.test(name))
  const env = {
    ...Object.fromEntries(own),
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NODE: process.execPath,
    ROOT: process.cwd(),
    TOKEN: token,
    XDG_DATA_HOME: folder,
    SAYSO_DATABASE_URL: `file:${join(folder, 'sayso.db')}`,
  }
  const run = promisify(execFile)
  return {
    async run(block) {
      const here = block.replaceAll('http://127.0.0.1:3000', url)
      // No pipe and no keyboard: a talk has nobody to wait for.
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', `exec </dev/null\n${here}`], { env })
      return stdout
    },
  }
}
