import { FIGURE_IDS, type FigureId, figureOf } from '../battle/figure.ts'
import { moraleOf } from '../battle/leaving/morale.ts'
import { defaultLosses } from '../battle/losses/cheapest-losses.ts'
import { type Losses, lossOf } from '../battle/losses/losses.ts'
import {
  answerThrows,
  closeThrows,
  partingThrows,
  runDownThrows,
  spurred,
  type Throw,
  unitTypesIn,
  volleyThrows,
} from '../battle/quick-combat/throws.ts'
import { canStrike } from '../battle/sea/fleet-armour.ts'
import { figuresIn, healthOf, type Stock, shieldsOf, sumOf } from '../battle/stock.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { LeaderPowers } from '../data/factions/leader-powers.ts'
import { SHIP_IDS } from '../data/ships.ts'
import { broadsideSpread, damageSpread } from './dice-sums.ts'
import type { Spread } from './spread.ts'

/**
 * What is left of a force at some moment of a battle. Each such remnant is worked out once, and only as far as
 * somebody asks: a hundred thousand battles come back to the same few.
 */
export class Troop {
  readonly stocks: readonly Stock[]
  readonly figures: number
  readonly health: number
  readonly hasCavalry: boolean
  /** SNS 7.8.7: whether anything in it can strike. */
  readonly armed: boolean
  /** Tells it from every other remnant of the same force. */
  readonly id: number
  readonly #muster: Muster
  readonly #after: [Troop[], Troop[]] = [[], []]
  readonly #spreads: Partial<Record<Blow, Spread>> = {}
  readonly #ceded: Ceded[] = []
  readonly #with = new Map<string, Troop>()
  #morale: number | undefined

  constructor(muster: Muster, id: number, stocks: readonly Stock[]) {
    this.#muster = muster
    this.id = id
    this.stocks = stocks
    this.figures = figuresIn(stocks)
    this.health = healthOf(stocks)
    this.armed = stocks.some(canStrike)
    this.hasCavalry = stocks.some(({ figure }) => figure.cavalry)
  }

  /** What it deals by a blow of this kind. */
  deals(blow: Blow): Spread {
    const known = this.#spreads[blow]
    if (known !== undefined) return known
    const throws = BLOWS[blow](this.stocks, this.#muster.powers)
    const spread = blow === 'broadside' ? broadsideSpread(throws) : damageSpread(throws)
    this.#spreads[blow] = spread
    return spread
  }

  get morale(): number {
    this.#morale ??= moraleOf(this.stocks, this.#muster.powers.moraleUnits, 0)
    return this.#morale
  }

  /** SNS 7.2.4: what is left when it has taken so many casualty points, its cavalry too or spared. */
  after(points: number, spared: 'none' | 'cavalry' = 'none'): Troop {
    const cache = this.#after[spared === 'none' ? 0 : 1]
    const known = cache[points]
    if (known !== undefined) return known
    const exposed = this.stocks.filter(({ figure }) => spared === 'none' || !figure.cavalry)
    const left = points === 0 ? this : this.#without(defaultLosses(exposed, points))
    cache[points] = left
    return left
  }

  /** What is left when so many ships are captured, the least first but no loaded transports; and what they are. */
  ceded(count: number): Ceded {
    const known = this.#ceded[count]
    if (known !== undefined) return known
    let left = count
    const ships = SHIP_IDS.toReversed().flatMap((ship) => {
      const stock = this.stocks.find(({ kind }) => kind === ship)
      const safe = ship === 'TR' ? this.#muster.loaded : 0
      const given = Math.min(left, Math.max(0, (stock?.count ?? 0) - safe))
      left -= given
      return stock === undefined || given === 0 ? [] : [{ ...stock, count: given }]
    })
    const key = ships.map(({ kind, count: many }) => `${kind}${many}`).join()
    const ceded = { ships, number: figuresIn(ships), key, left: this.#without(ships.map(lossOf)) }
    this.#ceded[count] = ceded
    return ceded
  }

  /** Ships won from another force serve with the values of this one's faction. */
  with({ ships, number, key }: Omit<Ceded, 'left'>): Troop {
    if (number === 0) return this
    const { faction } = this.#muster
    const known = this.#with.get(key)
    if (known !== undefined) return known
    const own = ships.map((stock) => ({ ...stock, faction, figure: figureOf(faction, stock.kind) }))
    const grown = this.#muster.troop([...this.stocks, ...own])
    this.#with.set(key, grown)
    return grown
  }

  #without(losses: Losses): Troop {
    const lost = (kind: FigureId) =>
      losses.reduce((sum, loss) => (loss.kind === kind ? sum + loss.count : sum), 0)
    return this.#muster.troop(
      this.stocks.map((stock) => ({ ...stock, count: stock.count - lost(stock.kind) })),
    )
  }
}

