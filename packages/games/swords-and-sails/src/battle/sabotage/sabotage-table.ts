import { SABOTAGE } from '../../data/cards/sabotage.ts'

/** SNS 7.10.8: what a roll does, the counter's addition included. */
export function sabotageEffect(total: number): (typeof SABOTAGE.rows)[number] {
  const row = SABOTAGE.rows.find(({ upTo }) => total <= upTo)
  if (row === undefined) throw new Error(`sabotage cannot roll ${total}`)
  return row
}
