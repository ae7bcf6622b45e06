import {
  after,
  answer,
  branch,
  choice,
  type Decision,
  type Options,
  range,
  refuse,
  standing,
} from '@windward/table'
import { z } from 'zod'
import { FACTION_IDS, type FactionId } from '../../data/factions/factions.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import { areShares, type Bearer, fairShares, type Shares } from './fair-shares.ts'

export interface DivisionBrief {
  readonly where: Field
  readonly damage: number
  /** The team-mates who share it. Together they can take all of it. */
  readonly bearers: readonly Bearer[]
}

/** SNS 7.2.5: how team-mates divide damage; it holds if all of them say the same. */
export const divideDamage: Decision<SwordsAndSails, DivisionBrief, Shares> = {
  kind: 'divide-damage',
  title: ({ brief: { where, damage } }) => say('battle.division.title', { where, damage }),
  shape: z.partialRecord(z.enum(FACTION_IDS), z.int().min(0).max(9999)),
  options: ({ brief: { bearers, damage } }) =>
    choice([
      branch(
        'fair',
        () => answer(fairShares(bearers, damage)),
        say('battle.division.fair', { named: namedAmong(bearers) }),
      ),
      branch('choose', () => dealt(bearers, damage, {}), say('battle.division.choose')),
    ]),
  check: ({ brief: { bearers, damage } }, shares) =>
    areShares(bearers, damage, shares)
      ? undefined
      : refuse('SNS 7.2.5', say('battle.division.wrong', { damage })),
  absent: ({ brief: { bearers, damage } }) => fairShares(bearers, damage),
  standing: standing(say('battle.division.standing'), z.literal('fair'), ({ brief: { bearers, damage } }) =>
    fairShares(bearers, damage),
  ),
}

/** SNS 7.2.7: those named by the attackers. */
function namedAmong(bearers: readonly Bearer[]): FactionId[] {
  return bearers.filter(({ named }) => named > 0).map(({ faction }) => faction)
}

/** A share for one after the other, always so that the rest can take what remains. */
function dealt([first, ...rest]: readonly Bearer[], damage: number, given: Shares): Options<Shares> {
  if (first === undefined) return answer(given)
  const others = rest.reduce((sum, { capacity }) => sum + capacity, 0)
  const shares = range(
    Math.max(0, damage - others),
    Math.min(damage, first.capacity),
    say('battle.division.share', { faction: first.faction }),
  )
  return after(shares, (share) => dealt(rest, damage - share, { ...given, [first.faction]: share }))
}
