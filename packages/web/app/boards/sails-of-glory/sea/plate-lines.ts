import { classOf, isCounter, readCounter, type SeenShip, type View } from '@windward/sails-of-glory/board'
import type { Distance } from '../../viewport/lens.ts'
import { compassPoint, mm } from '../measure.ts'
import { type Lines, type Plate, plates } from './plates.ts'
import { worksBox } from './works-box.ts'

const laid = new WeakMap<View, Map<string, readonly Plate[]>>()

/** The plates of these ships as they are seen from so far; reckoned once for each view and the ships seen in it. */
export function platesOf(view: View, ships: readonly SeenShip[], distance: Distance): readonly Plate[] {
  const known = laid.get(view) ?? new Map<string, readonly Plate[]>()
  laid.set(view, known)
  const key = [distance, ...ships.map(({ id, fate }) => `${id} ${fate}`)].join()
  const found = known.get(key)
  if (found !== undefined) return found
  const sea = { width: mm(view.sea.width), height: mm(view.sea.length) }
  const works = view.batteries.map((battery) => worksBox(battery, sea.height))
  const made = plates(linesOf(view, ships), sea, distance, works)
  known.set(key, made)
  return made
}

function linesOf(view: View, ships: readonly SeenShip[]): Lines[] {
  return ships.map((ship) => ({ ship, state: stateOf(ship), drawn: drawnAgainst(view, ship.id) }))
}

/** SOG 7.3.2: what the counters drawn against a ship say, those that do nothing left out. */
function drawnAgainst({ attacks }: View, ship: string): readonly string[] {
  return attacks
    .filter(({ at }) => at === ship)
    .flatMap(({ drawn }) => drawn.filter(isCounter))
    .map((token) => readCounter(token).id)
    .filter((face) => face !== '0')
}

/** What is left of her as numbers besides the bars, and below whatever else has befallen her. */
function stateOf(ship: SeenShip): readonly string[] {
  if (ship.wreck) return [`wreck, ${ship.fate}`]
  const { fires, leaks, masts } = ship.special
  const boxes = classOf(ship.id).log.length
  const hurt = ship.hull.length + ship.crew.length > 0
  const log = `hull ${boxes - ship.hull.length}/${boxes} · crew ${boxes - ship.crew.length}/${boxes}`
  const troubles = [
    fires > 0 && `${fires} on fire`,
    leaks > 0 && `${leaks} leaking`,
    masts > 0 && `${masts} ${masts === 1 ? 'mast' : 'masts'} gone`,
    ship.aground && 'aground',
    ship.anchored && 'at anchor',
  ].filter((part) => part !== false)
  const lines = [...(hurt ? [log] : []), ...(troubles.length > 0 ? [troubles.join(' · ')] : [])]
  return lines.length > 0 ? lines : [`heading ${compassPoint(ship.pose.heading)}`]
}
