/** Projects, tags and categories of other programs as lists and labels; what is no name for one is kept in words. */
import { LabelName, ListName } from '../domain/task-fields.ts'
import { limits } from '../domain/words.ts'
import type { Carried } from './carried.ts'

interface Named extends Pick<Carried, 'list' | 'labels'> {
  /** Lines for the description. */
  readonly notes: readonly string[]
}

export function namesIn(project: string | null, tags: readonly string[]): Named {
  const list = ListName.safeParse(project)
  const known = tags.map((tag) => LabelName.safeParse(tag))
  const labels = [...new Set(known.flatMap(({ success, data }) => (success ? [data] : [])))]
  const odd = [...tags.filter((_, at) => !known[at]?.success), ...labels.slice(limits.labels)]
  return {
    list: list.success ? list.data : null,
    labels: labels.slice(0, limits.labels),
    notes: [
      ...(project && !list.success ? [`Project: ${project}`] : []),
      ...(odd.length > 0 ? [`Tags: ${odd.join(', ')}`] : []),
    ],
  }
}
