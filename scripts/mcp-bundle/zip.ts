/** A ZIP file, as plain as the format allows: deflated, no folders, no dates, so that the same files give the same bytes. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface Entry {
  readonly name: string
  readonly data: Buffer
}

/** 1 January 1980, the format's first day. */
const DATE = 0x21
const UTF8_NAMES = 0x800
const DEFLATED = 8

export function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data, { level: 9 })
    const path = Buffer.from(name)
    const about = described(data, packed, path)
    const file = Buffer.concat([numbers([4, 0x04034b50]), about, path, packed])
    const where = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), about, where, path]))
    files.push(file)
    at += file.length
  }
  const listed = Buffer.concat(directory)
  const { length } = entries
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, length],
    [2, length],
    [4, listed.length],
    [4, at],
    [2, 0],
  )
  return Buffer.concat([...files, listed, end])
}

/** What a file's own head and its line in the directory have in common. */
function described(data: Buffer, packed: Buffer, path: Buffer): Buffer {
  return numbers(
    [2, 20],
    [2, UTF8_NAMES],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
    [4, crc32(data)],
    [4, packed.length],
    [4, data.length],
    [2, path.length],
    [2, 0],
  )
}

/** Each with its width in bytes, the lowest first. */
function numbers(...values: readonly (readonly [2 | 4, number])[]): Buffer {
  return Buffer.concat(
    values.map(([width, value]) => {
      const bytes = Buffer.alloc(width)
      bytes.writeUIntLE(value, 0, width)
      return bytes
    }),
  )
}
