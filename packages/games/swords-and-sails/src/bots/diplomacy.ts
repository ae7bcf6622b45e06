import { READY } from '@windward/table'
import { z } from 'zod'
import type { FactionId } from '../data/factions/factions.ts'
import type { Act } from '../diplomacy/act.ts'
import type { ShareBrief } from '../diplomacy/decide-take-share.ts'
import { type Offer, offersTo, unpledged } from '../diplomacy/offer.ts'
import { winnableLands } from '../intrigue/winnable-lands.ts'
import { cityPoints } from '../lands.ts'
import { areAllied, sideOf, teamOf } from '../teams.ts'
import { ranking } from '../victory/score.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { bestTeam, Standings } from './alliances.ts'
import type { Habits } from './habits.ts'
import { type Asked, isNearVictory } from './outlook.ts'

/** SNS 15.2.2: what he says while talk is open, one thing after another; what the rules refuse he does not say. */
export function talk(asked: Asked, habits: Habits): Act | typeof READY {
  const { view, seat } = asked
  const standings = new Standings(view, habits)
  for (const act of wishes(view, seat, standings, habits))
    if (act !== undefined && asked.check(act) === undefined) return act
  return READY
}

function* wishes(
  view: View,
  seat: FactionId,
  standings: Standings,
  habits: Habits,
): Generator<Act | undefined> {
  if (isBetterAlone(view, seat, standings, habits)) yield { act: 'leave' }
  for (const offer of offersTo(view.offers, seat)) yield answerTo(view, seat, offer, standings, habits)
  yield overture(view, seat)
  for (const { by, land, supporters, struck } of view.overtures) {
    if (by === seat || supporters.includes(seat) || struck.includes(seat)) continue
    if (areAllied(view, seat, by) || standings.isBehind(by, seat)) yield { act: 'support', by, land }
    else if (standings.leads(by)) yield { act: 'subterfuge', by, land, supporter: supporters[0] ?? null }
  }
  yield trade(view, seat, standings, habits)
  yield* takings(view, seat)
  if (!hasAsked(view, seat, 'team')) {
    const friends = bestTeam(view, seat, standings, habits)
    if (friends.length > 0) yield { act: 'team', with: friends }
  }
}

/** SNS 15.2.2: he leaves when he would do much better alone, but not a team that is about to win. */
function isBetterAlone(view: View, seat: FactionId, standings: Standings, { loyalty }: Habits): boolean {
  const team = teamOf(view, seat)
  if (team === undefined || (team.joined[seat] ?? 0) === view.number) return false
  return standings.alone(seat) > standings.now(seat) * loyalty
}

function answerTo(
  view: View,
  seat: FactionId,
  { id, by, to, terms }: Offer,
  standings: Standings,
  { stake, caution }: Habits,
): Act | undefined {
  switch (terms.kind) {
    case 'trade':
      return standings.leads(by) && !areAllied(view, seat, by)
        ? { act: 'decline', offer: id }
        : { act: 'join-trade', offer: id, stake: stakeOf(view, seat, stake) }
    case 'takings':
      return terms.yours >= terms.mine ? { act: 'accept', offer: id } : undefined
    case 'team': {
      const members = [...new Set([by, ...to, ...sideOf(view, by)])]
      const isAll = members.length >= view.seats.length
      return !isAll && standings.together(seat, members) > standings.now(seat) * Math.sqrt(caution)
        ? { act: 'accept', offer: id }
        : { act: 'decline', offer: id }
    }
    case 'deal': {
      const gain =
        terms.gives.gold - terms.wants.gold + (terms.gives.cards.length - terms.wants.cards.length) * A_CARD
      return gain >= 0 && !isNearVictory(view, sideRanked(view, by))
        ? { act: 'accept', offer: id }
        : undefined
    }
  }
}

/** What a card is worth in gold when somebody offers or asks for one. */
const A_CARD = 35

function sideRanked(view: View, seat: FactionId) {
  const all = ranking(view)
  return all.find(({ side }) => side.includes(seat)) ?? { side: [seat], score: [0, 1] as const }
}

/** SNS 4.5.1 */
function overture(view: View, seat: FactionId): Act | undefined {
  if (!ownPower(view, seat).hand.includes('minorAlly')) return undefined
  const [best] = winnableLands(view, seat)
    .filter((land) => !view.overtures.some((each) => each.land === land))
    .toSorted((a, b) => cityPoints(view.lands[b]) - cityPoints(view.lands[a]))
  return best === undefined ? undefined : { act: 'ally', land: best }
}

/** SNS 4.4.1: to the last in the ranking who has not been asked. */
function trade(view: View, seat: FactionId, standings: Standings, { stake }: Habits): Act | undefined {
  const free = unpledged(view.offers, seat, ownPower(view, seat))
  if (!free.cards.includes('tradeAgreement') || free.gold < stake) return undefined
  const asked = view.offers.flatMap(({ by, to, terms }) => (by === seat && terms.kind === 'trade' ? to : []))
  const partner = standings.lowestFirst().find((other) => other !== seat && !asked.includes(other))
  return partner && { act: 'trade', to: partner, stake: stakeOf(view, seat, stake) }
}

function stakeOf(view: View, seat: FactionId, wished: number): 5 | 10 | 20 {
  const { gold } = ownPower(view, seat)
  if (wished >= 20 && gold >= 60) return 20
  return gold >= 30 ? 10 : 5
}

/** SNS 4.4.4: half and half, all of it. */
function* takings(view: View, seat: FactionId): Generator<Act> {
  for (const { id, holder, partner, gold, made, settled } of view.agreements) {
    if ((holder !== seat && partner !== seat) || made === view.number || settled) continue
    const isOpen = view.offers.some(({ terms }) => terms.kind === 'takings' && terms.agreement === id)
    const half = Math.floor(gold / 10) * 5
    if (!isOpen && half > 0) yield { act: 'takings', agreement: id, mine: half, yours: half }
  }
}

function hasAsked(view: View, seat: FactionId, kind: Offer['terms']['kind']): boolean {
  return view.offers.some(({ by, terms }) => by === seat && terms.kind === kind)
}

const shareShape: z.ZodType<{ readonly claims: readonly Pick<ShareBrief['claims'][number], 'most'>[] }> =
  z.object({ claims: z.array(z.object({ most: z.number() })) })

/** What he may take off an agreement he takes. */
export function wholeShare({ brief }: Asked): number[] {
  return shareShape.parse(brief).claims.map(({ most }) => most)
}
