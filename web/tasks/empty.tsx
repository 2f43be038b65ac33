/** Nothing here: why, and what could be done about it. */
import type { Place } from '../state/place.ts'
import type { View } from '../state/tasks.ts'

interface Props {
  readonly place: Place
  readonly view: View
  readonly search: string
}

export function Empty({ place, view, search }: Props) {
  const [words, hint] = wordsFor(place, view, search)
  return (
    <div className="empty">
      <p>{words}</p>
      {hint && <p className="quiet small">{hint}</p>}
    </div>
  )
}

function wordsFor(place: Place, view: View, search: string): readonly [words: string, hint?: string] {
  if (search !== '') return ['Nothing matches these words.']
  if (place.kind === 'bin') return ['The bin is empty.', 'What you delete stays here for 30 days.']
  if (view === 'done') return ['Nothing is done yet. It will come.']
  if (view !== 'open') return ['Nothing here.']
  if (place.kind === 'list' && place.name !== null)
    return ['This list is empty.', `Add to it above, or say “put eggs on the ${place.name} list”.`]
  return [
    'Nothing to do. Enjoy it.',
    'Or add something above: “call mum friday 5pm”, “gym every thursday at 7”.',
  ]
}
