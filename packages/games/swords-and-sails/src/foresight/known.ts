import { figureOf } from '../battle/figure.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { UNIT_IDS } from '../data/units.ts'
import { noShips, noUnits, type PieceKey, type Ships, type Units } from '../pieces.ts'
import { pieceAt } from '../pieces-of.ts'
import type { State } from '../state.ts'
import type { SeenArmy, SeenFleet, View } from '../view/view.ts'

/** What a seat goes by: what it sees, and whole states as likely as it can tell (SNS 14). */
export interface Sight {
  readonly view: View
  readonly seat: FactionId
  readonly draws: readonly State[]
}

/** How it is known what is in somebody else's piece. */
interface Source {
  readonly piece: PieceKey
  /** It lies open, it was seen so many seasons ago, it is as it was set up, or it is a guess between two. */
  readonly how: 'open' | 'seen' | 'sure' | 'guessed'
  readonly seasons: number
}

/** What stands against one: the least and the most it may be, the same where it is known. */
export interface Foes {
  readonly faction: FactionId
  readonly sources: readonly Source[]
  readonly figures: readonly [least: number, most: number]
}

export type Counts = Units & Ships

export interface KnownForce {
  readonly foes: Foes
  readonly least: Counts
  readonly most: Counts
}

const KINDS = [...UNIT_IDS, ...SHIP_IDS]
/** Of all that is imagined, so much is left out at either end. */
const FRINGE = 0.1

/** What is in these pieces together, as far as a seat can tell; those of several factions count as of the first. */
export function knownForce(
  sight: Sight,
  faction: FactionId,
  pieces: readonly (SeenArmy | SeenFleet)[],
): KnownForce {
  const sure = pieces.flatMap((piece) => sureOf(sight, piece) ?? [])
  const hidden = pieces.filter((piece) => sureOf(sight, piece) === undefined)
  const certain = added(sure.map(({ counts }) => counts))
  const [least, most] = hidden.length === 0 ? [certain, certain] : guessedOf(sight, faction, certain, hidden)
  const isSame = KINDS.every((kind) => least[kind] === most[kind])
  const guessed = hidden.map((piece): Source => {
    return { piece: keyOfSeen(piece), how: isSame ? 'sure' : 'guessed', seasons: 0 }
  })
  const range = [figuresOf(least), figuresOf(most)].toSorted((a, b) => a - b)
  return {
    foes: {
      faction,
      sources: [...sure.map(({ source }) => source), ...guessed],
      figures: [range[0] ?? 0, range[1] ?? 0],
    },
    least,
    most,
  }
}

function guessedOf(
  { draws }: Sight,
  faction: FactionId,
  certain: Counts,
  hidden: readonly (SeenArmy | SeenFleet)[],
): readonly [least: Counts, most: Counts] {
  const guesses = draws
    .map((state) => added([certain, ...hidden.map((piece) => countsIn(state, piece))]))
    .toSorted((a, b) => worth(faction, a) - worth(faction, b))
  const least = guesses[Math.floor(guesses.length * FRINGE)] ?? certain
  return [least, guesses[Math.ceil(guesses.length * (1 - FRINGE)) - 1] ?? least]
}

function sureOf(
  { view, seat }: Sight,
  piece: SeenArmy | SeenFleet,
): { readonly source: Source; readonly counts: Counts } | undefined {
  const key = keyOfSeen(piece)
  const open = 'units' in piece ? piece.units : piece.ships
  if (open !== null) return { source: { piece: key, how: 'open', seasons: 0 }, counts: counted(open) }
  const seen = view.powers[seat]?.known?.findLast((sighting) => sighting.piece === key)
  if (seen === undefined) return undefined
  const source: Source = { piece: key, how: 'seen', seasons: view.number - seen.number }
  return { source, counts: counted(seen.units) }
}

function keyOfSeen(piece: SeenArmy | SeenFleet): PieceKey {
  return 'units' in piece ? `${piece.faction} ${piece.id}` : `${piece.faction} ${piece.id}`
}

function countsIn(state: State, piece: SeenArmy | SeenFleet): Counts {
  const drawn = pieceAt(state, keyOfSeen(piece))
  if (drawn === undefined) return counted({})
  return counted('units' in drawn ? drawn.units : drawn.ships)
}

function counted(some: Partial<Counts>): Counts {
  return { ...noUnits(), ...noShips(), ...some }
}

export function added(all: readonly Partial<Counts>[]): Counts {
  const sum = counted({})
  for (const counts of all) for (const kind of KINDS) sum[kind] += counts[kind] ?? 0
  return sum
}

function figuresOf(counts: Counts): number {
  return KINDS.reduce((sum, kind) => sum + counts[kind], 0)
}

function worth(faction: FactionId, counts: Counts): number {
  return KINDS.reduce((sum, kind) => sum + counts[kind] * figureOf(faction, kind).health, 0)
}
