import { discard } from '../../hand.ts'
import { powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { armiesIn, fighting, stocksIn } from '../force.ts'
import { type Fight, isContested, rivalsOf } from '../round.ts'
import { healthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { corneredIn } from './cornered.ts'
import { retreat, type Stay } from './decide-retreat.ts'
import { type Pressed, sendBack } from './send-back.ts'

const STAYS = { fight: 'fights', retreat: 'retreats', withdraw: 'withdraws' } as const

/** SNS 7.5.1, SNS 7.10.1: who holds chooses, sealed. Where no enemies hold against each other, nobody is asked. */
export function* chooseRetreats(t: SnsTable, fight: Fight): SnsFlow {
  if (!isContested(t.state, fight)) return
  const { clash, battle, ground, cards } = fight
  const holding = fighting(t.state, battle)
  const worth = (forces: readonly Force[]) =>
    forces.reduce((sum, force) => sum + healthOf(stocksIn(t.state, force)), 0)
  const chosen = yield* t.askAll(
    holding.map(({ faction }) => faction),
    retreat,
    (seat) => {
      const own = holding.filter(({ faction }) => faction === seat)
      return {
        where: clash.where,
        round: battle.round,
        cards: cards.get(seat) ?? 0,
        own: worth(own),
        foes: worth(own.flatMap((force) => rivalsOf(fight, holding, force))),
        cornered: corneredIn(t.state, ground, own),
      }
    },
  )
  for (const force of holding) announce(t, fight, force, chosen.get(force.faction) ?? 'fight')
}

function announce(t: SnsTable, fight: Fight, force: Force, stay: Stay): void {
  const { faction } = force
  force.stays = STAYS[stay]
  if (stay === 'fight') return
  if (stay === 'withdraw') useWithdraws(t, fight, force, 1, 'SNS 7.10.1')
  else t.tell('all', 'SNS 7.5.1', say('battle.retreats', { faction, where: fight.clash.where }))
}

/** SNS 3.3.4: the cards are played openly and discarded, with the retreat choice or before the battle begins. */
export function useWithdraws(
  t: SnsTable,
  { clash, cards }: Fight,
  { faction }: Force,
  count: number,
  clause: 'SNS 7.10.1' | 'SNS 7.10.3' | 'SNS 7.10.4',
): void {
  for (let n = 0; n < count; n += 1) discard(t.state, powerOf(t.state, faction), 'tacticalWithdraw')
  cards.set(faction, (cards.get(faction) ?? 0) - count)
  const before = clause !== 'SNS 7.10.1'
  t.tell('all', clause, say('battle.withdraws', { faction, where: clash.where, count, before }))
}

/** SNS 7.9: those who leave are gone. Border battles leave them where they set out from (SNS 6.2.5). */
export function* depart(
  t: SnsTable,
  { clash, ground }: Fight,
  leavers: readonly Force[],
): SnsFlow<Pressed[]> {
  if (!('land' in clash.where)) return []
  const leavings = leavers.map((force) => ({
    faction: force.faction,
    armies: armiesIn(t.state, force),
    card: force.stays === 'withdraws',
  }))
  return yield* sendBack(t, leavings, ground)
}
