/** Joined tasks: which date is whose, what is said of all, and what is asked instead of guessed. */
import { describe, expect, test } from 'vitest'
import { ACT_FROM } from '../../domain/command.ts'
import { understand } from '../understand.ts'

// a Wednesday
const now = { epoch_ms: Date.UTC(2026, 2, 4, 9), timezone: 'Europe/Berlin' }
const read = (text: string) => understand(text, { now })
const MARCH = '2026-03-'

/** "title @ due": days of March 2026, "05T17:00" with an hour; " !" for a high priority. */
function tasks(text: string): string[] {
  return read(text).commands.map((command) => {
    if (command.intent !== 'CREATE_TASK') return command.intent
    const { title, due_date, priority } = command.params
    const due = due_date === undefined ? '' : ` @ ${due_date.replace(MARCH, '')}`
    return `${title}${due}${priority === 'high' ? ' !' : ''}`
  })
}

/** "sentence → task | task" */
function reads(line: string): number {
  const [text = '', expected] = line.split(' → ')
  expect(tasks(text).join(' | ')).toBe(expected)
  return read(text).confidence
}

function acted(line: string): void {
  expect(reads(line)).toBeGreaterThanOrEqual(ACT_FROM)
}

function asked(line: string): void {
  expect(reads(line)).toBeLessThan(ACT_FROM)
}

