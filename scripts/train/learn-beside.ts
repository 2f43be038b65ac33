/**
 * Learns the weights of the tags several times over, from different rows, beside each other: one thread for each core.
 * Run as a worker, it learns once. Which thread was quicker changes nothing in what is learned.
 */
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { JOINTS } from '../../src/understand/tag/tag.ts'
import { type Lesson, learn, type Weights } from './learn.ts'

export interface Task {
  readonly lessons: readonly Lesson[]
  /** How many features there are. */
  readonly size: number
}

/** Lessons as a few long arrays: half a million short ones take longer to hand over than to learn from. */
interface Flat {
  readonly size: number
  readonly tokens: Int32Array
  readonly counts: Int32Array
  readonly features: Int32Array<ArrayBuffer>
  readonly links: Int32Array
  readonly gold: Int32Array
}

/** What is learned from each of them, in their order. Each is made only when its turn comes: they are large. */
export async function learnBeside(tasks: readonly (() => Task)[]): Promise<readonly Weights[]> {
  const learned: Weights[] = []
  const left = [...tasks.entries()]
  const next = async (): Promise<void> => {
    const task = left.shift()
    if (!task) return
    const [at, make] = task
    learned[at] = await learnApart(flat(make()))
    await next()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, next))
  return learned
}

function learnApart(lessons: Flat): Promise<Weights> {
  const transferList = [lessons.features.buffer]
  const worker = new Worker(new URL(import.meta.url), { workerData: lessons, transferList })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function flat({ lessons, size }: Task): Flat {
  const words = lessons.flatMap(({ features }) => features)
  const features = new Int32Array(words.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const word of words) {
    features.set(word, at)
    at += word.length
  }
  return {
    size,
    features,
    tokens: Int32Array.from(lessons, (lesson) => lesson.features.length),
    counts: Int32Array.from(words, ({ length }) => length),
    links: Int32Array.from(lessons.flatMap(({ links }) => [...links])),
    gold: Int32Array.from(lessons.flatMap(({ gold }) => [...gold])),
  }
}

function unflat({ tokens, counts, features, links, gold }: Flat): readonly Lesson[] {
  let [word, from] = [0, 0]
  return Array.from(tokens, (count) => {
    const [first, last] = [word, word + count]
    const seen: Int32Array[] = []
    for (; word < last; word++) {
      const to = from + (counts[word] as number)
      seen.push(features.subarray(from, to))
      from = to
    }
    return { features: seen, links: links.subarray(first, last), gold: gold.subarray(first, last) }
  })
}

if (!isMainThread) {
  const flat = workerData as Flat
  parentPort?.postMessage(learn(unflat(flat), flat.size, JOINTS))
}
