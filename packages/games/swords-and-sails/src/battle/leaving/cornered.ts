import type { Phrase } from '@windward/table'
import type { ArmyId } from '../../data/pieces.ts'
import type { State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { armiesIn } from '../force.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import { type Ground, wayBack } from './way-back.ts'

/** An army in battle that has no free land to go back to (SNS 7.9.4). */
export interface Cornered {
  readonly army: ArmyId
  /** A Withdraw would still lead it into land where enemies stand (SNS 7.10.5). */
  readonly byCard: boolean
}

export function corneredIn(
  state: State,
  ground: Ground,
  forces: readonly Pick<Force, 'pieces'>[],
): Cornered[] {
  const cornered: Cornered[] = []
  for (const force of forces)
    for (const army of armiesIn(state, force)) {
      const { kind } = wayBack(state, ground, army, true)
      if (kind === 'none' || kind === 'pressed') cornered.push({ army: army.id, byCard: kind === 'pressed' })
    }
  return cornered
}

/** Whether an army would be lost by leaving, with a card or without. */
export function isLost(cornered: readonly Cornered[], card: boolean): boolean {
  return cornered.some(({ byCard }) => !card || !byCard)
}

/** What whoever leaves should know before he seals it. */
export function leavingWarnings(where: Field, cornered: readonly Cornered[], card: boolean): Phrase[] {
  const lost = cornered.filter(({ byCard }) => !card || !byCard).map(({ army }) => army)
  const pressed = cornered.filter(({ byCard }) => card && byCard).map(({ army }) => army)
  return [
    ...(lost.length > 0 ? [say('battle.warn-lost', { where, armies: lost })] : []),
    ...(pressed.length > 0 ? [say('battle.warn-pressed', { where, armies: pressed })] : []),
  ]
}
