import { type FactionId, MAJOR_IDS, type MajorId } from '../data/factions/factions.ts'
import { STARTING_FORCES } from '../data/factions/starting-forces.ts'
import { ARMY_IDS, type ArmyId, FLEET_IDS, type FleetId, type Piece } from '../data/pieces.ts'
import { HALF_BOARDS, REMOVALS } from '../data/setups.ts'
import { type Army, type Fleet, newArmy, newFleet, noShips, noUnits } from '../pieces.ts'
import type { State } from '../state.ts'

type Frame = Pick<State, 'seats' | 'options'>

/** SNS 1.4.4: the armies of the faction's cards, where they are printed to stand. */
export function startingArmies(frame: Frame, faction: FactionId): Partial<Record<ArmyId, Army>> {
  const armies: Partial<Record<ArmyId, Army>> = {}
  for (const id of ARMY_IDS) {
    const card = STARTING_FORCES[faction].armies[id]
    if (card === undefined || isLeftOut(frame, faction, { army: id })) continue
    armies[id] = newArmy(faction, id, movedTo(frame, faction, id) ?? card.at, { ...noUnits(), ...card.units })
  }
  return armies
}

export function startingFleets(frame: Frame, faction: FactionId): Partial<Record<FleetId, Fleet>> {
  const fleets: Partial<Record<FleetId, Fleet>> = {}
  for (const id of FLEET_IDS) {
    const card = STARTING_FORCES[faction].fleets[id]
    if (card === undefined || isLeftOut(frame, faction, { fleet: id })) continue
    fleets[id] = newFleet(faction, id, card.at, { ...noShips(), ...card.ships })
  }
  return fleets
}

/** SNS 1.5.6, SNS 1.5.7, SNS 1.6.2, SNS 1.6.3 */
function isLeftOut({ seats, options }: Frame, faction: FactionId, piece: Piece): boolean {
  const removed =
    options.removals &&
    !options.novices.includes(faction) &&
    REMOVALS.some(
      ({ without, from, pieces }) =>
        !seats.includes(without) && from === faction && pieces.some((each) => isSame(each, piece)),
    )
  if (removed || options.map === 'whole') return removed
  return HALF_BOARDS[options.map].unused.some(
    (unused) => unused.faction === faction && isSame(unused.piece, piece),
  )
}

function movedTo({ options }: Frame, faction: FactionId, army: ArmyId) {
  if (options.map === 'whole') return undefined
  return HALF_BOARDS[options.map].moved.find((moved) => moved.faction === faction && moved.army === army)?.to
}

function isSame(a: Piece, b: Piece): boolean {
  return 'army' in a ? 'army' in b && a.army === b.army : 'fleet' in b && a.fleet === b.fleet
}

/** The majors among the seats. */
export function majorsIn(seats: readonly FactionId[]): MajorId[] {
  return MAJOR_IDS.filter((major) => seats.includes(major))
}
