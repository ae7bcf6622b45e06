import type { Chooser } from '@windward/table'
import type { HandCard } from '../cards.ts'
import { TRADE_AGREEMENT } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { cardsInPlay } from '../setup/begin.ts'
import type { Agreement } from '../state.ts'
import { areAllied, sideOf } from '../teams.ts'
import { COIN } from '../treasury.ts'
import type { View } from '../view/view.ts'
import type { Act } from './act.ts'
import type { Way } from './act-options.ts'
import type { Goods } from './offer.ts'
import type { Chance } from './talk-chances.ts'
import { teamFault } from './team-change.ts'
import { takingsFault } from './trade-fault.ts'
import { say } from './words.en.ts'

/** SNS 4.1.7 */
export const dealing: Way = {
  isOpen: (chance) => dealers(chance).length > 0,
  chosen: (choose, chance) => chosenDeal(choose, chance, choose.oneOf(dealers(chance), named)),
}

/** SNS 4.6.1: in talks of his own the Diplomat is one of the two. */
function dealers({ seat, brief: { diplomat }, partners }: Chance): readonly FactionId[] {
  return diplomat === null || diplomat === seat ? partners : partners.filter((to) => to === diplomat)
}

/** SNS 4.2.1, SNS 4.2.2: with each of the other sides that would make a team. */
export const teaming: Way = {
  isOpen: (chance) => {
    for (const other of chance.partners) if (teamWith(chance, other) !== undefined) return true
    return false
  },
  chosen: (choose, chance) => {
    const others = chance.partners.filter((other) => teamWith(chance, other) !== undefined)
    const chosen = choose.oneOf(others, (other) => {
      const act = teamAct(chance, other)
      return { key: Object.values(act).flat().join(' '), label: say('diplomacy.does', { act }) }
    })
    return teamAct(chance, chosen)
  },
}

function teamAct(chance: Chance, other: FactionId): Act {
  const members = teamWith(chance, other) ?? []
  return { act: 'team', with: members.filter((each) => each !== chance.seat) }
}

/** The team made of one's own side and the one this seat stands for, if there can be such a team. */
function teamWith({ view, seat, brief: { diplomat } }: Chance, other: FactionId): FactionId[] | undefined {
  const { talk } = view
  const theirs = sideOf(view, other)
  if (talk === null || theirs[0] !== other || areAllied(view, seat, other)) return undefined
  const ours = sideOf(view, seat)
  if (ours.length > 1 && theirs.length > 1) return undefined
  const members = [...ours, ...theirs]
  if (diplomat !== null && !members.includes(diplomat)) return undefined
  for (const member of members) if (!talk.room.includes(member)) return undefined
  return teamFault(view, members) === undefined ? members : undefined
}

/** SNS 4.4.1, SNS 4.4.2 */
export const trading: Way = {
  isOpen: ({ brief, free, partners }) =>
    brief.diplomat === null &&
    partners.length > 0 &&
    free.cards.includes('tradeAgreement') &&
    TRADE_AGREEMENT.stakes.some((stake) => stake <= free.gold),
  chosen: (choose, { free, partners }) => {
    const stakes = TRADE_AGREEMENT.stakes.filter((stake) => stake <= free.gold)
    const to = choose.oneOf(partners, named)
    return { act: 'trade', to, stake: choose.oneOf(stakes, staked) }
  },
}

/** SNS 4.4.4 */
export const settling: Way = {
  isOpen: ({ view, seat, brief, partners }) =>
    brief.diplomat === null && partners.length > 0 && openAgreements(view, seat).length > 0,
  chosen: (choose, { view, seat }) => chosenTakings(choose, view, seat),
}

function named(seat: FactionId) {
  return { key: seat, label: say('diplomacy.seat', { seat }) }
}

function staked(stake: number) {
  return { key: `${stake}`, label: say('diplomacy.stake', { stake }) }
}

/** A sum of gold or a card. */
type Thing = number | HandCard

/** Sums the tree offers; any other multiple of 5 can be written. */
const SUMS = [10, 20, 50] as const
const NOTHING = 0

/** Deals of one thing for one thing, or for nothing. */
function chosenDeal(choose: Chooser, { view, free }: Chance, to: FactionId): Act {
  const given: Thing[] = [NOTHING]
  for (const sum of SUMS) if (sum <= free.gold) given.push(sum)
  for (const card of free.cards) if (!given.includes(card)) given.push(card)
  const gives = choose.oneOf(given, describedGift)
  const wants = choose.oneOf(wishes(view, gives), describedWish)
  return { act: 'deal', to, gives: goodsOf(gives), wants: goodsOf(wants) }
}

/** Something for nothing, but not nothing for nothing. */
function wishes({ options }: View, gives: Thing): readonly Thing[] {
  let all = wished.get(options)
  if (all === undefined) {
    const cards = cardsInPlay(options)
    all = { something: [...SUMS, ...cards], anything: [NOTHING, ...SUMS, ...cards] }
    wished.set(options, all)
  }
  return gives === NOTHING ? all.something : all.anything
}

/** The cards of a table are the same as long as it lasts. */
const wished = new WeakMap<
  View['options'],
  { readonly something: readonly Thing[]; readonly anything: readonly Thing[] }
>()

function goodsOf(thing: Thing): Goods {
  return typeof thing === 'number' ? { gold: thing, cards: [] } : { gold: 0, cards: [thing] }
}

function describedGift(thing: Thing) {
  return { key: `${thing}`, label: say('diplomacy.gives', { goods: goodsOf(thing) }) }
}

function describedWish(thing: Thing) {
  return { key: `${thing}`, label: say('diplomacy.wants', { goods: goodsOf(thing) }) }
}

/** The agreements about which something can be proposed. */
function openAgreements(view: View, seat: FactionId): Agreement[] {
  return view.agreements.filter(
    ({ id }) => takingsFault(view, seat, { act: 'takings', agreement: id, mine: 0, yours: 0 }) === undefined,
  )
}

/** SNS 4.4.4: what to propose to the partner of an agreement. */
function chosenTakings(choose: Chooser, view: View, seat: FactionId): Act {
  const { id, gold } = choose.oneOf(openAgreements(view, seat), byPartners)
  const mine = choose.oneOf(sumsUpTo(gold), summed('diplomacy.takings.mine'))
  const yours = choose.oneOf(sumsUpTo(gold - mine), summed('diplomacy.takings.yours'))
  return { act: 'takings', agreement: id, mine, yours }
}

function byPartners({ id, holder, partner, gold }: Agreement) {
  return { key: id, label: say('diplomacy.trade.named', { holder, partner, gold }) }
}

function sumsUpTo(most: number): number[] {
  return Array.from({ length: most / COIN + 1 }, (_, coins) => coins * COIN)
}

function summed(key: 'diplomacy.takings.mine' | 'diplomacy.takings.yours') {
  return (gold: number) => ({ key: `${gold}`, label: say(key, { gold }) })
}
