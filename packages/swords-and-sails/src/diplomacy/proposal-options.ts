import { after, type Options, oneOf, turned } from '@windward/table'
import { TRADE_AGREEMENT } from '../data/card-effects.ts'
import type { FactionId } from '../data/factions.ts'
import { sideOf } from '../teams.ts'
import type { View } from '../view.ts'
import type { Act } from './act.ts'
import { dealsWith } from './deal-options.ts'
import { takingsOptions } from './takings-options.ts'
import type { Chance } from './talk-chances.ts'
import { teamFault } from './team-change.ts'
import { say } from './words.en.ts'

/** SNS 4.1.7 */
export function dealing(chance: Chance): Options<Act> | undefined {
  const { seat, brief, partners } = chance
  const { diplomat } = brief
  const open = diplomat === null || diplomat === seat ? partners : partners.filter((to) => to === diplomat)
  return open.length === 0 ? undefined : after(oneOf(open, named), (to) => dealsWith(chance, to))
}

/** SNS 4.2.1, SNS 4.2.2: with each of the other sides that would make a team. */
export function teaming({ view, seat, brief: { diplomat }, partners }: Chance): Options<Act> | undefined {
  const own = sideOf(view, seat)
  const teams: FactionId[][] = []
  for (const other of partners) {
    const theirs = sideOf(view, other)
    if (theirs[0] !== other || own.includes(other)) continue
    const members = [...own, ...theirs]
    if (diplomat !== null && !members.includes(diplomat)) continue
    if (isInRoom(view, members) && teamFault(view, members) === undefined) teams.push(members)
  }
  if (teams.length === 0) return undefined
  const acts = teams.map((members): Act => ({ act: 'team', with: members.filter((each) => each !== seat) }))
  return oneOf(acts, (act) => ({
    key: Object.values(act).flat().join(' '),
    label: say('diplomacy.does', { act }),
  }))
}

function isInRoom({ talk }: View, members: readonly FactionId[]): boolean {
  return members.every((member) => talk?.room.includes(member))
}

/** SNS 4.4.1, SNS 4.4.2 */
export function trading({ brief, free, partners }: Chance): Options<Act> | undefined {
  if (brief.diplomat !== null || partners.length === 0 || !free.cards.includes('tradeAgreement'))
    return undefined
  const stakes = TRADE_AGREEMENT.stakes.filter((stake) => stake <= free.gold)
  if (stakes.length === 0) return undefined
  return after(oneOf(partners, named), (to) =>
    turned(oneOf(stakes, staked), (stake): Act => ({ act: 'trade', to, stake })),
  )
}

/** SNS 4.4.4 */
export function settling({ view, seat, brief, partners }: Chance): Options<Act> | undefined {
  return brief.diplomat !== null || partners.length === 0 ? undefined : takingsOptions(view, seat)
}

function named(seat: FactionId) {
  return { key: seat, label: say('diplomacy.seat', { seat }) }
}

function staked(stake: number) {
  return { key: `${stake}`, label: say('diplomacy.stake', { stake }) }
}
