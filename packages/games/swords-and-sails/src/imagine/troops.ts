import { figureOf, isMercenaryId } from '../battle/figure.ts'
import type { Losses } from '../battle/losses/losses.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS, type ShipId } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { type Band, isArmy, noShips, noUnits, type Piece, type Ships, type Units } from '../pieces.ts'
import type { Sighting } from '../state.ts'

/** What is thought to be in an army or a fleet. */
export interface Troops {
  readonly figures: Units & Ships
  bands: Band[]
}

const KINDS: readonly (UnitId | ShipId)[] = [...UNIT_IDS, ...SHIP_IDS]

export function noTroops(): Troops {
  return { figures: { ...noUnits(), ...noShips() }, bands: [] }
}

export function troopsIn(piece: Piece): Troops {
  return troopsOf(isArmy(piece) ? piece.units : piece.ships, piece.bands)
}

export function troopsSeen({ units, bands }: Sighting): Troops {
  return troopsOf(units, bands)
}

function troopsOf(some: Readonly<Units> | Readonly<Ships>, bands: readonly Band[]): Troops {
  return { figures: { ...noUnits(), ...noShips(), ...some }, bands: bands.map((band) => ({ ...band })) }
}

export function isGone({ figures, bands }: Troops): boolean {
  return bands.length === 0 && KINDS.every((kind) => figures[kind] === 0)
}

/** What they cost their owner, mercenaries left aside: those are paid in the open. */
export function worthOf(faction: FactionId, { figures }: Troops): number {
  return KINDS.reduce((gold, kind) => gold + figures[kind] * figureOf(faction, kind).gold, 0)
}

/** In casualty points. */
export function healthOf(faction: FactionId, { figures }: Troops): number {
  return KINDS.reduce((points, kind) => points + figures[kind] * figureOf(faction, kind).health, 0)
}

export function worthOfLosses(faction: FactionId, losses: Losses): number {
  return losses.reduce(
    (gold, { kind, count }) => (isMercenaryId(kind) ? gold : gold + count * figureOf(faction, kind).gold),
    0,
  )
}

/** Takes off what was told to be lost, as far as it was thought to be there. */
export function lose(troops: Troops, { kind, count }: Losses[number]): void {
  if (!isMercenaryId(kind)) {
    troops.figures[kind] = Math.max(0, troops.figures[kind] - count)
    return
  }
  const band = troops.bands.find(({ card }) => card === kind)
  if (band === undefined) return
  band.left = Math.max(0, band.left - count)
  troops.bands = troops.bands.filter(({ left }) => left > 0)
}

/** So many figures worth so many casualty points: each time one that comes nearest to what is left to take on average. */
export function bleed(faction: FactionId, all: readonly Troops[], count: number, points: number): void {
  let left = points > 0 ? points : count * USUAL_HEALTH
  for (let more = count; more > 0; more -= 1) {
    const wanted = left / more
    let from: Troops | undefined
    let taken: UnitId | ShipId | undefined
    let nearest = Number.POSITIVE_INFINITY
    for (const troops of all) {
      for (const kind of KINDS) {
        const distance = Math.abs(figureOf(faction, kind).health - wanted)
        if (troops.figures[kind] === 0 || distance >= nearest) continue
        from = troops
        taken = kind
        nearest = distance
      }
    }
    if (from === undefined || taken === undefined) return
    from.figures[taken] -= 1
    left -= figureOf(faction, taken).health
  }
}

const USUAL_HEALTH = 2