/** Ships that have changed hands, and the force without them. */
export interface Ceded {
  readonly ships: readonly Stock[]
  readonly number: number
  /** Tells these ships from others. */
  readonly key: string
  readonly left: Troop
}

type Blow = 'volley' | 'close' | 'parting' | 'run-down' | 'answer' | 'broadside'

const BLOWS: Readonly<Record<Blow, (stocks: readonly Stock[], powers: LeaderPowers) => readonly Throw[]>> = {
  volley: volleyThrows,
  close: spurredThrows,
  parting: partingThrows,
  'run-down': runDownThrows,
  answer: (stocks) => answerThrows(stocks.filter(({ figure }) => !figure.cavalry)),
  broadside: closeThrows,
}

/** SNS 7.11.8: the Commander spurs on the type that gains most dice by it. */
function spurredThrows(stocks: readonly Stock[], { quick }: LeaderPowers): readonly Throw[] {
  const throws = closeThrows(stocks)
  const { dicePerExtraDie } = quick
  if (dicePerExtraDie === null) return throws
  const ways = unitTypesIn(throws).map((type) => spurred(throws, type, dicePerExtraDie))
  return ways.reduce((best, way) => (diceIn(way) > diceIn(best) ? way : best), throws)
}

function diceIn(throws: readonly Throw[]): number {
  return throws.reduce((sum, { dice }) => sum + dice, 0)
}

/** All remnants of one force. */
export class Muster {
  readonly faction: FactionId
  readonly powers: LeaderPowers
  /** SNS 7.8.4, SNS 7.8.6: transports with troops aboard; those of one that sinks load another. */
  readonly loaded: number
  readonly #troops = new Map<string, Troop>()

  constructor(faction: FactionId, powers: LeaderPowers, loaded = 0) {
    this.faction = faction
    this.powers = powers
    this.loaded = loaded
  }

  /** The remnant with these figures; like kinds are put together. */
  troop(stocks: readonly Stock[]): Troop {
    const counts = new Map<FigureId, Stock>()
    for (const stock of stocks) {
      const known = counts.get(stock.kind)
      counts.set(stock.kind, known === undefined ? stock : { ...known, count: known.count + stock.count })
    }
    const left = FIGURE_IDS.flatMap((kind) => counts.get(kind) ?? []).filter(({ count }) => count > 0)
    const key = left.map(({ kind, count }) => `${kind}${count}`).join()
    const found = this.#troops.get(key) ?? new Troop(this, this.#troops.size, left)
    this.#troops.set(key, found)
    return found
  }

  /** SNS 7.3.1, SNS 7.11.3, SNS 7.11.6: the armour it begins with. */
  armourOf({ stocks, figures }: Troop): number {
    const { unitsPerShield, shieldPerFightingShip } = this.powers.quick
    const atSea = sumOf(stocks, ({ type }) => (type === 'WS' || type === 'RD' ? shieldPerFightingShip : 0))
    const led = unitsPerShield === null ? 0 : Math.floor(figures / unitsPerShield)
    return shieldsOf(stocks) + atSea + led
  }
}
