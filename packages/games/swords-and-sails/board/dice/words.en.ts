/** Dice for those who do not see them. */
export const words = {
  rolled: (rolled: readonly number[]) => `Dice: ${rolled.join(', ')}`,
}
