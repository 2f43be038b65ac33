/** The parts that are not needed at first: loaded together when one of them is opened. */
import type { Route } from '../ui/use-route.ts'

export default function Views({ route }: { readonly route: Route }) {
  return <p className="quiet panel">{route}</p>
}
