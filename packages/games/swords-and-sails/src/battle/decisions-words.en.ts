import type { Catalogue } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import type { ShipId } from '../data/ships.ts'
import type { UnitId } from '../data/units.ts'
import type { PieceKey } from '../pieces.ts'
import type { Field } from './clash.ts'
import { Faction, faction, field, figure, headed, listed, pieceOf } from './naming.en.ts'

const BLOWS = { volley: 'volley', close: 'blows', parting: 'parting shots' } as const

const STAYS = {
  fight: 'Fight on',
  retreat: 'Retreat',
  withdraw: 'Withdraw by card, unharmed',
} as const

const LEAVES = {
  stay: 'Stay and fight',
  leave: 'Leave, as your leader may',
  withdraw: 'Withdraw by card',
} as const

export const decisionsWords = {
  'battle.retreat.standing': () => 'In battle: when I leave it',
  'battle.retreat.title': (f: { where: Field; round: number }) =>
    `Round ${f.round} ${field(f.where)} is over: fight on or leave?`,
  'battle.retreat.choice': (f: { stay: keyof typeof STAYS }) => STAYS[f.stay],
  'battle.retreat.not-at-sea': () => 'A Tactical Withdraw takes armies out of a battle, not fleets.',
  'battle.retreat.no-card': () => 'You have no Tactical Withdraw ready for this battle.',
  'battle.leave.standing': () => 'Before a battle: stay or go',
  'battle.leave.title': (f: { where: Field }) => `Leave before the battle ${field(f.where)} begins?`,
  'battle.leave.choice': (f: { leave: keyof typeof LEAVES }) => LEAVES[f.leave],
  'battle.leave.no-leader': () => 'Only a Commander may leave before a battle without a card.',
  'battle.leave.no-card': () =>
    'You do not have the Tactical Withdraws ready that leaving before this battle takes.',
  'battle.targets.standing': () => 'At whom my blows are aimed first',
  'battle.targets.title': (f: { where: Field; blow: keyof typeof BLOWS }) =>
    `Whom shall your ${BLOWS[f.blow]} ${field(f.where)} strike?`,
  'battle.targets.one': (f: { type: UnitId | ShipId; faction: FactionId }) =>
    `${headed(figure(f.type))} at ${faction(f.faction)}`,
  'battle.targets.each-once': () => 'Name one target for each type of unit or ship that rolls.',
  'battle.targets.not-at': (f: { type: UnitId | ShipId; faction: FactionId }) =>
    `Your ${figure(f.type)} cannot strike at ${faction(f.faction)} here.`,
  'battle.spur.standing': () => 'The Commander spurs on, whom first',
  'battle.spur.title': (f: { where: Field; round: number }) =>
    `Which unit type does your Commander spur on in round ${f.round} ${field(f.where)}?`,
  'battle.spur.type': (f: { type: UnitId; dice: number }) =>
    `${headed(figure(f.type))}: ${f.dice} more ${f.dice === 1 ? 'die' : 'dice'}`,
  'battle.spur.none': (f: { type: UnitId }) => `You have no ${figure(f.type)} in this battle.`,
  'battle.division.standing': () => 'Damage among allies: shared fairly',
  'battle.division.title': (f: { where: Field; damage: number }) =>
    `Divide ${f.damage} damage ${field(f.where)} with your allies`,
  'battle.division.fair': (f: { named: FactionId[] }) =>
    f.named.length === 0
      ? 'By what each can still take'
      : `First to ${f.named.map(faction).join(' and ')}, named in the Attack; the rest by what each can still take`,
  'battle.division.choose': () => 'Choose the shares',
  'battle.division.share': (f: { faction: FactionId }) => `Share of ${faction(f.faction)}`,
  'battle.division.wrong': (f: { damage: number }) =>
    `The shares must add up to ${f.damage}, and nobody may be given more than he can still take.`,
  'battle.run-down.standing': () => 'An enemy who routs or retreats: whether my cavalry runs him down',
  'battle.run-down.title': (f: { where: Field }) => `Run down those who leave the battle ${field(f.where)}?`,
  'battle.run-down.at': (f: { at: FactionId | 'let-go' }) =>
    f.at === 'let-go' ? 'Let them go' : `Run down ${faction(f.at)}`,
  'battle.run-down.not-leaving': (f: { faction: FactionId }) =>
    `${Faction(f.faction)} cannot be run down: only enemies who rout or retreat can.`,
  'battle.pursued.standing': () => 'Run down as I leave: whether I draw cavalry off and answer',
  'battle.pursued.title': (f: { where: Field }) => `You are being run down ${field(f.where)}`,
  'battle.pursued.cavalry': (f: { off: boolean }) =>
    f.off ? 'Draw the cavalry off' : 'Keep the cavalry with the others',
  'battle.pursued.answer': (f: { at: FactionId | null }) =>
    f.at === null ? 'Do not answer' : `Answer ${faction(f.at)} with half your dice`,
  'battle.pursued.no-cavalry': () => 'You have no cavalry to draw off.',
  'battle.pursued.no-answer': (f: { faction: FactionId }) =>
    `You cannot answer ${faction(f.faction)}: only who retreats may, and only those who run him down.`,
  'battle.meeting.standing': () => 'A divided enemy: in which order I meet his forces',
  'battle.meeting.title': (f: { where: Field }) =>
    `In which order do you meet the enemy’s divided forces ${field(f.where)}?`,
  'battle.meeting.force': (f: { force: PieceKey[] }) => listed(f.force.map(pieceOf)),
  'battle.meeting.each-once': () => 'Name each force of the enemy once.',
  'battle.lay.standing': () => 'Withdraws: one for each battle, from the first on',
  'battle.lay.title': () => 'For which battles do you keep your Tactical Withdraws ready?',
  'battle.lay.here': (f: { where: Field }) => `Battle ${field(f.where)}`,
  'battle.lay.each': () => 'Say for each of your battles how many cards you keep ready for it.',
  'battle.lay.too-many': (f: { most: number }) =>
    `You hold ${f.most === 0 ? 'no' : `only ${f.most}`} Tactical Withdraw${f.most === 1 ? '' : 's'}.`,
} satisfies Catalogue
