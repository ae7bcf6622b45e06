import { after, answer, type Options, oneOf } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import type { Agreement } from '../state.ts'
import { COIN } from '../treasury.ts'
import type { View } from '../view.ts'
import type { Act } from './act.ts'
import { takingsFault } from './trade-fault.ts'
import { say } from './words.en.ts'

/** The agreements about which something can be proposed. */
export function openAgreements(view: View, seat: FactionId): Agreement[] {
  return view.agreements.filter(
    ({ id }) => takingsFault(view, seat, { act: 'takings', agreement: id, mine: 0, yours: 0 }) === undefined,
  )
}

/** SNS 4.4.4: what to propose to the partner of an agreement. */
export function takingsOptions(view: View, seat: FactionId): Options<Act> {
  const agreements = oneOf(openAgreements(view, seat), ({ id, holder, partner, gold }) => ({
    key: id,
    label: say('diplomacy.trade.named', { holder, partner, gold }),
  }))
  return after(agreements, ({ id, gold }) =>
    after(sums('diplomacy.takings.mine', gold), (mine) =>
      after(sums('diplomacy.takings.yours', gold - mine), (yours) =>
        answer({ act: 'takings', agreement: id, mine, yours }),
      ),
    ),
  )
}

function sums(key: 'diplomacy.takings.mine' | 'diplomacy.takings.yours', most: number): Options<number> {
  const all = Array.from({ length: most / COIN + 1 }, (_, coins) => coins * COIN)
  return oneOf(all, (gold) => ({ key: `${gold}`, label: say(key, { gold }) }))
}
