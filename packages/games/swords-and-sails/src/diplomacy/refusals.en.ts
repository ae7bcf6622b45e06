import type { Catalogue } from '@windward/table'
import type { HandCard } from '../cards.ts'
import type { AreaId, LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import type { ArmyId } from '../data/pieces.ts'
import { cardNames } from '../intrigue/words.en.ts'
import { Does, does, faction, factions } from '../naming.en.ts'

/** Why something cannot be done in Diplomacy. */
export const diplomacyRefusals = {
  'diplomacy.only-in-phase': () =>
    'That belongs to the Diplomacy phase; now only teams and deals can be made.',
  'diplomacy.not-with-diplomat': (f: { diplomat: FactionId }) =>
    `${Does(f.diplomat, 'has', 'have')} called these talks and must be a party to what is agreed in them.`,
  'diplomacy.to-self': () => 'You cannot propose anything to yourself.',
  'diplomacy.named-twice': () => 'Name every seat once only.',
  'diplomacy.not-here': (f: { seat: FactionId }) =>
    `${Does(f.seat, 'does', 'do')} not take part in these talks.`,
  'diplomacy.too-many': (f: { most: number }) =>
    `You have made ${f.most} proposals, as many as one Diplomacy allows.`,
  'diplomacy.deal.nothing': () => 'In a deal something must change hands.',
  'diplomacy.deal.poor': (f: { gold: number }) =>
    `You have only ${f.gold} gold that is not promised in other proposals of yours.`,
  'diplomacy.deal.no-card': (f: { cards: HandCard[] }) =>
    `You do not hold ${cardNames(f.cards)}, or have promised it in another proposal.`,
  'diplomacy.offer.gone': () => 'This proposal is not open to you, or no longer.',
  'diplomacy.team.none': () => 'You are in no team.',
  'diplomacy.team.too-large': (f: { most: number }) => `A team has at most ${f.most} members.`,
  'diplomacy.team.banned': (f: { without: FactionId; between: FactionId[] }) =>
    `Without ${faction(f.without)} in play ${factions(f.between)} may not be in one team.`,
  'diplomacy.team.in-another': () =>
    'A seat is in one team only, and a team takes others in as a whole: name all its members, and nobody of another team.',
  'diplomacy.team.already': () => 'These are one team already.',
  'diplomacy.trade.stake-needed': () => 'A Trade Agreement is accepted with a stake of your own.',
  'diplomacy.trade.not-yours': () => 'You have no part in such a Trade Agreement.',
  'diplomacy.trade.too-early': () => 'Gold can be taken off a Trade Agreement from the next Diplomacy on.',
  'diplomacy.trade.too-much': (f: { gold: number }) => `There are ${f.gold} gold on this Trade Agreement.`,
  'diplomacy.trade.not-alone': (f: { partner: FactionId }) =>
    `As long as ${faction(f.partner)} ${does([f.partner], 'is', 'are')} in the match, what is taken needs agreement.`,
  'diplomacy.share.each': () => 'Say for each agreement how much you take.',
  'diplomacy.share.too-much': (f: { most: number; partner: FactionId }) =>
    `Without the agreement of ${faction(f.partner)} you may take at most ${f.most}.`,
  'diplomacy.ally.not-held': () => 'You hold no Political Minor Ally, or have promised it in a proposal.',
  'diplomacy.ally.twice': (f: { land: LandId }) => `You have announced ${nameOf(f.land)} already.`,
  'diplomacy.ally.poor': (f: { price: number; gold: number }) =>
    `With two seats the attempt costs ${f.price} gold, and you have ${f.gold} to spend.`,
  'diplomacy.ally.none': () => 'No such Political Minor Ally has been announced.',
  'diplomacy.ally.own': () => 'Others must agree to it; you have announced it yourself.',
  'diplomacy.ally.no-need': () => 'With two seats nobody’s agreement is needed.',
  'diplomacy.ally.agreed-already': () => 'You have agreed to it already.',
  'diplomacy.ally.struck': () => 'Subterfuge has silenced you; you cannot support this attempt again.',
  'diplomacy.subterfuge.not-held': () =>
    'You hold no Diplomatic Subterfuge, or have promised it in a proposal.',
  'diplomacy.subterfuge.own': () => 'You cannot play Subterfuge against your own attempt.',
  'diplomacy.subterfuge.nobody': () => 'There is nothing of that kind for Subterfuge to cancel.',
  'diplomacy.extend.no-clock': () => 'There is no clock to extend: Diplomacy lasts until all are ready.',
  'diplomacy.extend.voted': () => 'You have voted for more time already.',
  'diplomacy.extend.not-alone': () =>
    'Only the Diplomat extends the clock alone, once in each Diplomacy that has one.',
  'diplomacy.former.each-once': () => 'Say for each of these armies, once, what it does.',
  'diplomacy.former.astray': (f: { army: ArmyId; land: AreaId }) =>
    `Army ${f.army} in ${nameOf(f.land)} cannot do that: it besieges, unless the land is pillaged, or retreats to free land of your own or your team beside it, or without any is lost.`,
} satisfies Catalogue
