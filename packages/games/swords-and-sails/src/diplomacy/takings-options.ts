import type { Chooser } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { Agreement } from '../state.ts'
import { COIN } from '../treasury.ts'
import type { View } from '../view/view.ts'
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
export function chosenTakings(choose: Chooser, view: View, seat: FactionId): Act {
  const { id, gold } = choose.oneOf(openAgreements(view, seat), named)
  const mine = choose.oneOf(sumsUpTo(gold), summed('diplomacy.takings.mine'))
  const yours = choose.oneOf(sumsUpTo(gold - mine), summed('diplomacy.takings.yours'))
  return { act: 'takings', agreement: id, mine, yours }
}

function named({ id, holder, partner, gold }: Agreement) {
  return { key: id, label: say('diplomacy.trade.named', { holder, partner, gold }) }
}

function sumsUpTo(most: number): number[] {
  return Array.from({ length: most / COIN + 1 }, (_, coins) => coins * COIN)
}

function summed(key: 'diplomacy.takings.mine' | 'diplomacy.takings.yours') {
  return (gold: number) => ({ key: `${gold}`, label: say(key, { gold }) })
}
