import type { Fallen } from './lots.ts'

const DONE: Readonly<Record<string, string>> = { kill: ' kills', rout: ' routs' }

/** What is said of dice, to those who see them and to those who do not. */
export const words = {
  thrown: (dice: readonly Fallen[]) =>
    `Dice: ${dice.map(({ shows, did = '' }) => `${shows}${DONE[did] ?? ''}`).join(', ')}`,
  countsAs: (result: number) => `counts as ${result}`,
  needed: (needed: number) => `${needed} or more is needed`,
  against: 'against',
}
