import type { FactionId } from '../../data/factions/factions.ts'
import { ownerOf } from '../../pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { forceOf, stocksIn } from '../force.ts'
import { changeHands, countPrizes, type Prize, prizesIn } from './capture.ts'
import { captured } from './decide-captured-ships.ts'
import { cargoIn, clearAway, convoys, drawUnits } from './drowned-cargo.ts'
import { fleetsIn } from './fleet-armour.ts'
import { aboardOf, without } from './loads.ts'
import { loadsOf, type SeaFight, settleLoadsOf } from './sea-fight.ts'
import { say } from './sea-words.en.ts'

/** One ship that changes hands. */
export interface Capture {
  readonly by: FactionId
  readonly of: FactionId
}

/** Pairs of ones that a force rolled against a side. */
interface Grasp {
  readonly force: Force
  readonly side: number
  readonly captures: number
  /** Whom of that side its fleets have named in their Attack (SNS 7.2.7). */
  readonly named: readonly (FactionId | null)[]
}

/**
 * SNS 7.8.2, SNS 7.8.4: which forces lose a ship to whom. Of a team's forces those that were named come first, and of
 * several the one with most ships to capture gives the next; pairs that find none capture nothing.
 */
export function allotCaptures(
  state: State,
  fight: SeaFight,
  fighters: readonly Force[],
  wanted: readonly Grasp[],
): Capture[] {
  if (wanted.every(({ captures }) => captures === 0)) return []
  const left = new Map(fighters.map((force) => [force, countPrizes(prizesOf(state, fight, force))]))
  return wanted.flatMap(({ force, side, captures, named }) =>
    Array.from({ length: captures }).flatMap((): Capture[] => {
      const all = fighters.filter((each) => each.side === side && (left.get(each) ?? 0) > 0)
      const meant = all.filter(({ faction }) => named.includes(faction))
      const open = meant.length > 0 ? meant : all
      const most = Math.max(...open.map((each) => left.get(each) ?? 0))
      const of = open.find((each) => left.get(each) === most)
      if (of === undefined) return []
      left.set(of, most - 1)
      return [{ by: force.faction, of: of.faction }]
    }),
  )
}

/** SNS 7.8.3: the victims choose, all at once; then the ships are in their captors' hands. */
export function* exchangeShips(t: SnsTable, fight: SeaFight, captures: readonly Capture[]): SnsFlow {
  if (captures.length === 0) return
  const victims = [...new Set(captures.map(({ of }) => of))].map((faction) => {
    const force = forceOf(fight.battle, faction)
    const count = captures.filter(({ of }) => of === faction).length
    const prizes = prizesOf(t.state, fight, force)
    return { force, count, prizes }
  })
  const choosing = victims.filter(({ count, prizes }) => prizes.length > 1 && countPrizes(prizes) > count)
  const chosen = yield* t.askAll(
    choosing.map(({ force }) => force.faction),
    captured,
    (seat) => {
      const victim = choosing.find(({ force }) => force.faction === seat)
      return { sea: fight.sea, count: victim?.count ?? 0, prizes: victim?.prizes ?? [] }
    },
  )
  for (const { force, count, prizes } of victims) {
    const captors = captures
      .filter(({ of }) => of === force.faction)
      .map(({ by }) => forceOf(fight.battle, by))
    const given =
      chosen.get(force.faction) ?? prizes.map((prize) => ({ ...prize, count: Math.min(prize.count, count) }))
    handOver(t, fight, force, captors, given)
  }
  for (const { force } of victims) clearAway(t, force.faction, 'SNS 7.8.6')
}

function prizesOf(state: State, fight: SeaFight, force: Force): Prize[] {
  return prizesIn(stocksIn(state, force), loadsOf(state, fight, force))
}

function handOver(
  t: SnsTable,
  fight: SeaFight,
  force: Force,
  captors: readonly Force[],
  given: readonly Prize[],
): void {
  for (const { piece, kind, loaded, count } of given)
    if (loaded) loseAboard(t, fight, force, { piece, kind, count })
  const ships = given.flatMap((prize) => Array.from({ length: prize.count }, () => prize))
  for (const [place, { piece, kind }] of ships.entries()) {
    const captor = captors[place]
    const from = fleetsIn(t.state, { pieces: [piece] })[0]
    const to = captor && fleetsIn(t.state, captor)[0]
    if (captor === undefined || from === undefined || to === undefined) continue
    changeHands(from, kind, to)
    const line = { faction: force.faction, by: captor.faction, kind, count: 1 }
    t.tell('all', 'SNS 7.8.3', say('sea.captured', line))
  }
}

/** SNS 7.8.6: who is aboard a captured warship or raider is lost; which of the cargo that is, nobody can say. */
export function loseAboard(
  t: SnsTable,
  fight: SeaFight,
  force: Force,
  { piece, kind, count }: Pick<Prize, 'piece' | 'kind' | 'count'>,
): void {
  const faction: FactionId = ownerOf(piece)
  const loads = loadsOf(t.state, fight, force)
  const lost = aboardOf(loads, piece, kind, count)
  const [fleet] = fleetsIn(t.state, { pieces: [piece] })
  const convoy = convoys(t.state, faction).find((fleets) => fleet !== undefined && fleets.includes(fleet))
  settleLoadsOf(t.state, fight, faction, without(loads, piece, kind, count))
  t.tell('all', 'SNS 7.8.6', say('sea.aboard-lost', { faction, count: lost }))
  drawUnits(t, cargoIn(t.state, faction, convoy ?? []), lost)
}
