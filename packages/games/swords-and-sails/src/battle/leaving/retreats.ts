import type { FactionId } from '../../data/factions/factions.ts'
import type { PieceKey } from '../../pieces.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { armiesIn, fighting, stocksIn } from '../force.ts'
import type { Clash } from '../opposed-sides.ts'
import { type Fight, isContested, rivalsOf } from '../round.ts'
import { healthOf } from '../stock.ts'
import { say } from '../words.en.ts'
import { corneredIn } from './cornered.ts'
import { retreat, type Stay } from './decide-retreat.ts'
import { type Pressed, sendBack } from './send-back.ts'
import type { Ground } from './way-back.ts'
import { spendWithdraws, withdrawsReady } from './withdraw-cards.ts'

const STAYS = { fight: 'fights', retreat: 'retreats', withdraw: 'withdraws' } as const

/** SNS 7.5.1, SNS 7.10.1: who holds chooses, sealed. Where no enemies hold against each other, nobody is asked. */
export function* chooseRetreats(t: SnsTable, fight: Fight): SnsFlow {
  if (!isContested(t.state, fight)) return
  const { clash, battle, ground } = fight
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
        cards: 'sea' in clash.where ? 0 : withdrawsReady(t.state, seat, clash.name), // SNS 7.10.2
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
  if (stay === 'withdraw') useWithdraws(t, fight.clash, faction, 1, 'SNS 7.10.1')
  else t.tell('all', 'SNS 7.5.1', say('battle.retreats', { faction, where: fight.clash.where }))
}

/** SNS 3.3.4: the cards are played openly and discarded, with the retreat choice or before the battle begins. */
export function useWithdraws(
  t: SnsTable,
  { name, where }: Clash,
  faction: FactionId,
  count: number,
  clause: 'SNS 7.10.1' | 'SNS 7.10.3' | 'SNS 7.10.4',
): void {
  spendWithdraws(t.state, faction, name, count)
  const before = clause !== 'SNS 7.10.1'
  t.tell('all', clause, say('battle.withdraws', { faction, where, count, before }))
}

/** Whoever leaves a battle, by Withdraw or otherwise. */
export interface Leaver {
  readonly faction: FactionId
  readonly pieces: readonly PieceKey[]
  readonly card: boolean
}

export function leaverOf({ faction, pieces, stays }: Force): Leaver {
  return { faction, pieces, card: stays === 'withdraws' }
}

/** SNS 7.9: those who leave are gone. Border battles leave them where they set out from (SNS 6.2.5). */
export function* depart(
  t: SnsTable,
  { where }: Clash,
  ground: Ground,
  leavers: readonly Leaver[],
): SnsFlow<Pressed[]> {
  if (!('land' in where)) return []
  const leavings = leavers.map((leaver) => ({
    faction: leaver.faction,
    armies: armiesIn(t.state, leaver),
    card: leaver.card,
  }))
  return yield* sendBack(t, leavings, ground)
}
