import { ESPIONAGE } from '../data/cards/espionage.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { ownerOf, type PieceKey } from '../pieces.ts'
import { factionsIn, powerOf, powersIn } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay } from '../treasury.ts'
import { counterAgents } from './decide-counter-agents.ts'
import { espionage, espionagePrice } from './decide-espionage.ts'
import { letSpyMasterSee, see, sumOf } from './spy.ts'
import { players } from './turn-order.ts'
import { say } from './words.en.ts'

/** SNS 12.1: spying for gold in place of intrigue cards. */
export function* spyForGold(t: SnsTable): SnsFlow {
  yield* t.step('counter-agents', () => hireCounterAgents(t))
  yield* t.step('espionage', () =>
    t.askInOrder(
      players(t.state),
      espionage,
      () => null,
      (seat, targets) => {
        attemptAll(t, seat, targets)
      },
    ),
  )
  dismissCounterAgents(t)
}

/** SNS 12.1.2: how many each has is told to nobody else. */
function* hireCounterAgents(t: SnsTable): SnsFlow {
  const hired = yield* t.askAll(factionsIn(t.state), counterAgents, () => null)
  for (const [seat, agents] of hired) {
    const power = powerOf(t.state, seat)
    const price = agents * ESPIONAGE.counterAgentPrice
    pay(power, price)
    power.agents = agents
    t.tell([seat], 'SNS 12.1.2', say('intrigue.agents.hired', { agents, price }))
  }
}

/** SNS 12.1.3 */
function attemptAll(t: SnsTable, seat: FactionId, targets: readonly PieceKey[]): void {
  if (targets.length === 0) return
  const power = powerOf(t.state, seat)
  const price = espionagePrice(seat, power, targets.length)
  pay(power, price)
  t.tell('all', 'SNS 12.1.3', say('intrigue.espionage.sent', { seat, count: targets.length, price }))
  for (const piece of targets) attempt(t, seat, piece)
}

/** SNS 12.1.4 */
function attempt(t: SnsTable, seat: FactionId, piece: PieceKey): void {
  const owner = powerOf(t.state, ownerOf(piece))
  powerOf(t.state, seat).spiedOn.push(piece)
  const met = owner.agents > 0
  if (met) owner.agents -= 1
  const rolled = t.dice.rolls(2, 6)
  const total = sumOf(rolled) + (met ? ESPIONAGE.counterAgentAdds : 0)
  const seen = total <= ESPIONAGE.succeedsUpTo
  t.tell('all', 'SNS 12.1.4', say('intrigue.espionage.tried', { seat, piece, rolled, total, met, seen }))
  if (!seen) return
  see(t, seat, piece, 'SNS 12.1.6')
  letSpyMasterSee(t, seat, piece, 'SNS 12.1.6')
}

/** SNS 12.1.5 */
function dismissCounterAgents(t: SnsTable): void {
  for (const power of powersIn(t.state)) {
    const { agents } = power
    power.agents = 0
    if (agents > 0) t.tell([power.faction], 'SNS 12.1.5', say('intrigue.agents.lost', { agents }))
  }
}
