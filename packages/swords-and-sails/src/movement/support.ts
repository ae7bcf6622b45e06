import type { Clash } from '../battle/clash.ts'
import { type AreaId, isSeaId } from '../data/area-ids.ts'
import { attacks, stanceOf } from '../orders/stance.ts'
import { type Fleet, keyOf, type Piece } from '../pieces.ts'
import { everyArmy, everyFleet } from '../standing-pieces.ts'
import type { SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { dropOrder } from './drop-order.ts'
import { hasEntered } from './entry.ts'
import { put } from './fleets.ts'
import { closingFleets } from './straits.ts'
import { say } from './words.en.ts'

/** SNS 5.2.3: fleets told to support a zone come to the battle of their side there, but not through a closed strait. */
export function bringFleets(t: SnsTable, clashes: readonly Clash[]): void {
  for (const fleet of everyFleet(t.state)) {
    const area = supported(fleet)
    if (area === null) continue
    const fights = clashes.some(({ sides }) => sides.some(({ pieces }) => pieces.includes(keyOf(fleet))))
    if (fights) dropOrder(t, fleet, 'cut', 'SNS 5.2.5')
    else if (isShutOff(t.state, fleet, area)) dropOrder(t, fleet, 'strait', 'SNS 6.3.3')
    else join(t, fleet, area, clashes, (to) => put(t.state, fleet, to))
  }
}

/** SNS 5.2.3, SNS 5.2.5: armies likewise, unless their own land is attacked. */
export function bringArmies(t: SnsTable, clashes: readonly Clash[]): void {
  for (const army of everyArmy(t.state)) {
    const area = supported(army)
    if (area === null) continue
    if (isAttacked(t.state, army)) dropOrder(t, army, 'cut', 'SNS 5.2.5')
    else
      join(t, army, area, clashes, (to) => {
        army.at = to
      })
  }
}

/** SNS 6.3.3: a closed strait is not passed without a fight, and a supporter seeks none on its way. */
function isShutOff(state: State, fleet: Fleet, area: AreaId): boolean {
  return isSeaId(fleet.at) && isSeaId(area) && closingFleets(state, fleet, fleet.at, area).length > 0
}

function supported(piece: Piece): AreaId | null {
  const stance = stanceOf(piece)
  return stance.stance === 'support' ? stance.area : null
}

function isAttacked(state: State, piece: Piece): boolean {
  return everyArmy(state).some(
    (other) => other.at === piece.at && hasEntered(other) && attacks(state, other, piece.faction),
  )
}

type Mover = (to: Fleet['at']) => void

function join(t: SnsTable, piece: Piece, area: AreaId, clashes: readonly Clash[], move: Mover): void {
  const involved = clashes.some(
    ({ where, sides }) =>
      ('sea' in where ? where.sea === area : 'land' in where && where.land === area) &&
      sides.some(({ factions }) => factions.some((faction) => areAllied(t.state, faction, piece.faction))),
  )
  if (!involved) return
  move(area)
  t.tell('all', 'SNS 5.2.3', say('movement.joins', { piece: keyOf(piece), to: area }))
}
