/** What the operations are grouped by, for whoever reads the document or a client made from it. */
import type { Route } from '../route.ts'

const groups: readonly (readonly [name: string, description: string, paths: RegExp])[] = [
  ['conversation', 'Saying something, and what was said.', /^\/api\/(?:chat|conversations|understand)/u],
  [
    'tasks',
    'Tasks, lists and labels, as the page’s buttons use them.',
    /^\/api\/(?:tasks|undo|lists|labels)/u,
  ],
  ['files', 'Taking everything along, and bringing it in.', /^\/api\/(?:export|import)/u],
  ['history', 'What was done, and what happens.', /^\/api\/(?:audit|events)/u],
  ['account', 'Who you are, your settings, and who else may.', /^\/api\/(?:me|settings|tokens|access)/u],
  ['server', 'For whoever runs it.', /^\//u],
]

export const tags = groups.map(([name, description]) => ({ name, description }))

export function tagOf({ path }: Route): string {
  return groups.find(([, , paths]) => paths.test(path))?.[0] ?? 'server'
}
