/** A row in the table for each feature worth learning about: what was seen too rarely holds nowhere else. */
export type FeatureRows = ReadonlyMap<number, number>

/** `rare`: features that were seen only so many times, or fewer, get no row. */
export function featureRows(lists: Iterable<Int32Array>, rare: number): FeatureRows {
  const seen = new Map<number, number>()
  for (const features of lists)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const rows = new Map<number, number>()
  for (const [feature, times] of seen) if (times > rare) rows.set(feature, rows.size)
  return rows
}

export function rowsFor(features: Int32Array, rows: FeatureRows): Int32Array {
  return Int32Array.from([...features].flatMap((feature) => rows.get(feature) ?? []))
}
