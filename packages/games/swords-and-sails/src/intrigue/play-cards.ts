import { PASS, type Pass } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import { RAID_CARAVANS } from '../data/cards/card-effects.ts'
import { INTRIGUE_CARDS } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { discardEmpty } from '../diplomacy/agreements.ts'
import { type OpenRevolt, playRevolt, stirUp } from '../expansion/revolts.ts'
import { discard } from '../hand.ts'
import { handOver } from '../lands.ts'
import { leaderOf, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { pay, shareUp } from '../treasury.ts'
import { playCard } from './decide-play-card.ts'
import { unmaskPretender } from './decide-unmask-pretender.ts'
import type { Play, RevoltPlay } from './play.ts'
import { sendSpy, spyOn } from './spy.ts'
import { answerers, players } from './turn-order.ts'
import { marriagePrice } from './winnable-lands.ts'
import { say } from './words.en.ts'

/** SNS 3.3.1, SNS 3.3.2: in the reverse order, each as many cards as he likes, one after another. */
export function* playCardsInOrder(t: SnsTable): SnsFlow {
  yield* t.each(
    'players',
    () => players(t.state),
    (seat) => playInTurn(t, seat),
  )
}

function* playInTurn(t: SnsTable, seat: FactionId): SnsFlow {
  let looks = leaderOf(powerOf(t.state, seat)).handsSeen
  for (let number = 1; ; number += 1) {
    const play = yield* t.step(`play ${number}`, () => playNext(t, seat, looks))
    if (play === PASS) return
    if (play.play === 'look') looks -= 1
    yield* t.step(`outcome ${number}`, () => resolve(t, seat, play))
  }
}

/** A play as everybody sees it: not from which armies peasants have come (SNS 14.1.1). */
type OpenPlay = Exclude<Play, RevoltPlay> | OpenRevolt

/** The card is on the table, and paid for; what comes of it is still to be seen. */
function* playNext(t: SnsTable, seat: FactionId, looks: number): SnsFlow<OpenPlay | Pass> {
  if (powerOf(t.state, seat).hand.length === 0 && looks === 0) return PASS
  const play = yield* t.ask(seat, playCard, { looks })
  if (play === PASS) return PASS
  switch (play.play) {
    case 'royalMarriage':
    case 'inheritTitle':
      propose(t, seat, play.play, play.land)
      return play
    case 'spy':
      sendSpy(t, seat, play.piece)
      return play
    case 'raidCaravans':
      raid(t, seat, play.agreement)
      return play
    case 'look':
      lookAtHand(t, seat, play.at)
      return play
    default:
      playRevolt(t, seat, play)
      return { play: play.play, land: play.land }
  }
}

function* resolve(t: SnsTable, seat: FactionId, play: OpenPlay): SnsFlow {
  switch (play.play) {
    case 'royalMarriage':
    case 'inheritTitle':
      return yield* marry(t, seat, play.play, play.land)
    case 'spy':
      return yield* spyOn(t, seat, play.piece)
    case 'raidCaravans':
    case 'look':
      return
    default:
      return yield* stirUp(t, seat, play)
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

type MarriageCard = 'royalMarriage' | 'inheritTitle'

/** SNS 3.4.3: the land is paid for. */
function propose(t: SnsTable, by: FactionId, card: MarriageCard, land: LandId): void {
  const { state } = t
  const price = marriagePrice(state.lands[land])
  pay(powerOf(state, by), price)
  discard(state, powerOf(state, by), card)
  t.tell('all', 'SNS 3.4.3', say('intrigue.marriage', { by, card, land, price }))
}

/** SNS 3.4.1, SNS 3.4.6: and won unless a pretender is unmasked. */
function* marry(t: SnsTable, by: FactionId, card: MarriageCard, land: LandId): SnsFlow {
  const { state } = t
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
