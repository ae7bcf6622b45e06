import { answer, branch, choice, type Decision, type Options, refuse } from '@windward/table'
import * as z from 'zod'
import { RACE_IDS } from '../data/races.ts'
import { SHIP_IDS, type ShipKind } from '../data/ships.ts'
import type { ShipId } from '../open.ts'
import { countersFor, shipOf, shipsOf } from '../ships.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './conquest-words.en.ts'

const MOST_SHIPS = 60

export const shipIdShape: z.ZodType<ShipId> = z.templateLiteral([
  z.enum(RACE_IDS),
  '/',
  z.enum(SHIP_IDS),
  '/',
  z.int().min(1).max(9),
])

/** SOW 8.6.2: which of the ships in a captured Port are taken; the rest is destroyed. */
export const prizeShips: Decision<SailsOfWar, { readonly ships: readonly ShipId[] }, readonly ShipId[]> = {
  kind: 'captured-ships',
  title: ({ brief: { ships } }) => say('conquest.prizes.title', { count: ships.length }),
  shape: z.array(shipIdShape).max(MOST_SHIPS),
  options: ({ view, seat, brief: { ships } }) => takings(view, seat, ships, []),
  check: ({ view, seat, brief: { ships } }, wanted) => {
    if (new Set(wanted).size < wanted.length || !wanted.every((ship) => ships.includes(ship)))
      return refuse('SOW 8.6.2', say('conquest.prizes.not-there'))
    return SHIP_IDS.every((kind) => countOf(view, wanted, kind) <= freeCounters(view, seat, kind))
      ? undefined
      : refuse('SOW 8.6.2', say('conquest.prizes.no-counter'))
  },
  absent: ({ view, seat, brief: { ships } }) =>
    ships.reduce<readonly ShipId[]>(
      (taken, ship) => (hasRoomFor(view, seat, taken, ship) ? [...taken, ship] : taken),
      [],
    ),
}

function countOf(view: View, ships: readonly ShipId[], kind: ShipKind): number {
  return ships.filter((ship) => shipOf(view, ship)?.kind === kind).length
}

function freeCounters(view: View, seat: SailsOfWar['seat'], kind: ShipKind): number {
  return (
    countersFor(seat, kind) -
    countOf(
      view,
      shipsOf(view, seat).map(({ id }) => id),
      kind,
    )
  )
}

function hasRoomFor(view: View, seat: SailsOfWar['seat'], taken: readonly ShipId[], ship: ShipId): boolean {
  const kind = shipOf(view, ship)?.kind
  return kind !== undefined && countOf(view, taken, kind) < freeCounters(view, seat, kind)
}

/** One ship after the other: taken or let go. */
function takings(
  view: View,
  seat: SailsOfWar['seat'],
  ships: readonly ShipId[],
  taken: readonly ShipId[],
): Options<readonly ShipId[]> {
  const [ship, ...others] = ships
  if (ship === undefined) return answer(taken)
  if (!hasRoomFor(view, seat, taken, ship)) return takings(view, seat, others, taken)
  return choice([
    branch(
      'take',
      () => takings(view, seat, others, [...taken, ship]),
      say('conquest.prizes.take', { ship }),
    ),
    branch('destroy', () => takings(view, seat, others, taken), say('conquest.prizes.destroy', { ship })),
  ])
}
