import type { Distance } from '@windward/kit/viewport/lens.ts'
import { classOf, isCounter, readCounter, type SeenShip, type View } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import type { Box } from './boxes.ts'
import type { Face } from './faces.ts'
import { worksBox } from './guns/works-box.ts'
import { coveredOf } from './losses.ts'
import { type Lines, type Plate, plates } from './plates.ts'
import { words } from './words.en.ts'

interface Layout {
  readonly plates: readonly Plate[]
  readonly sight: Box | undefined
}

const laid = new WeakMap<View, Map<string, Layout>>()

/**
 * The plates of these ships as they are seen from so far, all of the sea or a part of it: for that reckoned once for each
 * view and the ships seen in it, and kept until another part is looked at.
 */
export function platesOf(
  view: View,
  ships: readonly SeenShip[],
  distance: Distance,
  sight?: Box,
  kept: readonly Box[] = [],
): readonly Plate[] {
  const known = laid.get(view) ?? new Map<string, Layout>()
  laid.set(view, known)
  const [first] = kept
  const key = [
    distance,
    sight !== undefined,
    kept.length,
    first?.left,
    first?.top,
    ...ships.map(({ id, fate }) => `${id} ${fate}`),
  ].join()
  const found = known.get(key)
  if (found !== undefined && found.sight === sight) return found.plates
  const sea = { width: mm(view.sea.width), height: mm(view.sea.length) }
  const works = view.batteries.map((battery) => worksBox(battery, view.terrain, sea.height, distance))
  const made = plates(linesOf(view, ships), sea, distance, { works: [...works, ...kept], sight })
  known.set(key, { plates: made, sight })
  return made
}

/** What stands on the plates of these ships. */
export function linesOf(view: View, ships: readonly SeenShip[]): Lines[] {
  return ships.map((ship) => {
    const covered = coveredOf(ship, view)
    return { ship, covered, state: stateOf(ship, covered), drawn: drawnAgainst(view, ship.id) }
  })
}

/** SOG 7.3.2: what the counters drawn against a ship say, those that do nothing left out. */
function drawnAgainst({ attacks }: View, ship: string): readonly Face[] {
  return attacks
    .filter(({ at }) => at === ship)
    .flatMap(({ drawn }) => drawn.filter(isCounter))
    .map((token) => readCounter(token).face)
    .filter(({ points, symbol }) => points > 0 || symbol !== null)
}

/** What is left of her as numbers besides the bars, and below whatever else has befallen her. */
function stateOf(ship: SeenShip, { hull, crew }: Lines['covered']): readonly string[] {
  if (ship.wreck) return [words.plate.wreck(ship.fate)]
  const { fires, leaks, masts } = ship.special
  const boxes = classOf(ship.id).log.length
  const log = words.plate.left(boxes - hull, boxes - crew, boxes)
  const troubles = [
    fires > 0 && words.plate.fires(fires),
    leaks > 0 && words.plate.leaks(leaks),
    masts > 0 && words.plate.masts(masts),
    ship.aground && words.plate.aground,
    ship.anchored && words.plate.anchored,
  ].filter((part) => part !== false)
  return [...(hull + crew > 0 ? [log] : []), ...(troubles.length > 0 ? [troubles.join(' · ')] : [])]
}
