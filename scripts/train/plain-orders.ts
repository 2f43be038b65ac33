/**
 * Plain orders about the lists that the rows have: "add …", "mark … done", "move … to friday". People give them all day,
 * and hardly write them down. Each is one act of the few, in one of its usual wordings, with or without a courtesy.
 */
import { type Row, type SaidTask, tasksOf, type Want } from './rows.ts'
import { chooser } from './shuffle.ts'

const LEADS = [
  ...[
    '',
    '',
    '',
    '',
    '',
    '',
    'please ',
    'can you ',
    'could you ',
    'hey, ',
    'ok ',
    'i want to ',
    'sorry, ',
    'right, ',
    'so ',
  ],
  ...['hello, can you ', 'would you ', 'quick one: ', 'one more thing: ', 'morning! ', 'um, ', 'ok so '],
]
const TAILS = [
  ...[
    '',
    '',
    '',
    '',
    '',
    ' please',
    ' thanks',
    ' thank you',
    ' thx',
    ', ta',
    ' for me',
    '.',
    '!',
    ' if you can',
    ' ok?',
  ],
  ...[' cheers', ', cheers', ' :)', ' when you get a minute', ', thank you so much'],
]
const DAYS = [
  ['tomorrow', 'tomorrow'],
  ['today', 'today'],
  ['friday', 'fri'],
  ['on saturday', 'sat'],
  ['by thursday', 'thu'],
  ['in 3 days', '+3d'],
] as const
const TIMES = [
  ['at 5pm', '17:00'],
  ['at 9:30am', '09:30'],
  ['at 14:15', '14:15'],
] as const

const ADDS = [
  'add',
  'add a task to',
  'new task:',
  'remind me to',
  'create a task:',
  'put down',
  'add',
  'i need to',
  'todo:',
]
const DONE = [
  'mark X done',
  'mark X as done',
  'complete X',
  'X is done',
  'finished X',
  'tick off X',
  'X done',
  'check off X',
]
const DROP = ['delete X', 'remove X', 'get rid of X', 'cancel X', 'delete the X task', 'take X off the list']
const OPEN = [
  'reopen X',
  'X is not done',
  'mark X as not done',
  'undo X, it is not done',
  'X needs doing again',
]
const MOVE = ['move X to D', 'reschedule X to D', 'change X to D', 'make X D', 'X is now D', 'push X to D']
const LEVEL = ['make X high priority', 'set X to high priority', 'X is urgent', 'mark X as important']
const NAME = ['rename X to Y', 'change X to Y', 'call X Y instead']
const UNDO = ['undo', 'undo', 'undo that', 'undo the last one', 'take that back']
const ABOUT = ['show me X', 'when is X', 'what about X', 'tell me about X', 'find X']

type Act = (
  task: Numbered,
  choose: Choose,
  others: readonly string[],
  count: number,
) => Pick<Row, 'say' | 'want' | 'before'>

interface Numbered extends SaidTask {
  readonly number: number
}
type Choose = <Item>(items: readonly Item[]) => Item

/** A task is named by its title, by its number, or by "task 3". */
function named({ title, number }: Numbered, choose: Choose): string {
  return choose([
    title,
    title,
    title,
    title.toLowerCase(),
    String(number),
    `task ${number}`,
    `#${number}`,
    `the ${title}`,
  ])
}

function about(forms: readonly string[], want: (number: number) => Want): Act {
  return (task, choose) => ({
    say: choose(forms).replace('X', () => named(task, choose)),
    want: [want(task.number)],
  })
}

const adds: Act = (_, choose, others) => {
  const title = choose(others)
  const [day, due] = choose([['', null] as const, ['', null] as const, ...DAYS])
  const [clock, time] = day === '' ? (['', null] as const) : choose([['', null] as const, ...TIMES])
  const words = [choose(ADDS), title, day, clock].filter((part) => part !== '')
  return { say: words.join(' '), want: [{ add: [{ title, any: [title], due, time }] }] }
}

const moves: Act = (task, choose) => {
  const [day, due] = choose(DAYS)
  const words = choose(MOVE).replace('X', () => named(task, choose))
  return {
    say: words.replace('to D', `to ${bare(day)}`).replace('D', day),
    want: [{ change: { [task.number]: { due } } }],
  }
}

const bare = (day: string) => day.replace(/^(?:on|by) /u, '')

const renames: Act = (task, choose, others) => {
  const title = choose([...others, ...likeIt(task.title)])
  const words = choose(NAME).replace('X', () => named(task, choose))
  return { say: words.replace('Y', () => title), want: [{ change: { [task.number]: { title } } }] }
}

/** A new name has often most of the old one. */
function likeIt(title: string): readonly string[] {
  const [first = '', ...rest] = title.split(' ')
  return [[first, 'the', ...rest].join(' '), `${title} again`]
}

const undoes: Act = (task, choose, others, count) => {
  const say = choose(UNDO)
  return choose([
    { say, before: [`add ${choose(others)}`], want: [{ removed: [count + 1] }] },
    { say, before: [`mark task ${task.number} done`], want: [{ open: [task.number] }] },
    { say, before: [], want: [{ says: 'undo' }] },
  ])
}

/** What it names is not there, though something like it is. */
const misses: Act = (_, choose, others) => ({
  say: choose([...DONE, ...DROP, 'move X to friday', 'rename X to dinner']).replace('X', () =>
    choose(others),
  ),
  want: [{ asks: true }],
})

const onOpen: readonly Act[] = [
  misses,
  adds,
  adds,
  adds,
  about(DONE, (number) => ({ done: [number] })),
  about(DONE, (number) => ({ done: [number] })),
  about(DROP, (number) => ({ gone: [number] })),
  moves,
  about(LEVEL, (number) => ({ change: { [number]: { priority: 'high' } } })),
  renames,
  about(ABOUT, (number) => ({ shows: [number] })),
  undoes,
]
const reopens = about(OPEN, (number) => ({ open: [number] }))

/** Every so many rows give an order. */
const EVERY = 6

export function plainOrders(rows: readonly Row[]): readonly Row[] {
  const { choose, chance } = chooser(17)
  const titles = rows.flatMap((row) =>
    [...tasksOf(row), ...(row.want[0]?.add ?? [])].map(({ title }) => title),
  )
  return rows.flatMap((row, at) => {
    const tasks = tasksOf(row).map((task, index) => ({ ...task, number: index + 1 }))
    if (at % EVERY > 0 || tasks.length === 0) return []
    const task = choose(tasks)
    // what is added is often like what is there
    const others = [chance(0.5) ? choose(titles) : mixed(choose(tasks).title, choose(titles))]
    const act = task.done ? choose([reopens, adds]) : choose(onOpen)
    const { say, want, before } = act(task, choose, others, tasks.length)
    const earlier = chance(0.3) ? [choose(['show my tasks', `add ${choose(titles)}`])] : []
    const order = `${choose(LEADS)}${say}${choose(TAILS)}`
    return [{ id: `plain-${at}`, tasks: tasksOf(row), before: before ?? earlier, say: order, want }]
  })
}

/** The first words of one, the last of the other. */
function mixed(one: string, other: string): string {
  const [a, b] = [one.split(' '), other.split(' ')]
  return [...a.slice(0, Math.ceil(a.length / 2)), ...b.slice(Math.floor(b.length / 2))].join(' ')
}
