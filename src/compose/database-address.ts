/** Where the database is, as people write it: in their home folder, as an address of a file, on Windows, with odd passwords. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** The same place as a plain path: `file:~/list.db`, `file:///C:/Users/Ann/sayso.db`. */
function plainPath(url: string): string {
  if (!url.startsWith('file:')) return url
  const path = url.slice('file:'.length)
  if (path.startsWith('~/') || path.startsWith('~\\')) return `file:${join(homedir(), path.slice(2))}`
  if (!path.startsWith('//')) return url
  return `file:${decodeURIComponent(new URL(url).pathname).replace(/^\/(?=[A-Za-z]:)/u, '')}`
}

/** What comes after the password would be taken for a path, a host or nothing at all. */
function isReadable(url: string): boolean {
  if (url.startsWith('file:')) return true
  const authority = /^postgres(?:ql)?:\/\/(?<authority>[^/?#]*)/u.exec(url)?.groups?.authority ?? ''
  const rest = url.slice(url.indexOf(authority) + authority.length)
  return !rest.includes('@') && authority.split('@').length <= 2
}

export const databaseAddress = z
  .string()
  .refine((url) => /^(?:file:.|postgres(?:ql)?:\/\/)/u.test(url), 'must start with file: or postgres://')
  .refine(isReadable, 'write / @ # ? and : of a password as %2F %40 %23 %3F %3A')
  .transform(plainPath)
