/** One place to look at, with how many open tasks it has. A task that is put down on it moves there. */
import type { Change } from '../state/change-for.ts'
import { closeDrawer } from '../state/drawer.ts'
import { isSamePlace, type Place, placeName } from '../state/place.ts'
import { useStore } from '../state/store.ts'
import { list, look } from '../state/tasks.ts'
import { useDrop } from '../tasks/drag.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { ListDot } from '../ui/list-dot.tsx'
import { showTasks } from '../ui/use-route.ts'

interface Props {
  readonly place: Place
  readonly icon: IconName
  readonly count?: number
  readonly takes?: Change
}

export function PlaceButton({ place, icon, count, takes }: Props) {
  const here = useStore(list, (value) => isSamePlace(value.place, place))
  const drop = useDrop(takes ?? null)
  const name = placeName(place)
  return (
    <button
      type="button"
      className="place"
      aria-current={here ? 'true' : undefined}
      onClick={() => goToPlace(place)}
      {...drop}
    >
      {place.kind === 'list' && place.name !== null ? (
        <span className="dot-place">
          <ListDot name={place.name} />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      <span className="place-name" dir="auto">
        {place.kind === 'label' ? place.name : name}
      </span>
      {count !== undefined && count > 0 && <span className="count">{count}</span>}
    </button>
  )
}

export function goToPlace(place: Place): void {
  look({ place, search: '', view: 'open' })
  closeDrawer()
  showTasks()
}
