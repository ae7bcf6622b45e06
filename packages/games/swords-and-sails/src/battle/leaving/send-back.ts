import type { Clause } from '@windward/table'
import type { LandId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { placesOf } from '../../orders/places-aboard.ts'
import { type Army, type Fleet, keyOf } from '../../pieces.ts'
import { removeEmpty } from '../../pieces-of.ts'
import { powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { isFriendly } from '../../teams.ts'
import { takeLosses } from '../losses/losses.ts'
import { cargoIn } from '../sea/drowned-cargo.ts'
import { figuresIn, type Stock, stocksOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { retreatTo } from './decide-retreat-to.ts'
import { type Ground, type WayBack, wayBack } from './way-back.ts'

/** Armies of one faction that leave the land they are in, by Withdraw or otherwise. */
export interface Leaving {
  readonly faction: FactionId
  readonly armies: readonly Army[]
  readonly card: boolean
}

/** A faction whose Withdraw led into land where unallied armies stand. */
export interface Pressed {
  readonly faction: FactionId
  readonly land: LandId
}

/**
 * SNS 7.9: each goes where it can; all who have a choice are asked at once. The lands in which
 * battle follows, since a Withdraw led nowhere else (SNS 7.10.5).
 */
export function* sendBack(t: SnsTable, leavings: readonly Leaving[], ground: Ground): SnsFlow<Pressed[]> {
  if (leavings.length === 0) return []
  const ways = leavings.flatMap(({ armies, card }) =>
    armies.map((army) => ({ army, way: wayBack(t.state, ground, army, card) })),
  )
  const chosen = yield* choose(t, ways)
  const pressed: Pressed[] = []
  for (const { army, way } of ways) {
    if (way.kind === 'ships') goAboard(t, army, way.fleets)
    else if (way.kind === 'none') eliminate(t, army)
    else {
      const to = chosen.get(army) ?? way.lands[0]
      if (to === undefined) throw new Error(`no land for ${keyOf(army)}`)
      army.at = to
      if (way.kind === 'pressed') pressed.push({ faction: army.faction, land: to })
      t.tell('all', clauseFor(army, way), say('battle.goes-back', { piece: keyOf(army), to }))
      settleWithFriends(t.state, army, to)
    }
  }
  return pressed
}

/** SNS 4.6.2: who finds refuge with a team-mate of this season has not entered his land, and is not sent back from it. */
function settleWithFriends(state: State, army: Army, land: LandId): void {
  if (!isFriendly(state, army.faction, land)) army.from = land
}

function clauseFor({ at, from }: Army, { kind }: WayBack): Clause {
  if (kind === 'pressed') return 'SNS 7.10.5'
  return at === from ? 'SNS 7.9.1' : 'SNS 7.9.2'
}

interface Way {
  readonly army: Army
  readonly way: WayBack
}

/** SNS 7.9.2: asked only where there is something to choose. */
function* choose(t: SnsTable, ways: readonly Way[]): SnsFlow<ReadonlyMap<Army, LandId>> {
  const open = ways.flatMap(({ army, way }) =>
    'lands' in way && way.lands.length > 1 ? [{ army, lands: way.lands }] : [],
  )
  const seats = [...new Set(open.map(({ army }) => army.faction))]
  const answers = yield* t.askAll(seats, retreatTo, (seat) => ({
    ways: open
      .filter(({ army }) => army.faction === seat)
      .map(({ army, lands }) => ({ army: army.id, from: army.at, lands })),
  }))
  return new Map(
    open.flatMap(({ army }): [Army, LandId][] => {
      const to = answers.get(army.faction)?.find((each) => each.army === army.id)?.to
      return to === undefined ? [] : [[army, to]]
    }),
  )
}

/** SNS 7.9.3: as many as the ships still have room for; the rest, what costs least, is lost. */
function goAboard(t: SnsTable, army: Army, fleets: readonly Fleet[]): void {
  const { faction } = army
  const places = fleets.reduce((sum, fleet) => sum + placesOf(fleet), 0)
  const aboard = figuresIn(stocksOf(cargoIn(t.state, faction, fleets).filter((other) => other !== army)))
  const left = leftBehind(stocksOf([army]), Math.max(0, places - aboard))
  takeLosses(
    army,
    left.map(({ piece, kind, count }) => ({ piece, kind, count })),
  )
  const [first] = fleets
  if (first === undefined) throw new Error(`no ships for ${keyOf(army)}`)
  army.at = first.at
  army.aboard = fleets.map(({ id }) => id)
  army.landedFrom = []
  removeEmpty(t.state, faction)
  const lost = figuresIn(left)
  t.tell('all', 'SNS 7.9.3', say('battle.goes-aboard', { piece: keyOf(army), at: first.at, lost }))
}

/** The cheapest units, so many that the rest has room. */
function leftBehind(stocks: readonly Stock[], room: number): Stock[] {
  let excess = figuresIn(stocks) - room
  return [...stocks]
    .sort((a, b) => a.figure.gold - b.figure.gold)
    .flatMap((stock) => {
      const count = Math.max(0, Math.min(excess, stock.count))
      excess -= count
      return count === 0 ? [] : [{ ...stock, count }]
    })
}

/** SNS 7.9.4 */
function eliminate(t: SnsTable, army: Army): void {
  const { faction, id } = army
  delete powerOf(t.state, faction).armies[id]
  t.tell('all', 'SNS 7.9.4', say('battle.nowhere', { piece: keyOf(army) }))
}
