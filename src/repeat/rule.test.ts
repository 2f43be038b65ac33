/** Rules as text: one spelling, other programs' spellings, and what cannot be kept, with the reason. */
import { expect, test } from 'vitest'
import { troubles } from './trouble.ts'
import { keptRule } from './valid.ts'

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=WE,MO;INTERVAL=1', 'FREQ=WEEKLY;BYDAY=MO,WE'],
  ['freq=daily;', 'FREQ=DAILY'],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'FREQ=DAILY'],
  ['BYMONTHDAY=-1,15,1;FREQ=MONTHLY', 'FREQ=MONTHLY;BYMONTHDAY=1,15,-1'],
  ['FREQ=DAILY;UNTIL=20271224T000000Z', 'FREQ=DAILY;UNTIL=20271224'],
  ['FREQ=WEEKLY;WKST=SU;INTERVAL=2', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU'],
  ['FREQ=MONTHLY;BYDAY=+1MO,-1FR', 'FREQ=MONTHLY;BYDAY=1MO,-1FR'],
  ['FREQ=DAILY;BYHOUR=9;BYMINUTE=30', 'FREQ=DAILY at 09:30'],
  ['FREQ=MONTHLY;SKIP=OMIT;RSCALE=gregorian', 'FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=OMIT'],
])('%s is kept as %s', (text, kept) => {
  const rule = keptRule(text, '2026-03-04')
  const said = 'trouble' in rule ? rule.trouble : [rule.text, rule.time].filter(Boolean).join(' at ')
  expect(said).toBe(kept)
})

test.each([
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'never'],
  ['FREQ=YEARLY;BYMONTH=2,4;BYMONTHDAY=31', 'never'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=6MO', 'never'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTH=2;BYMONTHDAY=1', 'never'],
  ['FREQ=DAILY;UNTIL=20260301', 'ends-before-start'],
  ['FREQ=HOURLY', 'sub-daily'],
  ['FREQ=MINUTELY;INTERVAL=5', 'sub-daily'],
  ['FREQ=DAILY;BYHOUR=9,17', 'several-times'],
  ['FREQ=DAILY;COUNT=3;UNTIL=20270101', 'two-ends'],
  ['FREQ=DAILY;COUNT=1000000', 'too-many'],
  ['FREQ=DAILY;INTERVAL=99999', 'too-many'],
  ['FREQ=MONTHLY;RSCALE=CHINESE', 'other-calendar'],
  ['FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD', 'skip-forward'],
  ['FREQ=WEEKLY;BYDAY=2MO', 'no-rule'],
  ['FREQ=WEEKLY;BYDAY=XX', 'no-rule'],
  ['FREQ=DAILY;INTERVAL=0', 'nought'],
  ['FREQ=DAILY;INTERVAL=-2', 'nought'],
  ['FREQ=DAILY;COUNT=0', 'nought'],
  ['FREQ=DAILY;BYEASTER=1', 'no-rule'],
  ['FREQ=DAILY;UNTIL=20260230', 'no-rule'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'no-rule'],
  ['every monday', 'no-rule'],
  ['', 'no-rule'],
])('%s cannot be kept: %s', (text, trouble) => {
  expect(keptRule(text, '2026-03-04')).toEqual({ trouble })
})

test('30 February alone is refused, but 29 February is the 28th in most years', () => {
  expect(keptRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2026-03-04')).toMatchObject({
    text: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  })
})

test('every trouble has its sentence', () => {
  for (const sentence of Object.values(troubles)) expect(sentence).toMatch(/^[A-Z].*\.$/u)
})
