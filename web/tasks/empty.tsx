/** Nothing here: why, and what could be done about it. Where nothing is to be done at all, something to begin with. */
import { givenBy, type Place } from '../state/place.ts'
import type { View } from '../state/views.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { once } from '../ui/single.ts'
import { addSaid } from './said-task.ts'

interface Props {
  readonly place: Place
  readonly view: View
  readonly search: string
}

/** Each shows something that a line can say. */
const BEGIN_WITH = ['call mum friday 5pm', 'gym every thursday at 7', 'pay rent on the 1st every month']

export function Empty({ place, view, search }: Props) {
  const [icon, words, hint] = wordsFor(place, view, search)
  const isFirst = place.kind === 'all' && view === 'open' && search === ''
  return (
    <div className="empty">
      <span className="empty-sign">
        <Icon name={icon} />
      </span>
      <p>{words}</p>
      {hint && <p className="quiet small">{hint}</p>}
      {isFirst && (
        <ul className="begin-with">
          {BEGIN_WITH.map((line) => (
            <li key={line}>
              <button
                type="button"
                className="example"
                onClick={once(() => void addSaid(line, givenBy(place)))}
              >
                {line}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function wordsFor(
  place: Place,
  view: View,
  search: string,
): readonly [icon: IconName, words: string, hint?: string] {
  if (search !== '')
    return ['search', 'Nothing matches these words.', 'Titles and notes were looked through.']
  if (place.kind === 'bin') return ['trash', 'The bin is empty.', 'What you delete stays here for 30 days.']
  if (view === 'done') return ['check', 'Nothing is done yet. It will come.']
  if (view === 'overdue') return ['check', 'Nothing is late.']
  if (place.kind === 'today' || view === 'today') return ['check', 'Nothing left for today. Enjoy it.']
  if (place.kind === 'label')
    return ['tag', 'Nothing open has this label.', `Drag a task onto it, or write #${place.name} in one.`]
  if (place.kind === 'list' && place.name !== null)
    return ['list', 'This list is empty.', `Add to it here, or say “put eggs on the ${place.name} list”.`]
  return [
    'check',
    'Nothing to do. Enjoy it.',
    'Or write something down as you would say it. Press one to try:',
  ]
}