describe('each has its own date', () => {
  test.each([
    'remind me to buy milk tomorrow and call mum friday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow and to call mum on friday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow, and call mum friday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow, call mum friday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow then call mum friday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow and then call mum friday please → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow & also call mum friday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tommorow and call mum firday → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tmrw and call mum fri → buy milk @ 05 | call mum @ 06',
    'remind me tomorrow to buy milk and friday to call mum → buy milk @ 05 | call mum @ 06',
    'tomorrow remind me to buy milk and on friday to call mum → buy milk @ 05 | call mum @ 06',
    'remind me to buy milk tomorrow, on friday call mum → buy milk @ 05 | call mum @ 06',
    'remind me to call mum friday, tomorrow to buy milk → call mum @ 06 | buy milk @ 05',
    'remind me to buy milk tonight at 8, on friday to call mum → buy milk @ 04T20:00 | call mum @ 06',
    'remind me to buy milk tomorrow and on the 15th call mum → buy milk @ 05 | call mum @ 15',
    'remind me to buy milk tomorrow, on march 20 call mum → buy milk @ 05 | call mum @ 20',
    'remind me to buy milk friday, in two weeks call mum → buy milk @ 06 | call mum @ 18',
    'remind me to buy milk on the 15th, on friday call mum → buy milk @ 15 | call mum @ 06',
    'remind me to take Finn to practice at 11 and to pick him up at 1pm → take Finn to practice @ 04T11:00 | pick him up @ 04T13:00',
    'rmeind me to buy milk tmrw n call mum fri → buy milk @ 05 | call mum @ 06',
    'remind me about milk tomorrow and about bread on friday → milk @ 05 | bread @ 06',
    'remind me tomorrow to drink water and on friday to swim → drink water @ 05 | swim @ 06',
    'remind me to buy milk tomorrow and book a table for friday → buy milk @ 05 | book a table @ 06',
    'remind me to wash up tomorrow and on friday to mop → wash up @ 05 | mop @ 06',
    'remind me to call and book a table tomorrow and buy milk friday → call and book a table @ 05 | buy milk @ 06',
    'remind me that tomorrow Ann calls and on friday Bob calls → Ann calls @ 05 | Bob calls @ 06',
    'remind me to send my daily report tomorrow and call mum friday → send my daily report @ 05 | call mum @ 06',
    // an hour that has passed on that day is the next one
    'remind me to buy milk tonight and call mum at 9am → buy milk @ 04 | call mum @ 05T09:00',
    'remind me to buy milk today and call mum at 9am → buy milk @ 04 | call mum @ 05T09:00',
    'remind me to buy milk today and call mum at 5 → buy milk @ 04 | call mum @ 04T17:00',
    'remind me to call Ann tomorrow, call Bob at 4 and call mum on friday at 9 → call Ann @ 05 | call Bob @ 05T16:00 | call mum @ 06T09:00',
    'remind me to buy milk in an hour and call mum tomorrow → buy milk @ 04T11:00 | call mum @ 05',
    'remind me at 3 to buy milk and call mum at 5 → buy milk @ 04T15:00 | call mum @ 04T17:00',
    'remind me to buy milk at 3 and at 5 call mum → buy milk @ 04T15:00 | call mum @ 04T17:00',
    'remind me to pay the rent on the 15th plus call mum friday → pay the rent @ 15 | call mum @ 06',
    "don't forget to buy milk tomorrow and call mum friday → buy milk @ 05 | call mum @ 06",
    'i need to buy milk tomorrow and call mum friday → buy milk @ 05 | call mum @ 06',
    'add buy milk tomorrow and call mum friday to my shopping list → buy milk @ 05 | call mum @ 06',
    'add "buy milk" tomorrow and "call mum" friday → buy milk @ 05 | call mum @ 06',
    'add milk tomorrow and call mum friday at 5 → milk @ 05 | call mum @ 06T17:00',
    'add milk for tomorrow. call mum friday → milk @ 05 | call mum @ 06',
    'add dentist on monday, haircut on tuesday and gym on friday → dentist @ 09 | haircut @ 10 | gym @ 06',
    'remind me about the dentist tomorrow and the recital on friday → the dentist @ 05 | the recital @ 06',
    'remind me tomorrow about the dentist and the recital on friday → the dentist @ 05 | the recital @ 06',
    'remind me to buy milk and eggs tomorrow and call mum and dad friday → buy milk and eggs @ 05 | call mum and dad @ 06',
    'remind me to call mum on friday and saturday and buy milk on monday → call mum @ 06 | buy milk @ 09',
    'remind me to send the report today and book the hotel next week → send the report @ 04 | book the hotel @ 09',
    'add buy milk tomorrow !! and call mum friday → buy milk @ 05 ! | call mum @ 06',
    'add urgent: buy milk tomorrow and call mum friday → buy milk @ 05 ! | call mum @ 06 !',
    'remind me to water the fern every monday and call mum friday → water the fern @ 09 | call mum @ 06',
  ])('%s', acted)

  test('what repeats is one of them', () => {
    expect(
      reads('remind me every day to stretch and call mum friday → stretch @ 04 | call mum @ 06'),
    ).toBeGreaterThanOrEqual(0.5)
  })

  test('a note and the list stay with what they were said of', () => {
    const { commands } = read('add buy milk tomorrow and call mum friday - the long number')
    expect(commands.map(({ params }) => ('description' in params ? params.description : null))).toEqual([
      null,
      'the long number',
    ])
    expect(read('put milk tomorrow and bread friday on my shopping list').commands).toMatchObject([
      { params: { list: 'shopping' } },
      { params: { list: 'shopping' } },
    ])
  })
})

describe('what is said of all', () => {
  test.each([
    'remind me tomorrow to buy milk and call mum → buy milk @ 05 | call mum @ 05',
    'remind me to buy milk and call mum tomorrow → buy milk @ 05 | call mum @ 05',
    'remind me to buy milk and call mum at 5 → buy milk @ 04T17:00 | call mum @ 04T17:00',
    'remind me at 9 to buy milk and call mum tomorrow → buy milk @ 05T09:00 | call mum @ 05T09:00',
    'remind me tomorrow to buy milk, call mum and on friday to pay the rent → buy milk @ 05 | call mum @ 05 | pay the rent @ 06',
    'remind me tomorrow to buy milk at 3 and call mum at 5 → buy milk @ 05T15:00 | call mum @ 05T17:00',
    'remind me to buy milk tomorrow at 3 and call mum at 5 → buy milk @ 05T15:00 | call mum @ 05T17:00',
    'remind me to buy milk tomorrow and call mum at 5 → buy milk @ 05 | call mum @ 05T17:00',
    'remind me to buy milk tomorrow at 9 and call mum in the evening → buy milk @ 05T09:00 | call mum @ 05',
    'remind me to buy milk tonight and call mum in the morning → buy milk @ 04 | call mum @ 05',
    'remind me at 5 to buy milk tomorrow and call mum friday → buy milk @ 05T17:00 | call mum @ 06T17:00',
    'remind me to call Ann at 3 and call Bob at 5 → call Ann @ 04T15:00 | call Bob @ 04T17:00',
    'remind me to buy milk tomorrow and call mum → buy milk @ 05 | call mum',
  ])('%s', acted)
})

