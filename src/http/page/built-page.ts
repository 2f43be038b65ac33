/** The built page, read once at start. What is not in this map cannot be asked for, so no path leads out of its folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export interface PageFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Its name changes with its content, so a browser may keep it. */
  readonly lasting: boolean
}

/** By path, each beginning with a slash. */
export type BuiltPage = ReadonlyMap<string, PageFile>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** null where it was not built. */
export function readPage(folder: string): BuiltPage | null {
  try {
    const page = new Map(filesIn(folder).map((name) => [`/${name.split(sep).join('/')}`, read(folder, name)]))
    return page.has('/index.html') ? page : null
  } catch {
    return null
  }
}

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => Object.hasOwn(TYPES, extname(name)))
}

function read(folder: string, name: string): PageFile {
  const body = new Uint8Array(readFileSync(join(folder, name)))
  return { body, type: TYPES[extname(name)] ?? '', lasting: name.startsWith('assets') }
}
