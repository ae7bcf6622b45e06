import type { Dice } from '@windward/table'
import { QUICK_COMBAT } from '../../data/battle/quick-combat.ts'
import type { Fraction } from '../../data/fraction.ts'
import { SHIP_IDS, type ShipId } from '../../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../../data/units.ts'
import { FIGURE_IDS, type FigureId } from '../figure.ts'
import type { Stock } from '../stock.ts'

/** The dice one kind of figure throws, and the highest face that counts. */
export interface Throw {
  readonly kind: FigureId
  readonly type: UnitId | ShipId
  readonly dice: number
  readonly upTo: number
}

export interface Roll {
  readonly kind: FigureId
  readonly rolled: readonly number[]
  readonly damage: number
}

/** SNS 7.3.3, SNS 1.3.5: all ranged units, with ones and twos only. */
export function volleyThrows(stocks: readonly Stock[]): Throw[] {
  const ranged = stocks.filter(({ figure }) => figure.ranged)
  return throwsOf(ranged, QUICK_COMBAT.volleyHit)
}

/** SNS 7.3.4 */
export function closeThrows(stocks: readonly Stock[]): Throw[] {
  return throwsOf(stocks)
}

/** SNS 7.11.8: one type rolls one more die for every so many it has, hired ones of the type counted with the others. */
export function spurred<T extends Throw>(throws: readonly T[], type: UnitId, dicePerExtraDie: number): T[] {
  let whole = 0
  return throws.map((each) => {
    if (each.type !== type) return each
    const before = Math.floor(whole / dicePerExtraDie)
    whole += each.dice
    return { ...each, dice: each.dice + Math.floor(whole / dicePerExtraDie) - before }
  })
}

/** SNS 7.6.1: half the dice of a volley, rounded up once and not for each kind. */
export function partingThrows(stocks: readonly Stock[]): Throw[] {
  const shot: Throw[] = []
  let whole = 0
  for (const each of volleyThrows(stocks)) {
    const dice = share(whole + each.dice, QUICK_COMBAT.partingShot) - share(whole, QUICK_COMBAT.partingShot)
    whole += each.dice
    if (dice > 0) shot.push({ ...each, dice })
  }
  return shot
}

/** SNS 7.6.3: one die for each cavalry unit. */
export function runDownThrows(stocks: readonly Stock[]): Throw[] {
  const cavalry = stocks.filter(({ figure }) => figure.cavalry)
  return throwsOf(cavalry).map((each) => ({
    ...each,
    dice: QUICK_COMBAT.runDownDice * countOf(cavalry, each.kind),
  }))
}

/** SNS 7.6.5: half of all dice, rounded up, those of the highest hit value first. */
export function answerThrows(stocks: readonly Stock[]): Throw[] {
  const all = throwsOf(stocks).sort((a, b) => b.upTo - a.upTo)
  let left = share(
    all.reduce((sum, { dice }) => sum + dice, 0),
    QUICK_COMBAT.answer,
  )
  return all.flatMap((each) => {
    const dice = Math.min(left, each.dice)
    left -= dice
    return dice === 0 ? [] : [{ ...each, dice }]
  })
}

export function cast(dice: Dice, throws: readonly Throw[]): Roll[] {
  return throws.map(({ kind, dice: number, upTo }) => {
    const rolled = dice.rolls(number, 6)
    return { kind, rolled, damage: damageOf(rolled, upTo) }
  })
}

/** SNS 7.3.4: a die that shows the value or less counts its face. */
export function damageOf(rolled: readonly number[], upTo: number): number {
  let sum = 0
  for (const face of rolled) if (face <= upTo) sum += face
  return sum
}

export function totalOf(rolls: readonly Roll[]): number {
  let sum = 0
  for (const { damage } of rolls) sum += damage
  return sum
}

/** SNS 1.1.6: a part of a number of dice is rounded up. */
function share(dice: number, [part, whole]: Fraction): number {
  return Math.ceil((dice * part) / whole)
}

/** Like kinds of all pieces throw together, in the order of the unit table. */
function throwsOf(stocks: readonly Stock[], upTo?: number): Throw[] {
  const throws: Throw[] = []
  for (const { kind, figure } of firstOfEach(stocks)) {
    if (figure.dice === 0) continue
    const dice = figure.dice * countOf(stocks, kind)
    throws.push({ kind, type: figure.type, dice, upTo: upTo ?? figure.hit })
  }
  return throws
}

/** A stock of each kind there is, in the order of the table. */
function firstOfEach(stocks: readonly Stock[]): Stock[] {
  const found: Stock[] = []
  for (const stock of stocks) if (!found.some(({ kind }) => kind === stock.kind)) found.push(stock)
  return found.sort((a, b) => FIGURE_IDS.indexOf(a.kind) - FIGURE_IDS.indexOf(b.kind))
}

function countOf(stocks: readonly Stock[], kind: FigureId): number {
  let count = 0
  for (const stock of stocks) if (stock.kind === kind) count += stock.count
  return count
}

/** The types of units and ships among those who throw, in the order of their tables. */
export function typesIn(throws: readonly Pick<Throw, 'type'>[]): (UnitId | ShipId)[] {
  return [...UNIT_IDS, ...SHIP_IDS].filter((each) => throws.some(({ type }) => type === each))
}

export function unitTypesIn(throws: readonly Pick<Throw, 'type'>[]): UnitId[] {
  return UNIT_IDS.filter((unit) => throws.some(({ type }) => type === unit))
}
