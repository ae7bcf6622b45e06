import type { Catalogue } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import { faction, factions, headed } from '../naming.en.ts'
import type { Act } from './act.ts'
import type { Kind } from './act-options.ts'
import type { Goods, Terms } from './offer.ts'
import { goods, terms, trade } from './terms.en.ts'

const KINDS: Readonly<Record<Kind, string>> = {
  answer: 'Answer a proposal',
  deal: 'Propose a deal',
  team: 'Propose a team',
  trade: 'Propose a Trade Agreement',
  takings: 'Propose what to take off a Trade Agreement',
  leave: 'Leave your team',
  withdraw: 'Withdraw a proposal',
  take: 'Take gold off a Trade Agreement',
  ally: 'Play Political Minor Ally',
  support: 'Agree to a Political Minor Ally',
  subterfuge: 'Play Diplomatic Subterfuge',
  extend: 'More time',
}

/** One act as a line of a menu. */
function does(act: Act): string {
  switch (act.act) {
    case 'deal':
      return `Offer ${faction(act.to)} ${goods(act.gives)} for ${goods(act.wants)}`
    case 'team':
      return `A team with ${factions(act.with)}`
    case 'leave':
      return 'Leave your team'
    case 'trade':
    case 'join-trade':
      return `A stake of ${act.stake}`
    case 'takings':
      return `${act.mine} for you and ${act.yours} for your partner`
    case 'take':
      return `Take ${act.gold} gold`
    case 'accept':
      return 'Accept'
    case 'decline':
      return 'Decline'
    case 'withdraw':
      return 'Withdraw'
    case 'ally':
      return nameOf(act.land)
    case 'support':
      return `Agree that ${faction(act.by)} should have ${nameOf(act.land)}`
    case 'subterfuge':
      return act.supporter === null ? 'Undo the attempt' : `Silence ${faction(act.supporter)}`
    case 'extend':
      return 'Vote for more time'
    case 'extend-alone':
      return 'Take more time, as Diplomat'
  }
}

/** What stands on the branches of the tree. */
export const menuWords = {
  'diplomacy.ready': () => 'Ready: nothing more to say',
  'diplomacy.act': () => 'Propose, answer or play a card',
  'diplomacy.kind': (f: { kind: Kind }) => KINDS[f.kind],
  'diplomacy.does': (f: { act: Act }) => does(f.act),
  'diplomacy.about': (f: { by: FactionId; to: FactionId[]; terms: Terms }) =>
    headed(`${faction(f.by)} to ${factions(f.to)}: ${terms(f.terms, f.by, f.to)}`),
  'diplomacy.stake': (f: { stake: number }) => `A stake of ${f.stake}`,
  'diplomacy.seat': (f: { seat: FactionId }) => faction(f.seat),
  'diplomacy.gives': (f: { goods: Goods }) => `Give ${goods(f.goods)}`,
  'diplomacy.wants': (f: { goods: Goods }) => `For ${goods(f.goods)}`,
  'diplomacy.trade.named': (f: { holder: FactionId; partner: FactionId; gold: number }) =>
    headed(`${trade(f)}, ${f.gold} gold`),
  'diplomacy.takings.mine': (f: { gold: number }) => `${f.gold} for you`,
  'diplomacy.takings.yours': (f: { gold: number }) => `${f.gold} for your partner`,
  'diplomacy.share.take': (f: { gold: number }) => (f.gold === 0 ? 'Nothing' : `${f.gold} gold`),
  'diplomacy.subterfuge.pass': () => 'Play none',
  'diplomacy.subterfuge.against': (f: { supporter: FactionId | null }) =>
    f.supporter === null ? 'Undo the attempt' : `Silence ${faction(f.supporter)}`,
  'diplomacy.call.pass': () => 'No talks now',
  'diplomacy.call.call': () => 'Call others to talk',
} satisfies Catalogue
