import {
  type AreaId,
  type FactionId,
  isLandId,
  isSeaId,
  type LandId,
  type PieceKey,
} from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'
import { isFaction } from '../factions/faction.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { partOf } from '../plain-data.ts'

const isArea = (value: unknown): value is AreaId =>
  typeof value === 'string' && (isLandId(value) || isSeaId(value))

/** A piece that goes somewhere. */
export interface Going {
  readonly piece: PieceKey
  readonly to: AreaId
}

/** Where a line says a piece has gone. */
export function goingIn({ what: { key, fields } }: SeenLine): Going | undefined {
  const { piece, fleet, faction, to, at, sea } = fields
  if (key === 'siege.to-sea') return isPieceKey(fleet) && isArea(sea) ? { piece: fleet, to: sea } : undefined
  if (key === 'sea.sails') {
    const name = `${String(faction)} ${String(fleet)}`
    return isPieceKey(name) && isArea(to) ? { piece: name, to } : undefined
  }
  const goal = key === 'battle.goes-aboard' ? at : to
  return isPieceKey(piece) && isArea(goal) ? { piece, to: goal } : undefined
}

/** The fleet a line says an army goes aboard of. */
export function boardingIn({
  what: { key, fields },
}: SeenLine): { army: PieceKey; fleet: PieceKey } | undefined {
  const { piece, fleets } = fields
  if (key !== 'movement.boarded' || !isPieceKey(piece) || !Array.isArray(fleets)) return undefined
  const fleet = `${piece.split(' ')[0]} ${String(fleets[0])}`
  return isPieceKey(fleet) ? { army: piece, fleet } : undefined
}

const WON: Readonly<Record<string, string>> = {
  'siege.taken': 'besieger',
  'intrigue.marriage.won': 'by',
  'diplomacy.ally.won': 'by',
  'setup.bid.won': 'faction',
}

const LOST = ['fortune.neutral', 'revolt.broke-out']

/** Whose a land has become by a line; null when it is nobody’s again. */
export function ownerIn({
  what: { key, fields },
}: SeenLine): { land: LandId; owner: FactionId | null } | undefined {
  const land = landIn(fields)
  if (land === undefined) return undefined
  if (LOST.includes(key)) return { land, owner: null }
  const owner = fields[WON[key] ?? '']
  return typeof owner === 'string' && isFaction(owner) ? { land, owner } : undefined
}

export function landIn(fields: SeenLine['what']['fields']): LandId | undefined {
  const { land, where } = fields
  if (typeof land === 'string' && isLandId(land)) return land
  const field = partOf(where, 'land')
  return typeof field === 'string' && isLandId(field) ? field : undefined
}

/** Every piece a line speaks of. */
export function piecesOfLine({ what: { fields } }: SeenLine): PieceKey[] {
  const { piece, fleet, from, losses } = fields
  const lost = Array.isArray(losses) ? losses.map((loss) => partOf(loss, 'piece')) : []
  return [piece, fleet, from, ...lost].filter(isPieceKey)
}
