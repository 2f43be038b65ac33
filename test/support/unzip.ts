/** The files of a ZIP, by its directory at the end: what reads ours is not what wrote it. */
import { inflateRawSync } from 'node:zlib'

export function unzipped(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const length = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    files.set(name, inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))))
    at += 46 + length
  }
  return files
}
