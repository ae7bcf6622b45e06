import { PASS } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import { RAID_CARAVANS } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discardEmpty } from '../diplomacy/agreements.ts'
import { playRevolt } from '../expansion/revolts.ts'
import { discard } from '../hand.ts'
import { handOver } from '../lands.ts'
import { leaderOf, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay, shareUp } from '../treasury.ts'
import { playCard } from './decide-play-card.ts'
import { unmaskPretender } from './decide-unmask-pretender.ts'
import type { Play } from './play.ts'
import { spyOn } from './spy.ts'
import { answerers, players } from './turn-order.ts'
import { marriagePrice } from './winnable-lands.ts'
import { say } from './words.en.ts'

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

/** SNS 3.5.2: he remembers what he saw, with its season; that he looked is no secret. */
function lookAtHand(t: SnsTable, by: FactionId, of: FactionId): void {
  const { state } = t
  const power = powerOf(state, by)
  const cards = [...powerOf(state, of).hand]
  power.knownHands = [
    ...power.knownHands.filter((seen) => seen.of !== of),
    { of, number: state.number, cards },
  ]
  t.tell('all', 'SNS 3.5.2', say('intrigue.looked', { by, of }))
  t.tell([by], 'SNS 3.5.2', say('intrigue.look.saw', { of, cards: [...cards] }))
}

/** SNS 3.4.1, SNS 3.4.6: the land is paid for, and won unless a pretender is unmasked. */
function* marry(t: SnsTable, by: FactionId, card: 'royalMarriage' | 'inheritTitle', land: LandId): SnsFlow {
  const { state } = t
  const price = marriagePrice(state.lands[land])
  pay(powerOf(state, by), price)
  discard(state, powerOf(state, by), card)
  t.tell('all', 'SNS 3.4.3', say('intrigue.marriage', { by, card, land, price }))
  const counter = yield* t.window(answerers(state, by), unmaskPretender, () => ({ by, card, land }))
  if (counter === undefined) {
    handOver(state, land, by)
    t.tell('all', 'SNS 3.4.1', say('intrigue.marriage.won', { by, land }))
  } else {
    discard(state, powerOf(state, counter.seat), 'unmaskPretender')
    t.tell('all', 'SNS 3.4.6', say('intrigue.marriage.unmasked', { by: counter.seat, land }))
  }
}

/** SNS 3.4.11, SNS 3.4.12 */
function raid(t: SnsTable, by: FactionId, id: string): void {
  const { state } = t
  const agreement = state.agreements.find((each) => each.id === id)
  if (agreement === undefined) throw new Error(`there is no agreement ${id}`)
  const power = powerOf(state, by)
  discard(state, power, 'raidCaravans')
  const loot = lootOf(agreement.gold, by)
  agreement.gold -= loot
  power.gold += loot
  const { holder, partner, gold } = agreement
  const clause = isFavoured(by) ? 'SNS 3.4.12' : 'SNS 3.4.11'
  t.tell('all', clause, say('intrigue.raided', { by, holder, partner, loot, left: gold }))
  discardEmpty(t)
}

export function lootOf(gold: number, by: FactionId): number {
  const times = isFavoured(by) ? RAID_CARAVANS.favouredTimes : RAID_CARAVANS.times
  let left = gold
  for (let time = 0; time < times; time += 1) left -= Math.min(left, shareUp(left, RAID_CARAVANS.share))
  return gold - left
}

function isFavoured(by: FactionId): boolean {
  return INTRIGUE_CARDS.raidCaravans.favoured[by] !== undefined
}
