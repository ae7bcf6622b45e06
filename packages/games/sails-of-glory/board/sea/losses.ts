import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import {
  BATTERY_NAMES,
  type SailsOfGlory,
  type SeenShip,
  SHIP_IDS,
  type View,
} from '@windward/sails-of-glory/facts'

/** Ships and batteries whose loss is being told, and those whose loss is still to be told. */
interface Losses {
  readonly now: readonly string[]
  readonly later: readonly string[]
  /** Wrecks that have drifted out of the sea, which is being told or still to be told. */
  readonly adrift: readonly string[]
}

/** As much of a table as tells what has been told. */
type Told = Pick<TableModel<SailsOfGlory>, 'telling'> & {
  readonly host: Pick<TableModel<SailsOfGlory>['host'], 'lines'>
}

/** What takes ships and batteries out of the fight. */
const LOST: readonly string[] = [
  'damage.surrender',
  'damage.explodes',
  'damage.sinks',
  'move.left',
  'battery.explodes',
  'battery.destroyed',
  'battery.surrenders',
]

/** A wreck that is gone. */
const DRIFTED = 'move.drifted'

const NONE: Losses = { now: [], later: [], adrift: [] }
const ALL: readonly string[] = [...SHIP_IDS, ...BATTERY_NAMES]

export function lossesTold({ telling, host }: Told): Losses {
  const told = telling.value
  if (told === undefined) return NONE
  const later = host.lines.value.filter(({ n }) => n > told.line.n)
  return {
    now: namedIn(told.lines, LOST),
    later: namedIn(later, LOST),
    adrift: namedIn([...told.lines, ...later], [DRIFTED]),
  }
}

function namedIn(lines: readonly LedgerLine[], keys: readonly string[]): readonly string[] {
  const losses = lines.filter(({ what }) => keys.includes(what.key))
  return losses.flatMap(({ what: { fields } }) =>
    ALL.filter((id) => id === fields['ship'] || id === fields['battery']),
  )
}

/** Ships that lie on the table; nobody is gone from it before that is told. */
export function seenShips({ ships }: View, { now, later, adrift }: Losses = NONE): readonly SeenShip[] {
  return ships.flatMap((ship) => {
    if (later.includes(ship.id)) return { ...ship, fate: 'afloat', wreck: false }
    if (adrift.includes(ship.id)) return { ...ship, wreck: true }
    return ship.fate === 'afloat' || ship.wreck || now.includes(ship.id) ? ship : []
  })
}

/** How many boxes of her log are covered, or were when she was lost. */
export function coveredOf(ship: SeenShip, { ships }: View): SeenShip['mustered'] {
  if (ship.wreck) return { hull: 0, crew: 0 }
  const isLost = ships.some(({ id, fate }) => id === ship.id && fate !== 'afloat')
  return isLost ? ship.mustered : { hull: ship.hull.length, crew: ship.crew.length }
}
