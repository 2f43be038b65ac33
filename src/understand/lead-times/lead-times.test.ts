/** How long before, as people say it: what is found, where, and what is left alone. */
import { expect, test } from 'vitest'
import { leadTimesIn } from './lead-times.ts'

test.each<[string, string, readonly string[]]>([
  ['remind me 30 minutes before', '30 minutes before', ['-PT30M']],
  ['remind me 30 mins before it', '30 mins before', ['-PT30M']],
  ['dentist friday 3pm, remind me an hour ahead', 'an hour ahead', ['-PT1H']],
  ['ping me 2 hours ahead of time', '2 hours ahead of time', ['-PT2H']],
  ['remind me a day in advance', 'a day in advance', ['-P1D']],
  ['remind me half an hour before', 'half an hour before', ['-PT30M']],
  ['a half hour before please', 'a half hour before', ['-PT30M']],
  ['remind me an hour and a half before', 'an hour and a half before', ['-PT1H30M']],
  ['remind me 1.5 hours before', '1.5 hours before', ['-PT1H30M']],
  ['remind me 1h30 before', '1h30 before', ['-PT1H30M']],
  ['1 hour and 30 minutes before', '1 hour and 30 minutes before', ['-PT1H30M']],
  ['1 hour 15 minutes before', '1 hour 15 minutes before', ['-PT1H15M']],
  ['15 min and 1h before', '15 min and 1h before', ['-PT15M', '-PT1H']],
  ['remind me a day and an hour before', 'a day and an hour before', ['-P1D', '-PT1H']],
  ['a quarter of an hour before', 'a quarter of an hour before', ['-PT15M']],
  ['forty-five minutes before', 'forty-five minutes before', ['-PT45M']],
  ['remind me ten minutes prior', 'ten minutes prior', ['-PT10M']],
  ['remind me 3 days beforehand', '3 days beforehand', ['-P3D']],
  ['remind me a week before', 'a week before', ['-P7D']],
  ['the week before', 'the week before', ['-P7D']],
  ['remind me the day before', 'the day before', ['-P1D']],
  ['remind me the day before at 6', 'the day before at 6', ['-P1D@18:00']],
  ['the day before at 9am', 'the day before at 9am', ['-P1D@09:00']],
  ['the day before at 07:30', 'the day before at 07:30', ['-P1D@07:30']],
  ['two days before at 9', 'two days before at 9', ['-P2D@09:00']],
  ['remind me the evening before', 'the evening before', ['-P1D@18:00']],
  ['nudge me 20 min b4 pls', '20 min b4', ['-PT20M']],
  ['gie me a shout an hour afore', 'an hour afore', ['-PT1H']],
  ['remind me the evening before at 7', 'the evening before at 7', ['-P1D@19:00']],
  ['the night before', 'the night before', ['-P1D@20:00']],
  ['the night before at 10', 'the night before at 10', ['-P1D@22:00']],
  ['remind me that morning', 'that morning', ['P0D@09:00']],
  ['remind me the morning of', 'the morning of', ['P0D@09:00']],
  ['remind me on the day at 8', 'on the day at 8', ['P0D@08:00']],
  [
    '30 minutes before and the evening before',
    '30 minutes before and the evening before',
    ['-PT30M', '-P1D@18:00'],
  ],
  [
    'the evening before, and again an hour before',
    'the evening before, and again an hour before',
    ['-P1D@18:00', '-PT1H'],
  ],
  [
    'remind me 10 minutes before and when it is due',
    '10 minutes before and when it is due',
    ['-PT10M', 'PT0S'],
  ],
])('%s', (message, words, reminders) => {
  const [found, ...more] = leadTimesIn(message)
  expect(message.slice(found?.from, found?.to)).toBe(words)
  expect(found?.reminders).toEqual(reminders)
  expect(found?.bare).toBe(true)
  expect(more).toEqual([])
})

test.each([
  'call mum before lunch',
  'the day before yesterday',
  'wait 30 minutes',
  'an hour later',
  'plan ahead',
  'the meeting is in 2 days',
  'buy 2 before friday',
  'read chapters 3 and 4 before class',
  'the day at the beach',
])('%s: nothing', (message) => expect(leadTimesIn(message)).toEqual([]))

test.each(['an hour before dinner', '30 minutes before the meeting', 'the day before christmas'])(
  '%s goes on',
  (message) => expect(leadTimesIn(message).map(({ bare }) => bare)).toEqual([false]),
)

test('a long message takes no longer than its length', () => {
  const long = '1 hour and '.repeat(360)
  expect(leadTimesIn(long)).toEqual([])
})
