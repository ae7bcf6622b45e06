import type { Fraction } from './data/fraction.ts'
import type { Power } from './state.ts'

/** The smallest coin (SNS 1.1.6). */
export const COIN = 5

export function upToCoin(gold: number): number {
  return Math.ceil(gold / COIN) * COIN
}

export function downToCoin(gold: number): number {
  return Math.floor(gold / COIN) * COIN
}

/** A fraction of a sum, rounded up to the coin, without a detour over broken numbers. */
export function shareUp(gold: number, [part, whole]: Fraction): number {
  return Math.ceil((gold * part) / (whole * COIN)) * COIN
}

/** Takes gold from a power that is known to have it. */
export function pay(power: Power, gold: number): void {
  if (gold < 0 || gold > power.gold) throw new Error(`${power.faction} cannot pay ${gold}`)
  power.gold -= gold
}
