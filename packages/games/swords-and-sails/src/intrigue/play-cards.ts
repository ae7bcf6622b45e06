import { PASS } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { playRevolt } from '../expansion/revolts.ts'
import { leaderOf, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { playCard } from './decide-play-card.ts'
import { lookAtHand } from './look-at-hand.ts'
import { marry } from './marriage.ts'
import type { Play } from './play.ts'
import { raid } from './raid.ts'
import { spyOn } from './spy.ts'
import { players } from './turn-order.ts'

/** SNS 3.3.1, SNS 3.3.2: in the reverse order, each as many cards as he likes, one after another. */
export function* playCardsInOrder(t: SnsTable): SnsFlow {
  for (const seat of players(t.state)) yield* playInTurn(t, seat)
}

function* playInTurn(t: SnsTable, seat: FactionId): SnsFlow {
  const power = powerOf(t.state, seat)
  let looks = leaderOf(power).handsSeen
  while (power.hand.length > 0 || looks > 0) {
    const play = yield* t.ask(seat, playCard, { looks })
    if (play === PASS) return
    if (play.play === 'look') looks -= 1
    yield* resolve(t, seat, play)
  }
}

function* resolve(t: SnsTable, seat: FactionId, play: Play): SnsFlow {
  switch (play.play) {
    case 'royalMarriage':
    case 'inheritTitle':
      return yield* marry(t, seat, play.play, play.land)
    case 'spy':
      return yield* spyOn(t, seat, play.piece)
    case 'raidCaravans':
      return raid(t, seat, play.agreement)
    case 'look':
      return lookAtHand(t, seat, play.at)
    default:
      return yield* playRevolt(t, seat, play)
  }
}
