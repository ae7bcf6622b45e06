import { type SailsOfGlory, type SeenShip, SHIP_IDS, type View } from '@windward/sails-of-glory/board'
import type { LedgerLine, TableModel } from '../../../table/contract.ts'

type ShipId = SeenShip['id']

/** Ships whose loss is being told, and those whose loss is still to be told. */
interface Losses {
  readonly now: readonly ShipId[]
  readonly later: readonly ShipId[]
}

/** As much of a table as tells what has been told. */
type Told = Pick<TableModel<SailsOfGlory>, 'telling'> & {
  readonly host: Pick<TableModel<SailsOfGlory>['host'], 'lines'>
}

const NONE: Losses = { now: [], later: [] }
const LOST = ['damage.surrender', 'damage.explodes', 'damage.sinks', 'move.left']

export function lossesTold({ telling, host }: Told): Losses {
  const told = telling.value
  if (told === undefined) return NONE
  return {
    now: lostIn(told.lines),
    later: lostIn(host.lines.value.filter(({ n }) => n > told.line.n)),
  }
}

function lostIn(lines: readonly LedgerLine[]): readonly ShipId[] {
  const losses = lines.filter(({ what }) => LOST.includes(what.key))
  return losses.flatMap(({ what }) => SHIP_IDS.find((id) => id === what.fields['ship']) ?? [])
}

/** Ships that lie on the table; nobody is gone from it before that is told. */
export function seenShips({ ships }: View, { now, later }: Losses = NONE): readonly SeenShip[] {
  return ships.flatMap((ship) => {
    if (later.includes(ship.id)) return { ...ship, fate: 'afloat', wreck: false }
    return ship.fate === 'afloat' || ship.wreck || now.includes(ship.id) ? ship : []
  })
}

/** How many boxes of her log are covered, or were when she was lost. */
export function coveredOf(ship: SeenShip, { ships }: View): SeenShip['mustered'] {
  if (ship.wreck) return { hull: 0, crew: 0 }
  const isLost = ships.some(({ id, fate }) => id === ship.id && fate !== 'afloat')
  return isLost ? ship.mustered : { hull: ship.hull.length, crew: ship.crew.length }
}
