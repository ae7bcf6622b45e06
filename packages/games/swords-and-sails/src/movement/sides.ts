import type { Attack, Side } from '../battle/opposed-sides.ts'
import { type AreaId, isLandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { landNeighbours, seaNeighbours, seasBeside, shoresOf } from '../data/map.ts'
import { attacks } from '../orders/attack.ts'
import { stanceOf } from '../orders/hold.ts'
import { isArmy, keyOf, type Piece } from '../pieces.ts'
import { byPlace } from '../pieces-of.ts'
import type { State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { hasEntered, placeOfEntry } from './entry.ts'

/** Pieces of one team in one place, or coming from one side of a border; in the order of the seats. */
type Party = readonly Piece[]

/** Whether the first piece will fight the second, unallied one. */
export type Quarrel = (a: Piece, b: Piece) => boolean

/** A place where several factions have pieces. */
interface Meeting<A extends AreaId, P extends Piece> {
  readonly at: A
  readonly pieces: readonly P[]
}

/** All of them, as far as they are of this kind of place. */
export function meetings<A extends AreaId, P extends Piece>(
  all: readonly P[],
  isSuch: (area: AreaId) => area is A,
): Meeting<A, P>[] {
  const found: Meeting<A, P>[] = []
  for (const pieces of byPlace(all)) {
    const at = pieces[0]?.at
    if (at !== undefined && !areOfOneFaction(pieces) && isSuch(at)) found.push({ at, pieces })
  }
  return found
}

/** Those who will fight each other in one place: for each battle there its sides, linked by quarrels. */
export function quarrelling(state: State, pieces: readonly Piece[], quarrel: Quarrel): Party[][] {
  const all = parties(state, pieces)
  if (all.length < 2) return []
  const rest = [...all]
  const battles: Party[][] = []
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    const linked: Party[] = [first]
    for (const side of linked) {
      const foes = rest.filter((other) => fight(side, other, quarrel))
      linked.push(...foes)
      for (const foe of foes) rest.splice(rest.indexOf(foe), 1)
    }
    if (linked.length > 1) battles.push(all.filter((party) => linked.includes(party)))
  }
  return battles
}

function areOfOneFaction(pieces: readonly Piece[]): boolean {
  const [first] = pieces
  for (const { faction } of pieces) if (faction !== first?.faction) return false
  return true
}

function parties(state: State, pieces: readonly Piece[]): Party[] {
  const found: Piece[][] = []
  for (const piece of pieces) {
    const own = found.find(
      ([first]) => first?.at === piece.at && areAllied(state, first.faction, piece.faction),
    )
    if (own === undefined) found.push([piece])
    else own.push(piece)
  }
  return found
}

function fight(a: Party, b: Party, quarrel: Quarrel): boolean {
  for (const one of a) for (const other of b) if (quarrel(one, other) || quarrel(other, one)) return true
  return false
}

export function sideFrom(state: State, party: Party): Side {
  return {
    factions: state.seats.filter((faction) => party.some((piece) => piece.faction === faction)),
    pieces: party.map(keyOf),
    forces: forcesOf(state, party).map((force) => force.map(keyOf)),
    stood: party.some((piece) => !hasEntered(piece)),
  }
}

/** SNS 5.3.1: from the same place, from places side by side, or of the same group, is one force. SNS 5.3.3: a supporter joins one. */
function forcesOf(state: State, party: Party): Piece[][] {
  const forces: Piece[][] = []
  const joins = party.filter((piece) => isSupporter(piece) && hasEntered(piece))
  for (const piece of party.filter((each) => !joins.includes(each))) {
    const same = forces.filter((force) => force.some((other) => isOneForce(state, piece, other)))
    for (const force of same) forces.splice(forces.indexOf(force), 1)
    forces.push([...same.flat(), piece])
  }
  for (const supporter of joins) {
    const force =
      forces.find((each) => each.some(({ faction }) => faction === supporter.faction)) ?? forces[0]
    if (force === undefined) forces.push([supporter])
    else force.push(supporter)
  }
  return forces
}

function isSupporter(piece: Piece): boolean {
  return stanceOf(piece).stance === 'support'
}

/** Fleets are one only from one zone (SNS 7.11.2). */
function isOneForce(state: State, a: Piece, b: Piece): boolean {
  const group = groupOf(a)
  if (group !== undefined && group === groupOf(b)) return true
  const [from, other] = [placeOfEntry(state, a), placeOfEntry(state, b)]
  return from === other || (isArmy(a) && areBeside(from, other))
}

function groupOf({ order }: Piece): string | undefined {
  return order !== null && 'army' in order ? order.group : undefined
}

/** Who has to fight whom among the parties of a battle, each pair once. */
export function quarrelsAmong(state: State, battle: readonly Party[], quarrel: Quarrel): Attack[] {
  const has = (by: FactionId, on: FactionId) =>
    battle.some((party) =>
      party.some(
        (piece) =>
          piece.faction === by &&
          battle.some(
            (other) => other !== party && other.some((foe) => foe.faction === on && quarrel(piece, foe)),
          ),
      ),
    )
  const factions = state.seats.filter((seat) => battle.flat().some(({ faction }) => faction === seat))
  return factions.flatMap((by) => factions.filter((on) => has(by, on)).map((on) => ({ by, on })))
}

/** Who is on Attack against whom, each pair once. */
export function attacksAmong(state: State, pieces: readonly Piece[]): Attack[] {
  const factions = state.seats.filter((faction) => pieces.some((piece) => piece.faction === faction))
  return factions.flatMap((by) =>
    factions.filter((on) => isAttacked(state, pieces, by, on)).map((on) => ({ by, on })),
  )
}

function isAttacked(state: State, pieces: readonly Piece[], by: FactionId, on: FactionId): boolean {
  return pieces.some((piece) => piece.faction === by && attacks(state, piece, on))
}

/** SNS 1.4.1: whether two areas touch: lands by land, zones by sea, and a zone its shores. */
function areBeside(a: AreaId, b: AreaId): boolean {
  if (isLandId(a)) return isLandId(b) ? landNeighbours(a).includes(b) : seasBeside(a).includes(b)
  return isLandId(b) ? shoresOf(a).includes(b) : seaNeighbours(a).includes(b)
}
