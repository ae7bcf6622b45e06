import type { Catalogue } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { ShipId } from '../data/ships.ts'
import type { UnitId } from '../data/units.ts'
import { Faction, faction, field, figure, headed, listed, pieceOf } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import type { Field } from './opposed-sides.ts'

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

const LEAVE_NOTES = {
  stay: 'The battle is fought.',
  leave: 'Your leader takes the whole force away before a blow falls.',
  withdraw: 'The whole force is gone before a blow falls.',
} as const

/** Nobody routs at sea, and nobody shoots after those who leave. */
const RETREATS = {
  'on land': 'Your whole force goes. Those who stay shoot after you, and their cavalry may run you down.',
  'in a line':
    'Your whole force goes. If you alone leave, your foot that faces an enemy is struck once more.',
  'at sea': 'All your ships go, and nothing touches them on the way.',
  'in a line at sea': 'All your ships go. If you alone leave, those that face an enemy are struck once more.',
} as const

export const decisionsWords = {
  'battle.retreat.hint': () => 'All choose in secret and show it together.',
  'battle.retreat.points': () => 'Casualty points',
  'battle.retreat.to-theirs': (f: { own: number; foes: number }) =>
    `${f.own} to their ${f.foes}${f.foes === 0 ? '' : ` (${Math.round((f.own / f.foes) * 100)} %)`}`,
  'battle.retreat.note': (f: { stay: keyof typeof STAYS; cards: number; how: keyof typeof RETREATS }) => {
    if (f.stay === 'retreat') return RETREATS[f.how]
    if (f.stay === 'withdraw')
      return `Your whole force goes, for one card. Nothing touches it on the way. You have ${f.cards} ready.`
    return f.how.endsWith('sea')
      ? 'Another round: all dice and losses.'
      : 'Another round: all dice, losses, rout checks.'
  },
  'battle.retreat.confirm': (f: { stay: keyof typeof STAYS }) =>
    f.stay === 'withdraw' ? 'Withdraw by card' : STAYS[f.stay],
  'battle.retreat.standing': () => 'In battle: when I leave it',
  'battle.retreat.title': (f: { where: Field; round: number }) =>
    `Round ${f.round} ${field(f.where)} is over: fight on or leave?`,
  'battle.retreat.choice': (f: { stay: keyof typeof STAYS }) => STAYS[f.stay],
  'battle.retreat.not-at-sea': () => 'A Tactical Withdraw takes armies out of a battle, not fleets.',
  'battle.retreat.no-card': () => 'You have no Tactical Withdraw ready for this battle.',
  'battle.leave.hint': () => 'All sides choose in secret before the battle begins.',
  'battle.leave.withdraws': () => 'Tactical Withdraws',
  'battle.leave.needs': (f: { needs: number; cards: number }) => `${f.needs} needed, ${f.cards} in hand`,
  'battle.leave.note': (f: { leave: keyof typeof LEAVES }) => LEAVE_NOTES[f.leave],
  'battle.leave.confirm': (f: { leave: keyof typeof LEAVES }) =>
    f.leave === 'leave' ? 'Leave' : LEAVES[f.leave],
  'battle.leave.standing': () => 'Before a battle: stay or go',
  'battle.leave.title': (f: { where: Field }) => `Leave before the battle ${field(f.where)} begins?`,
  'battle.leave.choice': (f: { leave: keyof typeof LEAVES }) => LEAVES[f.leave],
  'battle.leave.no-leader': () => 'Only a Commander may leave before a battle without a card.',
  'battle.leave.no-card': () =>
    'You do not have the Tactical Withdraws ready that leaving before this battle takes.',
  'battle.targets.standing': () => 'Targets of my attacks, the first choice first',
  'battle.targets.title': (f: { where: Field; blow: keyof typeof BLOWS }) =>
    `Choose targets for your ${BLOWS[f.blow]} ${field(f.where)}`,
  'battle.targets.hint': () => 'Each type strikes at one enemy, named before the dice are rolled.',
  'battle.targets.type': (f: { type: UnitId | ShipId }) => `${headed(figure(f.type))} at`,
  'battle.targets.one': (f: { faction: FactionId }) => Faction(f.faction),
  'battle.targets.confirm': () => 'Strike at these',
  'battle.targets.unanswered': () => 'each strikes at the enemy named first',
  'battle.targets.each-once': () => 'Name one target for each type of unit or ship that rolls.',
  'battle.targets.not-at': (f: { type: UnitId | ShipId; faction: FactionId }) =>
    `Your ${figure(f.type)} cannot strike at ${faction(f.faction)} here.`,
  'battle.spur.hint': () => 'The type he names rolls one more die for every two it has in this round.',
  'battle.spur.confirm': (f: { type: UnitId }) => `Spur on the ${figure(f.type)}`,
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
  'battle.run-down.hint': () =>
    'One die for each of your cavalry, at its hit value. Who retreats may answer with half his dice; who routs may not.',
  'battle.run-down.unhurt': () => 'Nobody of yours is hurt.',
  'battle.run-down.standing': () => 'An enemy who routs or retreats: whether my cavalry runs him down',
  'battle.run-down.title': (f: { where: Field }) => `Run down those who leave the battle ${field(f.where)}?`,
  'battle.run-down.at': (f: { at: FactionId | 'let-go' }) =>
    f.at === 'let-go' ? 'Let them go' : `Run down ${faction(f.at)}`,
  'battle.run-down.not-leaving': (f: { faction: FactionId }) =>
    `${Faction(f.faction)} cannot be run down: only enemies who rout or retreat can.`,
  'battle.pursued.hint': () => 'Cavalry drawn off neither suffers nor answers.',
  'battle.pursued.leaving': () => 'Your cavalry',
  'battle.pursued.striking': () => 'Striking back',
  'battle.pursued.confirm': () => 'Meet the pursuit',
  'battle.pursued.standing': () => 'Run down as I leave: whether I draw cavalry off and answer',
  'battle.pursued.title': (f: { where: Field }) => `You are being run down ${field(f.where)}`,
  'battle.pursued.cavalry': (f: { off: boolean }) =>
    f.off ? 'Draw the cavalry off' : 'Keep the cavalry with the others',
  'battle.pursued.answer': (f: { at: FactionId | null }) =>
    f.at === null ? 'Do not answer' : `Answer ${faction(f.at)} with half your dice`,
  'battle.pursued.unanswered': () => 'the cavalry is drawn off, the others answer if they may',
  'battle.pursued.no-cavalry': () => 'You have no cavalry to draw off.',
  'battle.pursued.no-answer': (f: { faction: FactionId }) =>
    `You cannot answer ${faction(f.faction)}: only who retreats may, and only those who run him down.`,
  'battle.meeting.hint': () => 'You fight them one after another.',
  'battle.meeting.next': (f: { met: number }) => (f.met === 0 ? 'First' : 'Then'),
  'battle.meeting.confirm': () => 'Meet them in this order',
  'battle.meeting.unanswered': () => 'in the order in which they are named',
  'battle.meeting.standing': () => 'A divided enemy: in which order I meet his forces',
  'battle.meeting.title': (f: { where: Field }) =>
    `In which order do you meet the enemy’s divided forces ${field(f.where)}?`,
  'battle.meeting.force': (f: { force: PieceKey[] }) => listed(f.force.map(pieceOf)),
  'battle.meeting.each-once': () => 'Name each force of the enemy once.',
  'battle.lay.hint': () =>
    'Battles are fought side by side, so a card must be kept ready for one of them. A card that is not played stays in your hand.',
  'battle.lay.ready': () => 'Tactical Withdraws kept ready',
  'battle.lay.of': (f: { kept: number; held: number }) => `${f.kept} of ${f.held}`,
  'battle.lay.confirm': () => 'Keep them ready',
  'battle.lay.unanswered': () => 'one card for each battle, from the first on',
  'battle.lay.standing': () => 'Withdraws: one for each battle, from the first on',
  'battle.lay.title': () => 'For which battles do you keep your Tactical Withdraws ready?',
  'battle.lay.here': (f: { where: Field }) => `Battle ${field(f.where)}`,
  'battle.lay.each': () => 'Say for each of your battles how many cards you keep ready for it.',
  'battle.lay.too-many': (f: { most: number }) =>
    `You hold ${f.most === 0 ? 'no' : `only ${f.most}`} Tactical Withdraw${f.most === 1 ? '' : 's'}.`,
} satisfies Catalogue
