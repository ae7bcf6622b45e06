import type { FactionId } from './data/factions.ts'
import { ARMY_IDS, FLEET_IDS } from './data/pieces.ts'
import { armyKey, fleetKey, nameOfPiece, type PieceKey } from './pieces.ts'
import type { View } from './view.ts'

/** Every army and fleet of the other seats: that they are there is open (SNS 14.1.5). */
export function othersPieces({ seats, powers }: Pick<View, 'seats' | 'powers'>, seat: FactionId): PieceKey[] {
  const found: PieceKey[] = []
  for (const faction of seats) {
    const power = faction === seat ? undefined : powers[faction]
    if (power === undefined) continue
    const { armies, fleets } = power
    for (const id of ARMY_IDS) if (armies[id] !== undefined) found.push(armyKey(faction, id))
    for (const id of FLEET_IDS) if (fleets[id] !== undefined) found.push(fleetKey(faction, id))
  }
  return found
}

/** Whether the piece is on the map. */
export function isThere({ powers }: Pick<View, 'powers'>, key: PieceKey): boolean {
  const name = nameOfPiece(key)
  const power = powers[name.faction]
  return ('army' in name ? power?.armies[name.army] : power?.fleets[name.fleet]) !== undefined
}