describe('still one task', () => {
  test.each([
    'remind me to call mum on friday and saturday → call mum @ 06',
    'remind me to take my pills at 8am and at 8pm → take my pills @ 05T08:00',
    'remind me to buy milk and eggs tomorrow → buy milk and eggs @ 05',
    'remind me tomorrow about milk and eggs at 5 → milk and eggs @ 05T17:00',
    'remind me next week, on friday call mum → call mum @ 13',
    'add book a table friday, march 20th call ahead → book a table call ahead @ 20',
    'remind me tomorrow, thursday, to call mum → call mum @ 05',
    'remind me on friday, the 20th to call mum → call mum @ 20',
    'add paint, and on the 3rd floor fix the lamp → paint, and on the 3rd floor fix the lamp',
    'add salt and pepper friday → salt and pepper @ 06',
    'remind me to buy milk tomorrow and "call mum friday" → buy milk and "call mum friday" @ 05',
  ])('%s', acted)
})

describe('asked, not guessed', () => {
  test.each([
    // no order at all
    'buy milk tomorrow and call mum friday → buy milk @ 05 | call mum @ 06',
    'on monday buy milk, on tuesday call mum → buy milk @ 09 | call mum @ 10',
    'tomorrow buy milk at 3 and call mum at 5 → buy milk @ 05T15:00 | call mum @ 05T17:00',
    'milk tomorrow, bread friday → milk @ 05 | bread @ 06',
    // a verb is left out, or may be
    'remind me to buy milk tomorrow and eggs friday → buy milk @ 05 | eggs @ 06',
    'remind me to wash the car tomorrow and wax it friday → wash the car @ 05 | wax it @ 06',
    'remind me to finish the report by friday but start today → finish the report @ 06 | start @ 04',
    'remind me to clean the car on friday and go out tomorrow → clean the car @ 06 | go out @ 05',
    'add milk tomorrow and study friday → milk @ 05 | study @ 06',
    // whose date is it?
    'remind me to buy milk, call mum tomorrow and pay the rent → buy milk | call mum @ 05 | pay the rent',
    'remind me on monday and tuesday to buy milk and call mum on friday → buy milk @ 09 | call mum @ 06',
    'remind me at 9 to feed the cat tomorrow and water the plants → feed the cat @ 05T09:00 | water the plants @ 04T21:00',
    'remind me tomorrow to call Ann at 3 and on friday to call Bob and text Eve → call Ann @ 05T15:00 | call Bob @ 06 | text Eve @ 05',
    'remind me tomorrow to call Ann at 3 and text Eve → call Ann @ 05T15:00 | text Eve @ 05',
  ])('%s', asked)
})

