import type { SiegeRoll } from './siege-dice.ts'

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** `3d6 +4`, each die one less: with what it comes to on average. */
export function rollText({ dice, each, added }: SiegeRoll): string {
  const parts = [`${dice}d6`]
  if (each !== 0) parts.push(`${signed(each)} each`)
  if (added !== 0) parts.push(signed(added))
  const mean = dice * (3.5 + each) + added
  return `${parts.join(' ')}, ${mean.toFixed(1)} on average`
}

/** `100 %`, `over 99 %`, `63 %`. */
export function chanceText(chance: number): string {
  if (chance >= 1) return '100 %'
  return chance > 0.995 ? 'over 99 %' : `${Math.round(chance * 100)} %`
}
