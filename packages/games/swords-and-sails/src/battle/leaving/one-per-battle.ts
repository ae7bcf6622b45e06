/** SNS 7.10.1, SNS 7.10.12: cards for battles side by side: one for each from the first on, as far as they go; more go round again. */
export function onePerBattle(battles: number, cards: number): number[] {
  return Array.from({ length: battles }, (_, place) => Math.floor((cards + battles - 1 - place) / battles))
}