describe('an hour is asked about, unless its day was said before it', () => {
  test.each([
    'remind me to buy milk next week and call mum at 5 → buy milk @ 09 | call mum @ 04T17:00',
    'remind me to buy milk next week and call mum in the evening → buy milk @ 09 | call mum @ 09',
    'remind me to buy milk at 3 and call mum on friday at 5 → buy milk @ 04T15:00 | call mum @ 06T17:00',
    'remind me to buy milk at 3 and on friday at 5 call mum → buy milk @ 04T15:00 | call mum @ 06T17:00',
    'remind me to feed the cat at 6 and pay the rent tomorrow at noon → feed the cat @ 04T18:00 | pay the rent @ 05T12:00',
    'remind me to call Ann at 3, call Bob at 4 and call mum next monday at 9 → call Ann @ 04T15:00 | call Bob @ 04T16:00 | call mum @ 09T09:00',
    // behind two hours the day is most likely the day of both
    'remind me to buy milk at 3 and call mum at 5 tomorrow → buy milk @ 05T15:00 | call mum @ 05T17:00',
    'remind me to call Ann at 3, call Bob on friday and call mum at 5 tomorrow → call Ann @ 05T15:00 | call Bob @ 06 | call mum @ 05T17:00',
    'remind me to take my pills at 8 and go running tomorrow → take my pills @ 04T20:00 | go running @ 05',
    'remind me to take my pills in the evening and go running tomorrow → take my pills @ 04 | go running @ 05',
    // the others at that hour, too?
    'remind me tomorrow to buy milk and call mum at 5 → buy milk @ 05 | call mum @ 05T17:00',
    'remind me tomorrow to buy milk and call mum in the evening → buy milk @ 05 | call mum @ 05',
    'tomorrow water the plants, feed the cat and call dad at 6 → water the plants @ 05 | feed the cat @ 05 | call dad @ 05T18:00',
    // it has passed, or it comes before what was said before it
    'remind me to call Ann at 9am and call Bob at 11am → call Ann @ 05T09:00 | call Bob @ 04T11:00',
    'remind me to buy milk in the morning and call mum in the afternoon → buy milk @ 05 | call mum @ 04',
    'remind me tomorrow at 9 to buy milk and call mum at 8 → buy milk @ 05T09:00 | call mum @ 05T08:00',
    'remind me today to buy milk at 9am and call mum at 5 → buy milk @ 05T09:00 | call mum @ 04T17:00',
    'remind me tonight to buy milk at 8 and call mum at 9am → buy milk @ 04T20:00 | call mum @ 05T09:00',
    'remind me to buy milk tomorrow at 8pm and call mum at 9 → buy milk @ 05T20:00 | call mum @ 05T09:00',
  ])('%s', asked)
})

describe('a day that only names something is no date of its task', () => {
  test.each([
    'remind me to buy milk tomorrow and send the friday report → buy milk @ 05 | send the friday report',
    'remind me to send the friday report and buy milk tomorrow → send the friday report | buy milk @ 05',
    'remind me to send the friday report and buy milk → send the friday report | buy milk',
    'remind me to buy milk tomorrow and cancel my friday class → buy milk @ 05 | cancel my friday class',
    'remind me to buy milk tomorrow and ask Bob about monday → buy milk @ 05 | ask Bob about monday',
    'remind me to buy milk tomorrow and ask if friday works → buy milk @ 05 | ask if friday works',
    'remind me to buy milk tomorrow and see if the friday slot works → buy milk @ 05 | see if the friday slot works',
    'add the friday report and the monday report → the friday report | the monday report',
    'remind me to buy the sunday paper and milk tomorrow → buy the sunday paper | milk @ 05',
    // more is said behind it: it may be one
    'remind me to buy milk tomorrow and call mum friday about the party → buy milk @ 05 | call mum about the party @ 06',
    'remind me to book friday off and call mum tomorrow → book off @ 06 | call mum @ 05',
    "remind me to buy milk tomorrow and prepare for friday's meeting → buy milk @ 05 | prepare for friday's meeting @ 06",
  ])('%s', asked)

  test('but “about 5pm” is a time', () => {
    expect(read('remind me to buy milk tomorrow and call mum about 5pm').commands[1]?.params).toMatchObject({
      due_date: '2026-03-05T17:00',
    })
  })
})

describe('talk about days is no row of tasks', () => {
  test.each([
    'it was quite humid this evening. is there going to be any rain tonight',
    'see you tomorrow and have a great friday',
    'see you tomorrow and call you friday',
    'good luck tomorrow and happy birthday on friday',
    "it's sunny today and rainy tomorrow",
  ])('%s', (text) => {
    expect(tasks(text)).toEqual(['AMBIGUOUS'])
  })
})
