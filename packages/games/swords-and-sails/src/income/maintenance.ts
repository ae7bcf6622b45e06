import { isWholeForce, type Losses, lossOf, takeLosses } from '../battle/losses/losses.ts'
import { clearAway, drawExcess } from '../battle/sea/drowned-cargo.ts'
import { SEASONS } from '../data/seasons.ts'
import type { Piece } from '../pieces.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powersIn } from '../powers.ts'
import type { Power, SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { disbanding } from './decide-disband.ts'
import { keptStocks, maintenanceBill, upkeepOf } from './upkeep.ts'
import { say } from './words.en.ts'
import { cityIncome } from './yields.ts'

/** SNS 2.5: everybody pays his units, and sends home those he cannot pay. */
export function* payMaintenance(t: SnsTable): SnsFlow {
  if (!t.state.options.maintenance) return
  yield* disbandUnpaid(t)
  for (const power of powersIn(t.state)) {
    const { faction } = power
    const bill = maintenanceBill(power)
    pay(power, bill)
    t.tell([faction], 'SNS 2.5.1', say('income.maintenance', { faction, bill }))
    foretellWinter(t, power, bill)
  }
}

function* disbandUnpaid(t: SnsTable): SnsFlow {
  const short = powersIn(t.state).filter((power) => lackOf(power) > 0)
  const free = short.filter((power) => forced(power) === undefined)
  const chosen = yield* t.askAll(
    free.map(({ faction }) => faction),
    disbanding,
    (seat) => ({ points: lackOf(powerAmong(free, seat)) }),
  )
  for (const power of short) {
    const { faction } = power
    const gone = forced(power) ?? chosen.get(faction) ?? []
    for (const piece of piecesOf(power)) takeLosses(piece, gone)
    t.tell('all', 'SNS 2.5.3', say('income.cannot-pay', { faction }))
    t.tell([faction], 'SNS 2.5.3', say('income.disbanded', { faction, gone: [...gone] }))
    clearAway(t, faction, 'SNS 2.5.3')
    drawExcess(t, faction, fleetsOf(power), 'SNS 2.5.3', [faction])
  }
}

/** The upkeep a power cannot pay. Its gold is in whole coins, so the rounding of the bill changes nothing. */
function lackOf(power: Power): number {
  return upkeepOf(piecesOf(power)) - power.gold
}

/**
 * Where everything must go, everybody sees it go. Otherwise the owner is asked even if he has one kind of unit only:
 * not to be asked would tell that (SNS 14.1.1).
 */
function forced(power: Power): Losses | undefined {
  const stocks = keptStocks(piecesOf(power))
  return isWholeForce(stocks, lackOf(power)) ? stocks.map(lossOf) : undefined
}

function powerAmong(powers: readonly Power[], seat: Power['faction']): Power {
  const power = powers.find(({ faction }) => faction === seat)
  if (power === undefined) throw new Error(`${seat} can pay`)
  return power
}

function piecesOf(power: Power): Piece[] {
  return [...armiesOf(power), ...fleetsOf(power)]
}

/** SNS 2.5.6: while there is a harvest to put by, each sees what Winter will leave him. */
function foretellWinter(t: SnsTable, { faction }: Power, bill: number): void {
  const { season } = t.state
  if (season === 'spring' || SEASONS[season].harvestTimes === 0) return
  const left = cityIncome(t.state, faction) - bill
  t.tell([faction], 'SNS 2.5.6', say('income.winter', { faction, left }))
}
