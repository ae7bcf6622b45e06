import { type SailsOfGlory, type SeenShip, SHIP_IDS, type View } from '@windward/sails-of-glory/board'
import type { LedgerLine, TableModel } from '../../../table/contract.ts'

type ShipId = SeenShip['id']

/** Ships whose loss is being told, and those whose loss is still to be told. */
interface Losses {
  readonly now: readonly ShipId[]
  readonly later: readonly ShipId[]
}

const NONE: Losses = { now: [], later: [] }
const LOST = ['damage.surrender', 'damage.explodes', 'damage.sinks']

export function lossesTold({ telling, host }: TableModel<SailsOfGlory>): Losses {
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
