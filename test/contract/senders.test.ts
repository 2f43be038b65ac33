/** Senders beside each other: who lives, who is dead, and who sends what; by stopwatches, whatever the clocks say. */
import { expect, test } from 'vitest'
import { DEAD_MS, gate, severalSenders } from '../support/senders.ts'

test('a clock that jumps makes nobody dead', async () => {
  const { sender, sent, watch } = await severalSenders()
  const { open, opened } = gate()
  const [one, other] = [sender('one', () => opened), sender('other')]
  await one.deliverer.some()
  other.world.advance(365 * 86_400_000)
  await watch(other.ringer, DEAD_MS - 1)
  await other.deliverer.some()
  open()
  await one.deliverer.done()
  expect(sent).toEqual(['one'])
})

test('one that stands still is buried by those who watched, and not before', async () => {
  const { sender, sent, watch, store } = await severalSenders()
  const [dead, other] = [sender('dead', () => new Promise(() => undefined)), sender('other')]
  await dead.deliverer.some()
  await watch(other.ringer, DEAD_MS)
  await other.deliverer.some()
  await other.deliverer.done()
  expect(sent).toEqual(['dead', 'other'])
  expect(await store.ringers()).toHaveLength(1)
})

test('one that stood still itself takes nobody for dead: the whole machine may have slept', async () => {
  const { sender, sent, pass } = await severalSenders()
  const { open, opened } = gate()
  const [one, other] = [sender('one', () => opened), sender('other')]
  await one.deliverer.some()
  await other.ringer.lookAround()
  pass(8 * 3_600_000)
  await other.ringer.lookAround()
  await other.deliverer.some()
  open()
  await one.deliverer.done()
  expect(sent).toEqual(['one'])
})

test('one whose name could not be written takes nothing under it', async () => {
  const { sender, sent, store } = await severalSenders()
  const enlist = () => Promise.reject(new Error('the file is busy'))
  const { deliverer, ringer } = sender('one', undefined, { enlist })
  for (let tries = 0; tries < 2; tries++) await expect(deliverer.some()).rejects.toThrow('busy')
  await expect(ringer.alive()).rejects.toThrow('busy')
  expect([sent, await store.ringers()]).toEqual([[], []])
})

test('whoever asks at once is one sender', async () => {
  const { sender, store } = await severalSenders()
  const { ringer } = sender('one')
  const names = await Promise.all([ringer.alive(), ringer.alive(), ringer.alive()])
  expect(await store.ringers()).toEqual([{ id: names[0], beat: 0 }])
  expect(new Set(names).size).toBe(1)
})

test('several at once take different ones', async () => {
  const { sender, sent, faults } = await severalSenders(30)
  const senders = ['a', 'b', 'c'].map((name) => sender(name))
  for (let round = 0; round < 4; round++) {
    await Promise.all(senders.map(({ deliverer }) => deliverer.some()))
    await Promise.all(senders.map(({ deliverer }) => deliverer.done()))
  }
  expect([sent.length, faults]).toEqual([30, []])
})
