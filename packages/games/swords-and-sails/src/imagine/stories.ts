import type { SeenLine } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { begin } from '../setup/begin.ts'
import type { Sighting, State } from '../state.ts'
import type { View } from '../view/view.ts'
import { Chronicle } from './chronicle.ts'
import type { Deed } from './deeds.ts'
import { pieceAt } from './reading.ts'

/** What was told of each rival since the match began, and how they all began. */
export interface Stories {
  readonly start: State
  deedsOf(faction: FactionId): readonly Deed[]
}

export function stories(
  view: View,
  lines: readonly SeenLine[],
  known: readonly Sighting[],
  rivals: readonly FactionId[],
): Stories {
  const start = begin(view.seats, view.options)
  const chronicle = new Chronicle(start, rivals)
  const shown = momentsOf(lines, known)
  for (const [place, line] of lines.entries()) {
    chronicle.read(line)
    for (const sighting of shown.get(place) ?? []) chronicle.shows(sighting)
  }
  if (view.phase === 'cities') chronicle.built()
  for (const sighting of shown.get(UNTOLD) ?? []) chronicle.shows(sighting)
  return { start, deedsOf: (faction) => chronicle.deedsOf(faction) }
}

const UNTOLD = -1

/**
 * After which line each piece lay open. A sighting has only its season: it is from when a spy told of it, or else from the
 * last battle of that season, which comes before sieges and purchases.
 */
function momentsOf(
  lines: readonly SeenLine[],
  known: readonly Sighting[],
): ReadonlyMap<number, readonly Sighting[]> {
  const spied = new Map<string, number>()
  const fought = new Map<number, number>()
  for (const [place, { turn, what }] of lines.entries()) {
    if (what.key === 'intrigue.spy.saw') spied.set(`${turn} ${pieceAt(what.fields, 'piece')}`, place)
    else if (what.key.startsWith('battle.') || what.key.startsWith('sea.')) fought.set(turn, place)
  }
  const moments = new Map<number, Sighting[]>()
  for (const sighting of known) {
    const { piece, number } = sighting
    const place = spied.get(`${number} ${piece}`) ?? fought.get(number) ?? UNTOLD
    const there = moments.get(place)
    if (there === undefined) moments.set(place, [sighting])
    else there.push(sighting)
  }
  return moments
}
