import { type Catalogue, speaker } from '@windward/table'
import type { AreaId, LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import { names } from '../data/names.en.ts'
import type { Phase } from '../data/phases.ts'
import type { ArmyId } from '../data/pieces.ts'
import { Does, does, faction, factions, pieceOf } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import { menuWords } from './menu-words.en.ts'
import type { Terms } from './offer.ts'
import { diplomacyRefusals } from './refusals.en.ts'
import { terms, trade } from './terms.en.ts'

export const diplomacyWords = {
  ...menuWords,
  ...diplomacyRefusals,
  'diplomacy.standing': () => 'Diplomacy: I want nothing',
  'diplomacy.title': () => 'Diplomacy: talk, trade and make alliances',
  'diplomacy.title-called': (f: { diplomat: FactionId }) =>
    `${Does(f.diplomat, 'calls', 'call')} you to talks: make or leave teams, and deal`,
  'diplomacy.share.hint': (f: { agreed: boolean }) =>
    f.agreed
      ? 'You have agreed to take nothing. You are asked all the same, so that nobody else learns of it.'
      : 'Where the two of you have not agreed, each may take up to a third of what lay on the agreement, in secret. The rest stays.',
  'diplomacy.share.off': (f: { partner: FactionId; most: number }) =>
    `Off the agreement with ${faction(f.partner)}, up to ${f.most}`,
  'diplomacy.share.confirm': (f: { gold: number }) => (f.gold === 0 ? 'Take nothing' : `Take ${f.gold} gold`),
  'diplomacy.share.standing': () => 'Trade Agreements on which we do not agree: what I take off them',
  'diplomacy.share.title': () => 'How much do you take off your Trade Agreements without agreement?',
  'diplomacy.subterfuge.hint': (f: { whole: boolean }) =>
    f.whole
      ? 'The attempt is undone and the land stays neutral; the gold paid for it is gone.'
      : 'Who is silenced no longer supports the attempt. With too few supporters left the land stays neutral.',
  'diplomacy.subterfuge.confirm': () => 'Play Diplomatic Subterfuge',
  'diplomacy.subterfuge.standing': () => 'The last subterfuge: against whose attempts I play it',
  'diplomacy.subterfuge.title': (f: { by: FactionId; land: LandId }) =>
    `${nameOf(f.land)} is about to join ${faction(f.by)}. Play Diplomatic Subterfuge?`,
  'diplomacy.former.standing': () => 'An army of mine in the land of a former ally',
  'diplomacy.former.title': () => 'Your armies in land of former allies: retreat, or besiege it?',
  'diplomacy.former.hint': () =>
    'The team is no more. Each of your armies in its land retreats to land of yours or of your team beside it, or stays and besieges; if the owner has an army there, that means battle first.',
  'diplomacy.former.army': (f: { army: ArmyId; land: AreaId }) => `Army ${f.army} in ${nameOf(f.land)}`,
  'diplomacy.former.goes': (f: { going: LandId | 'besiege' | 'disband' }) => {
    if (f.going === 'besiege') return 'Stays and besieges'
    return f.going === 'disband' ? 'Is disbanded' : `Retreats to ${nameOf(f.going)}`
  },
  'diplomacy.former.confirm': () => 'Give these orders',
  'diplomacy.call.hint': () =>
    'Your Diplomat may call others to talks before any phase: teams and deals made there hold at once.',
  'diplomacy.call.whom': () => 'With whom',
  'diplomacy.call.confirm': () => 'Call them',
  'diplomacy.call.standing': () => 'Extra talks: I never call them',
  'diplomacy.call.title': (f: { phase: Phase | 'setup' }) =>
    f.phase === 'setup'
      ? 'Call others to talks?'
      : `Before “${names.phases[f.phase]}”: call others to talks?`,
  'diplomacy.offer.made': (f: { by: FactionId; to: FactionId[]; terms: Terms }) =>
    `${Does(f.by, 'proposes', 'propose')} to ${factions(f.to)}: ${terms(f.terms, f.by, f.to)}.`,
  'diplomacy.offer.accepted': (f: { seat: FactionId; by: FactionId }) =>
    `${Does(f.seat, 'accepts', 'accept')} what ${faction(f.by)} proposed.`,
  'diplomacy.offer.declined': (f: { seat: FactionId; by: FactionId }) =>
    `${Does(f.seat, 'declines', 'decline')} what ${faction(f.by)} proposed.`,
  'diplomacy.offer.withdrawn': (f: { seat: FactionId }) =>
    `${Does(f.seat, 'withdraws', 'withdraw')} a proposal.`,
  'diplomacy.offer.overtaken': (f: { by: FactionId }) =>
    `What ${faction(f.by)} proposed has been overtaken by events.`,
  'diplomacy.team.declared': (f: { mark: string; members: FactionId[] }) =>
    `Team ${f.mark}: ${factions(f.members)}.`,
  'diplomacy.team.left': (f: { seat: FactionId; mark: string }) =>
    `${Does(f.seat, 'leaves', 'leave')} Team ${f.mark}.`,
  'diplomacy.trade.made': (f: { holder: FactionId; partner: FactionId; stakes: number[] }) =>
    `${Does(f.holder, 'makes', 'make')} a Trade Agreement with ${faction(f.partner)}: ${f.stakes.join(' and ')} gold.`,
  'diplomacy.trade.taken': (f: {
    seat: FactionId
    gold: number
    holder: FactionId
    partner: FactionId
    left: number
  }) =>
    `${Does(f.seat, 'takes', 'take')} ${f.gold} gold off ${trade(f)}; ${f.left === 0 ? 'nothing is' : `${f.left} are`} left.`,
  'diplomacy.trade.matched': (f: { holder: FactionId; partner: FactionId; gold: number }) =>
    `The bank doubles ${trade(f)}: ${f.gold} gold.`,
  'diplomacy.trade.ended': (f: { holder: FactionId; partner: FactionId }) =>
    `With nothing left on it ${trade(f)} ends.`,
  'diplomacy.ally.announced': (f: { by: FactionId; land: LandId; price: number }) =>
    f.price === 0
      ? `${Does(f.by, 'announces', 'announce')} a Political Minor Ally: ${nameOf(f.land)}.`
      : `${Does(f.by, 'announces', 'announce')} a Political Minor Ally for ${f.price} gold: ${nameOf(f.land)}.`,
  'diplomacy.ally.supported': (f: { seat: FactionId; by: FactionId; land: LandId }) =>
    `${Does(f.seat, 'agrees', 'agree')} that ${faction(f.by)} should have ${nameOf(f.land)}.`,
  'diplomacy.ally.won': (f: { by: FactionId; land: LandId }) => `${nameOf(f.land)} joins ${faction(f.by)}.`,
  'diplomacy.ally.failed': (f: { by: FactionId; land: LandId }) =>
    `${nameOf(f.land)} does not join ${faction(f.by)}.`,
  'diplomacy.subterfuge.struck': (f: { seat: FactionId; supporter: FactionId; land: LandId }) =>
    `${Does(f.seat, 'plays', 'play')} Diplomatic Subterfuge: ${faction(f.supporter)} ${does([f.supporter], 'is', 'are')} silenced about ${nameOf(f.land)}.`,
  'diplomacy.subterfuge.undid': (f: { seat: FactionId; by: FactionId; land: LandId }) =>
    `${Does(f.seat, 'plays', 'play')} Diplomatic Subterfuge: the attempt of ${faction(f.by)} on ${nameOf(f.land)} is undone, and the gold is gone.`,
  'diplomacy.extend.vote': (f: { seat: FactionId }) => `${Does(f.seat, 'votes', 'vote')} for more time.`,
  'diplomacy.extended': (f: { more: number; seconds: number }) =>
    `${f.more} seconds more, ${f.seconds} in all.`,
  'diplomacy.former.unanswered': () => 'each army takes the way named first',
  'diplomacy.former.went': (f: { piece: PieceKey; land: AreaId; to: LandId }) =>
    `${pieceOf(f.piece)} leaves ${nameOf(f.land)} for ${nameOf(f.to)}.`,
  'diplomacy.former.lost': (f: { piece: PieceKey; land: AreaId }) =>
    `${pieceOf(f.piece)} finds no way out of ${nameOf(f.land)} and is lost.`,
} satisfies Catalogue

export const say = speaker<typeof diplomacyWords>()
