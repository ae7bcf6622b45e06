import type { Goal, NearEnd } from '@windward/kit/contract.ts'
import { type SailsOfGlory, type Side, scenarioNow, sideOf, type View } from '@windward/sails-of-glory/facts'
import { SPECTATOR, type Viewer } from '@windward/table'
import { goalWords as words } from './goal-words.en.ts'

/** SOG 16.2.2 and what other scenarios say; SOG 1.1.6 */
export function goal(view: View): Goal {
  const { victory } = scenarioNow(view)
  return {
    short: words.short(victory),
    full: `${words.full(victory)} ${words.limit(view.options.turnLimit)}`,
  }
}

const SIDES: readonly Side[] = ['british', 'french']

/** SOG 16.2.2: a side is down to its last ship. */
export function nearEnd(view: View, viewer: Viewer<SailsOfGlory>): NearEnd | undefined {
  if (scenarioNow(view).victory.kind !== 'last-afloat') return undefined
  const fleets = SIDES.map((side) => ({ side, ships: view.ships.filter((ship) => ship.side === side) }))
  for (const { side, ships } of fleets) {
    const [last, ...others] = ships.filter(({ fate }) => fate === 'afloat' || fate === 'waiting')
    if (last === undefined || others.length > 0 || ships.length < 2) continue
    const own = viewer !== SPECTATOR && sideOf(viewer) === side
    return {
      title: words.last(last.id, own, side),
      text: words.unless(own),
      places: [last.id],
      clause: 'SOG 16.2.2',
    }
  }
  return undefined
}
