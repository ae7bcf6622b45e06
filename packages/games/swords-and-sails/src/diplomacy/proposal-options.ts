import { TRADE_AGREEMENT } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { areAllied, sideOf } from '../teams.ts'
import type { Act } from './act.ts'
import type { Way } from './act-options.ts'
import { chosenDeal } from './deal-options.ts'
import { chosenTakings, openAgreements } from './takings-options.ts'
import type { Chance } from './talk-chances.ts'
import { teamFault } from './team-change.ts'
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
