import type { SiegeRoll } from '@windward/swords-and-sails/facts'

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** `3d6 +4`, each die one less: with what it comes to on average. */
export function rollText({ dice, each, added }: SiegeRoll): string {
  const parts = [`${dice}d6`]
  if (each !== 0) parts.push(`${signed(each)} each`)
  if (added !== 0) parts.push(signed(added))
  const mean = dice * (3.5 + each) + added
  return `${parts.join(' ')}, ${mean.toFixed(1)} on average`
}
