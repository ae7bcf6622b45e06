import { TACTICAL_WITHDRAW } from '../../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../../data/cards/intrigue-cards.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import { forcesIn } from '../force.ts'
import type { Clash } from '../opposed-sides.ts'
import { say } from '../words.en.ts'
import { corneredIn } from './cornered.ts'
import { type LeaveBrief, leaveBefore } from './decide-leave-before-battle.ts'
import { type Leaver, useWithdraws } from './retreats.ts'
import type { Ground } from './way-back.ts'
import { withdrawsReady } from './withdraw-cards.ts'

/** SNS 7.10.3, SNS 7.10.4: how many Withdraws it takes this faction to leave before a battle; null: it cannot. */
function cardsToLeave(state: State, faction: FactionId): number | null {
  const favoured = INTRIGUE_CARDS.tacticalWithdraw.favoured[faction] !== undefined
  if (favoured || leaderOf(powerOf(state, faction)).withdrawCardBeforeBattle) return 1
  return state.options.doubleWithdraw ? TACTICAL_WITHDRAW.cardsToLeaveBeforeCombat : null
}

/** SNS 7.10.6, SNS 7.11.4: all who might leave before the battle are asked at once; who does so is revealed together. */
export function* leaveBeforeBattle(t: SnsTable, clash: Clash, ground: Ground): SnsFlow<Leaver[]> {
  const { name, where } = clash
  const forces = forcesIn(clash.sides)
  const briefs = new Map<FactionId, LeaveBrief>()
  for (const force of forces) {
    const { faction } = force
    const power = powerOf(t.state, faction)
    const leader = leaderOf(power).armiesMayLeaveBeforeBattle
    const needs = cardsToLeave(t.state, faction)
    // Hand sizes are open, cards are not: who could hold enough of them is asked, whether he does or not.
    if (leader || (needs !== null && power.hand.length >= needs))
      briefs.set(faction, {
        where,
        leader,
        needs,
        cards: withdrawsReady(t.state, faction, name),
        cornered: corneredIn(t.state, ground, [force]),
      })
  }
  const answers = yield* t.askAll([...briefs.keys()], leaveBefore, (seat) => briefFor(briefs, seat))
  for (const [faction, leave] of answers)
    if (leave === 'leave') t.tell('all', 'SNS 7.11.4', say('battle.leaves-before', { faction, where }))
  return forces.flatMap(({ faction, pieces }) => {
    const leave = answers.get(faction) ?? 'stay'
    if (leave === 'stay') return []
    if (leave === 'withdraw') {
      const count = cardsToLeave(t.state, faction) ?? 0
      useWithdraws(t, clash, faction, count, count === 1 ? 'SNS 7.10.3' : 'SNS 7.10.4')
    }
    return [{ faction, pieces, card: leave === 'withdraw' }]
  })
}

function briefFor(briefs: ReadonlyMap<FactionId, LeaveBrief>, seat: FactionId): LeaveBrief {
  const brief = briefs.get(seat)
  if (brief === undefined) throw new Error(`${seat} cannot leave before the battle`)
  return brief
}
