/** What a question about the list is about: "do I have a reminder for *the dentist*?", "is *rice* on my list?" */
import { frame } from '../frame/frame.ts'
import { norms, type Range, type Sentence } from './sentence.ts'

const frames = [
  '(is|are) [there] {query} [already/currently/still/included] (on|in) <mylist> ...',
  '(do|did|have) (i|we) [already/ever] (have|add|added|put|include|included|get|got|jot down|write down) {query} (on|in|to|onto) <mylist> ...',
  '(do|does) <mylist> (have|include|contain|say) {query} ...',
  '... if {query} is (on|in) <mylist> ...',
  '... if (i|we) have {query} (on|in) <mylist> ...',
  '... <mylist> for {query}',
  '... <sure> (with|containing|matching|called|named|about|regarding|concerning|mentioning) {query}',
  '... <sure> [that/which] [i/we] [have] [set] [up] (for|to|of) {query}',
  '... (any|my|all|the|our|me|a|an|many) [of/my/the] {query=<describing>} (reminder|reminders|task|tasks|todo|todos|chores|errands) ...',
].map(frame)

const SAYS_NOTHING = new Set(
  (
    'about me my mine us the a an of all any each every and for on in to at from by with this that these those it is are i we you have set up there do ' +
    'today tomorrow day days week weeks weekend month months year morning afternoon evening night time date now later next last first rest upcoming current ' +
    'currently scheduled pending completed complete done open overdue finished outstanding remaining left active new recent latest past future list lists item items thing things ' +
    'reminder reminders task tasks todo todos to-do chores errands high low medium priority urgent important please daily weekly monthly still yet already more most order be anything something everything nothing being details what when which where who how <date>'
  ).split(' '),
)

const MAX_WORDS = 60

/** `said` is where the rule itself expects it. */
export function queryIn(sentence: Sentence, range: Range, said: Range | undefined): Range | null {
  if (range[1] - range[0] > MAX_WORDS) return null
  for (const candidate of frames) {
    const query = candidate.match(sentence.tokens, range[0], range[1])?.get('query')
    if (query !== undefined && saysSomething(sentence, query)) return withoutEdges(sentence, query)
  }
  return said !== undefined && saysSomething(sentence, said) ? withoutEdges(sentence, said) : null
}

function saysSomething(sentence: Sentence, query: Range): boolean {
  return norms(sentence, query).some((word) => !SAYS_NOTHING.has(word))
}

const EDGES = new Set('the my our a an any this that all please for of to me each about'.split(' '))

function withoutEdges(sentence: Sentence, [from, to]: Range): Range {
  let [start, end] = [from, to]
  while (start < end && isEdge(sentence, start)) start++
  while (end > start && isEdge(sentence, end - 1)) end--
  return [start, end]
}

function isEdge({ tokens }: Sentence, index: number): boolean {
  return tokens[index]?.kind === 'date' || EDGES.has(tokens[index]?.norm ?? '')
}
