/** Senders that stand still in the middle of it, or lose their database: what they took is neither lost nor sent twice. */
import { describe, expect, test } from 'vitest'
import { DEAD_MS, gate, severalSenders } from '../support/senders.ts'

describe('one that is taken for dead and comes back', () => {
  test('before it sent anything sends nothing: it is another’s by then', async () => {
    const { sender, sent, watch, store } = await severalSenders()
    const { open, opened } = gate()
    const claimDeliveries: typeof store.claimDeliveries = async (...given) => {
      const claimed = await store.claimDeliveries(...given)
      await opened
      return claimed
    }
    const [slow, other] = [sender('slow', undefined, { claimDeliveries }), sender('other')]
    const claiming = slow.deliverer.some()
    await expect.poll(() => store.ringers()).toHaveLength(1)
    await watch(other.ringer, DEAD_MS)
    await other.deliverer.some()
    await other.deliverer.done()
    open()
    await claiming
    await slow.deliverer.done()
    expect(sent).toEqual(['other'])
  })

  test('before it took anything takes nothing: what has no living owner would never be sent', async () => {
    const { sender, sent, watch, store } = await severalSenders()
    const { open, opened } = gate()
    let took = 0
    const claimDeliveries: typeof store.claimDeliveries = async (...given) => {
      await opened
      const claimed = await store.claimDeliveries(...given)
      took += claimed.length
      return claimed
    }
    const [slow, other] = [sender('slow', undefined, { claimDeliveries }), sender('other')]
    const claiming = slow.deliverer.some()
    await expect.poll(() => store.ringers()).toHaveLength(1)
    await watch(other.ringer, DEAD_MS)
    open()
    await claiming
    await slow.deliverer.done()
    expect(took).toBe(0)
    await other.deliverer.some()
    await other.deliverer.done()
    expect(sent).toEqual(['other'])
  })

  test('while it asked whether it lives asks again before it sends', async () => {
    const { sender, sent, watch, pass, store } = await severalSenders()
    const { open, opened } = gate()
    const [slow, other] = [sender('slow', undefined, { claimDeliveries, beat }), sender('other')]
    let beats = 0
    async function claimDeliveries(...given: Parameters<typeof store.claimDeliveries>) {
      const claimed = await store.claimDeliveries(...given)
      pass(slow.ringer.beat_ms)
      return claimed
    }
    async function beat(id: string) {
      const isAlive = await store.beat(id)
      beats += 1
      await opened
      return isAlive
    }
    await slow.deliverer.some()
    await expect.poll(() => beats).toBe(1)
    await watch(other.ringer, DEAD_MS)
    await other.deliverer.some()
    open()
    await Promise.all([slow.deliverer.done(), other.deliverer.done()])
    expect(sent).toEqual(['other'])
  })

  test('after it sent says so, if nobody has taken it since', async () => {
    const { sender, sent, watch, store } = await severalSenders()
    const { open, opened } = gate()
    const [slow, other] = [sender('slow', () => opened), sender('other')]
    await slow.deliverer.some()
    await watch(other.ringer, DEAD_MS)
    open()
    await slow.deliverer.done()
    await other.deliverer.some()
    await other.deliverer.done()
    expect(sent).toEqual(['slow'])
    const [rung] = await store.rungLately('ada', 1)
    expect(rung?.deliveries).toMatchObject([{ status: 'sent', attempts: 1 }])
  })

  test('does not send again what it sent itself', async () => {
    const { sender, sent, watch, store } = await severalSenders()
    const { open, opened } = gate()
    const [slow, other] = [sender('slow', () => opened), sender('other')]
    await slow.deliverer.some()
    await watch(other.ringer, DEAD_MS)
    await slow.deliverer.some()
    open()
    await slow.deliverer.done()
    expect(sent).toEqual(['slow'])
    const [rung] = await store.rungLately('ada', 1)
    expect(rung?.deliveries.map(({ status }) => status)).toEqual(['sent'])
  })
})

test('one that cannot send for a reason nobody thought of takes no more than it has room for, and tries again later', async () => {
  const { sender, sent, store, faults } = await severalSenders(40)
  const { deliverer } = sender('one', () => Promise.reject(new Error('a mistake')))
  await deliverer.some()
  await deliverer.done()
  expect([sent.length, faults.length]).toEqual([16, 16])
  await deliverer.some()
  await deliverer.done()
  // all are for the same address, which waits after a failure
  expect(sent).toHaveLength(16)
  const deliveries = (await store.rungLately('ada', 40)).flatMap((rung) => rung.deliveries)
  const tried = deliveries.filter(({ attempts }) => attempts === 1)
  expect(tried).toHaveLength(16)
  expect(tried[0]).toMatchObject({ status: 'waiting', error: 'It could not be sent' })
})

describe('one whose database was away for a moment', () => {
  test('writes down later what it sent, and does not send it again', async () => {
    const { sender, sent, store, faults } = await severalSenders()
    let away = true
    const endDelivery: typeof store.endDelivery = async (...given) => {
      if (away) throw new Error('the file is busy')
      return await store.endDelivery(...given)
    }
    const { deliverer } = sender('one', undefined, { endDelivery })
    await deliverer.some()
    await deliverer.done()
    away = false
    await deliverer.some()
    await deliverer.done()
    expect([sent, faults.length]).toEqual([['one'], 1])
    const [rung] = await store.rungLately('ada', 1)
    expect(rung?.deliveries).toMatchObject([{ status: 'sent', attempts: 1 }])
  })

  test('finds what it took without hearing of it', async () => {
    const { sender, sent, store } = await severalSenders()
    let away = true
    const claimDeliveries: typeof store.claimDeliveries = async (...given) => {
      const claimed = await store.claimDeliveries(...given)
      if (away) throw new Error('the line was cut')
      return claimed
    }
    const { deliverer } = sender('one', undefined, { claimDeliveries })
    await expect(deliverer.some()).rejects.toThrow('cut')
    away = false
    await deliverer.some()
    await deliverer.done()
    expect(sent).toEqual(['one'])
    const [rung] = await store.rungLately('ada', 1)
    expect(rung?.deliveries.map(({ status }) => status)).toEqual(['sent'])
  })
})
