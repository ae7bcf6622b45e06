import {
  type AreaId,
  type FactionId,
  isLandId,
  isSeaId,
  type LandId,
  type PieceKey,
  type SeenArmy,
  type SeenFleet,
  type View,
} from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { boardingIn, goingIn, landIn, ownerIn, piecesOfLine } from './events.ts'

type Piece = SeenArmy | SeenFleet

/**
 * The board in the middle of a telling: as it stood before, with all that has been told so far. What no later line
 * speaks of already stands as it does now.
 */
export function asTold(
  before: View,
  now: View,
  told: readonly SeenLine[],
  untold: readonly SeenLine[],
): View {
  const places = placesAfter(before, told)
  const later = new Set(untold.flatMap(piecesOfLine))
  const known = new Set(told.flatMap(piecesOfLine))
  const fields = new Set(untold.map(({ what }) => landIn(what.fields)))
  const at = (piece: Piece): AreaId => {
    const key = keyOfPiece(piece)
    return known.has(key) && !later.has(key) ? piece.at : (places.get(key) ?? piece.at)
  }
  const standing = new Map<PieceKey, Piece>()
  for (const piece of all(now)) {
    const key = keyOfPiece(piece)
    if (places.has(key) || !later.has(key)) standing.set(key, { ...piece, at: at(piece) })
  }
  for (const piece of all(before)) {
    const key = keyOfPiece(piece)
    const there = places.get(key) ?? piece.at
    const gone = !standing.has(key) && !later.has(key) && !fields.has(landAt(there))
    if (!gone && !standing.has(key)) standing.set(key, { ...piece, at: there })
  }
  return {
    ...now,
    lands: landsTold(before, now, told, untold),
    powers: withPieces(now, standing),
    battles: [],
  }
}

const all = (view: View): readonly Piece[] => {
  const { armies, fleets } = piecesIn(view)
  return [...armies, ...fleets]
}

function landAt(area: AreaId): LandId | undefined {
  return isLandId(area) ? area : undefined
}

/** Where the lines leave each piece. Whoever is aboard goes along. */
function placesAfter(before: View, told: readonly SeenLine[]): ReadonlyMap<PieceKey, AreaId> {
  const places = new Map<PieceKey, AreaId>(all(before).map((piece) => [keyOfPiece(piece), piece.at]))
  const aboard = new Map<PieceKey, PieceKey>()
  const { armies, fleets } = piecesIn(before)
  for (const army of armies) {
    const carrier = isSeaId(army.at) && fleets.find((fleet) => carries(fleet, army))
    if (carrier) aboard.set(keyOfPiece(army), keyOfPiece(carrier))
  }
  for (const line of told) {
    const boarding = boardingIn(line)
    if (boarding !== undefined) aboard.set(boarding.army, boarding.fleet)
    const going = goingIn(line)
    if (going === undefined) continue
    places.set(going.piece, going.to)
    aboard.delete(going.piece)
    for (const [army, fleet] of aboard) if (fleet === going.piece) places.set(army, going.to)
  }
  return places
}

function carries(fleet: SeenFleet, army: SeenArmy): boolean {
  if (fleet.faction !== army.faction || fleet.at !== army.at) return false
  return army.aboard === null || army.aboard.includes(fleet.id)
}

function landsTold(
  before: View,
  now: View,
  told: readonly SeenLine[],
  untold: readonly SeenLine[],
): View['lands'] {
  const lands = { ...now.lands }
  for (const { what } of untold) {
    const land = landIn(what.fields)
    if (land !== undefined) lands[land] = before.lands[land]
  }
  for (const line of told) {
    const won = ownerIn(line)
    if (won !== undefined && lands[won.land] === before.lands[won.land])
      lands[won.land] = { ...lands[won.land], owner: won.owner }
  }
  return lands
}

function withPieces(view: View, standing: ReadonlyMap<PieceKey, Piece>): View['powers'] {
  const powers: Partial<Record<FactionId, NonNullable<View['powers'][FactionId]>>> = {}
  for (const seat of view.seats) {
    const power = view.powers[seat]
    if (power === undefined) continue
    const own = [...standing.values()].filter((piece) => piece.faction === seat)
    powers[seat] = {
      ...power,
      armies: Object.fromEntries(own.flatMap((piece) => ('units' in piece ? [[piece.id, piece]] : []))),
      fleets: Object.fromEntries(own.flatMap((piece) => ('ships' in piece ? [[piece.id, piece]] : []))),
    }
  }
  return powers
}
