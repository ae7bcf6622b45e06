import { type Catalogue, speaker } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { Does, dice, faction, field, piece } from '../../naming.en.ts'
import type { PieceKey } from '../../pieces.ts'
import type { Field } from '../opposed-sides.ts'

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const owned = (key: PieceKey, of: FactionId): string => `${piece(key)} of ${faction(of)}`

const MOMENTS = {
  seaBattles: 'before the battles at sea',
  borders: 'before the battles on borders',
  battles: 'before the battles on land',
  sieges: 'before the sieges',
  end: 'now that all is done',
} as const

const CARDS = { sabotage: 'Sabotage', counterSabotage: 'Counter Sabotage' } as const

export const sabotageWords = {
  'sabotage.standing': () => 'Sabotage: when and where I play it',
  'sabotage.title': (f: { moment: keyof typeof MOMENTS }) => `Play Sabotage ${MOMENTS[f.moment]}?`,
  'sabotage.pass': () => 'Play none',
  'sabotage.strike': () => 'Play Sabotage',
  'sabotage.guard': () => 'Lay a Counter Sabotage aside for a battle',
  'sabotage.target': (f: { piece: PieceKey; of: FactionId }) => owned(f.piece, f.of),
  'sabotage.now': () => 'Now',
  'sabotage.after': (f: { after: number }) => `After round ${f.after} of its battle`,
  'sabotage.too-many': (f: { held: number }) =>
    `You hold ${counted(f.held, 'Sabotage card')} and cannot play more.`,
  'sabotage.too-many-guards': (f: { held: number }) =>
    `You hold ${counted(f.held, 'Counter Sabotage card')} and cannot lay more aside.`,
  'sabotage.no-piece': () => 'There is no such army or fleet.',
  'sabotage.own': () => 'Sabotage is played on pieces of other seats, not on your own.',
  'sabotage.no-battle': () => 'Cards are laid aside only by mail, and for pieces that are about to fight.',
  'sabotage.between.hint': () =>
    'Everybody with cards is asked between two rounds, whatever they hold. Leave an instruction if you want to be asked no more.',
  'sabotage.play': () => 'Play Sabotage',
  'sabotage.between.standing': () => 'Sabotage between the rounds of a battle: where and when I play it',
  'sabotage.between.title': (f: { where: Field; round: number }) =>
    `Round ${f.round} ${field(f.where)} is over: play Sabotage?`,
  'sabotage.between.none-ready': () => 'You have no Sabotage ready for this battle.',
  'sabotage.between.not-here': () => 'That is no piece of another seat that still fights in this battle.',
  'sabotage.ready.hint': () =>
    'Battles are fought side by side, so a card must be kept ready for one of them. A card that is not played stays in your hand.',
  'sabotage.ready.confirm': () => 'Keep them ready',
  'sabotage.ready.unanswered': () => 'one card for each battle, from the first on',
  'sabotage.ready.standing': () => 'Sabotage in several battles: one card for each, from the first on',
  'sabotage.ready.title': () => 'For which battles do you keep Sabotage and Counter Sabotage ready?',
  'sabotage.ready.here': (f: { card: 'sabotage' | 'counterSabotage'; where: Field }) =>
    `${CARDS[f.card]} for the battle ${field(f.where)}`,
  'sabotage.ready.each': () => 'Say for each battle how many cards you keep ready for it.',
  'sabotage.ready.too-many': (f: { card: 'sabotage' | 'counterSabotage'; most: number }) =>
    `You hold ${counted(f.most, `${CARDS[f.card]} card`)} and cannot keep more ready.`,
  'sabotage.counter.hint': () => 'It adds 3 to the roll: the more the dice show, the less is lost.',
  'sabotage.counter.standing': () => 'Sabotage: what I guard against it',
  'sabotage.counter.title': (f: { by: FactionId; piece: PieceKey; of: FactionId }) =>
    `${Does(f.by, 'plays', 'play')} Sabotage on ${owned(f.piece, f.of)}. Play Counter Sabotage?`,
  'sabotage.counter.not-held': () =>
    'You hold no Counter Sabotage that is not laid aside for another battle.',
  'sabotage.played': (f: { by: FactionId; piece: PieceKey; of: FactionId }) =>
    `${Does(f.by, 'plays', 'play')} Sabotage on ${owned(f.piece, f.of)}.`,
  'sabotage.kept': (f: { piece: PieceKey; of: FactionId }) =>
    `${owned(f.piece, f.of)} is out of reach: you keep your Sabotage.`,
  'sabotage.countered': (f: { by: FactionId; adds: number }) =>
    `${Does(f.by, 'plays', 'play')} Counter Sabotage: ${f.adds} more on the roll.`,
  'sabotage.rolled': (f: { rolled: number[]; total: number; points: number }) =>
    f.points === 0
      ? `The dice show ${dice(f.rolled)}, ${f.total} in all: no harm is done.`
      : `The dice show ${dice(f.rolled)}, ${f.total} in all: ${counted(f.points, 'casualty point')}.`,
  'sabotage.lost': (f: { piece: PieceKey; of: FactionId; count: number }) =>
    `${owned(f.piece, f.of)} loses ${counted(f.count, /\d$/.test(f.piece) ? 'ship' : 'unit')}.`,
  'sabotage.held': (f: { piece: PieceKey; of: FactionId }) =>
    `${owned(f.piece, f.of)} may not move any more, nor next season.`,
} satisfies Catalogue

export const say = speaker<typeof sabotageWords>()
