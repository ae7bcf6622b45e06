/** `for certain`, `over 99 %`, `63 %`. */
export function chanceText(chance: number): string {
  if (chance >= 1) return 'for certain'
  return chance > 0.995 ? 'over 99 %' : `${Math.round(chance * 100)} %`
}
