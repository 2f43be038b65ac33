/** What the palette offers, besides the tasks that the words are in. */
import type { AllGrouped, Task } from '../api/types.ts'
import { goToPlace } from '../side/place-button.tsx'
import { startNew } from '../state/conversation.ts'
import { openDrawer } from '../state/drawer.ts'
import { say } from '../state/outbox.ts'
import { startPicking } from '../state/picked.ts'
import { everything, MAIN, today } from '../state/place.ts'
import { edit } from '../state/task-actions.ts'
import { look } from '../state/tasks.ts'
import { setTheme } from '../state/theme.ts'
import { withFocusKept } from '../tasks/move-focus.ts'
import { rowWish } from '../tasks/row-wish.ts'
import type { IconName } from '../ui/icon.tsx'
import { goTo, showTasks } from '../ui/use-route.ts'
import { showKeys } from './overlay.ts'

export interface Deed {
  readonly key: string
  readonly icon: IconName
  readonly words: string
  readonly hint?: string
  readonly run: () => void
}

const focus = (id: string) => document.getElementById(id)?.focus()

const ALWAYS: readonly Omit<Deed, 'key'>[] = [
  { icon: 'plus', words: 'New task', hint: 'N', run: () => go(showTasks, 'add-task') },
  { icon: 'talk', words: 'Say something', hint: '/', run: () => go(() => goTo('talk'), 'composer') },
  { icon: 'plus', words: 'New list', run: newList },
  { icon: 'plus', words: 'New conversation', run: () => go(newTalk, 'composer') },
  { icon: 'stack', words: 'All tasks', run: () => goToPlace(everything) },
  { icon: 'inbox', words: MAIN, run: () => goToPlace({ kind: 'list', name: null }) },
  { icon: 'calendar', words: 'Today', run: () => goToPlace(today) },
  { icon: 'check', words: 'Done tasks', run: showDone },
  { icon: 'trash', words: 'Bin', run: () => goToPlace({ kind: 'bin' }) },
  { icon: 'select', words: 'Select several tasks', run: startPicking },
  { icon: 'talks', words: 'Conversations', run: () => goTo('conversations') },
  { icon: 'history', words: 'Activity', run: () => goTo('activity') },
  { icon: 'settings', words: 'Settings', run: () => goTo('settings') },
  { icon: 'settings', words: 'Dark look', run: () => setTheme('dark') },
  { icon: 'settings', words: 'Light look', run: () => setTheme('light') },
  { icon: 'keys', words: 'Keys', hint: '?', run: showKeys },
]

function go(there: () => void, id: string): void {
  there()
  requestAnimationFrame(() => focus(id))
}

function showDone(): void {
  look({ place: everything, view: 'done', search: '' })
  showTasks()
}

function newTalk(): void {
  startNew()
  goTo('talk')
}

function newList(): void {
  if (!document.getElementById('new-list')?.checkVisibility()) openDrawer()
  requestAnimationFrame(() => document.getElementById('new-list')?.click())
}

/** Everything that has a name, by it. */
export function namedDeeds({ lists, labels }: AllGrouped): readonly Deed[] {
  return [
    ...ALWAYS.map((deed) => ({ ...deed, key: deed.words })),
    ...lists.map(
      ({ name }): Deed => ({
        key: `list ${name}`,
        icon: 'list',
        words: name,
        run: () => goToPlace({ kind: 'list', name }),
      }),
    ),
    ...labels.map(
      ({ name }): Deed => ({
        key: `label ${name}`,
        icon: 'tag',
        words: `#${name}`,
        run: () => goToPlace({ kind: 'label', name }),
      }),
    ),
  ]
}

export function moves(task: Task, { lists }: AllGrouped): readonly Deed[] {
  const to = (list: string | null): Deed => ({
    key: `to ${list}`,
    icon: list === null ? 'inbox' : 'list',
    words: list ?? MAIN,
    run: () => void withFocusKept(task.id, edit(task, { list })),
  })
  return [null, ...lists.map(({ name }) => name)].filter((name) => name !== task.list).map(to)
}

/** Its row comes into view, opened. */
export function opens(task: Task): Deed {
  const run = () => {
    look({ place: everything, search: task.title })
    rowWish.set({ id: task.id, mode: 'editing' })
    showTasks()
  }
  return { key: task.id, icon: task.completed ? 'check' : 'pencil', words: task.title, run }
}

export function says(words: string): Deed {
  const run = () => {
    say(words)
    goTo('talk')
  }
  return { key: 'say', icon: 'send', words: `Say “${words}”`, run }
}
