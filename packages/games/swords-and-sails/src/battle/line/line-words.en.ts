import type { Catalogue } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { counted, dice, faction, field, figure, headed, pieceOf } from '../../naming.en.ts'
import type { PieceKey } from '../../pieces.ts'
import type { FigureId } from '../figure.ts'
import type { Field } from '../opposed-sides.ts'

const spot = (at: 'left' | 'right' | number): string =>
  typeof at === 'number' ? `behind, in file ${at + 1}` : `at the ${at} end`

/** Front to back, like ones in a row counted. */
function row(kinds: readonly FigureId[]): string {
  const runs: { kind: FigureId; count: number }[] = []
  for (const kind of kinds) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.count += 1
    else runs.push({ kind, count: 1 })
  }
  const named = runs.map(({ kind, count }) => (count === 1 ? figure(kind) : counted(kind, count)))
  return named.length === 0 ? 'nobody' : named.join(' before ')
}

export const lineWords = {
  'battle.place.standing': () => 'The line of battle: as the rules place it',
  'battle.place.title': (f: { where: Field }) => `Place your units in the line ${field(f.where)}`,
  'battle.place.default': () => 'By the usual rule',
  'battle.place.choose': () => 'Choose yourself',
  'battle.place.unit': (f: { piece: PieceKey; kind: FigureId }) =>
    `${headed(figure(f.kind))} of ${pieceOf(f.piece)}`,
  'battle.place.at': (f: { at: 'left' | 'right' | number }) => headed(spot(f.at)),
  'battle.place.enough': () => 'That is all',
  'battle.place.more': () => 'Put down one more, as the Conqueror may',
  'battle.place.matches': (f: { count: number }) =>
    f.count === 1
      ? 'The enemy’s unmatched unit must be matched with one of yours.'
      : `${f.count} units of the enemy must be matched, each with one of yours.`,
  'battle.place.puts': (f: { count: number }) =>
    f.count === 0 ? 'No unit is put down now.' : 'After matching, put down one unit.',
  'battle.place.not-in-hand': () => 'You do not have all these units in hand.',
  'battle.place.where': () =>
    'A unit goes to an end of the line; behind one of your own only when everybody in the line is matched.',
  'battle.rear.standing': () => 'The rear rows: as the rules fill them',
  'battle.rear.title': (f: { where: Field }) =>
    `Place your remaining units in further rows ${field(f.where)}`,
  'battle.rear.file': (f: { piece: PieceKey; kind: FigureId; file: number }) =>
    `${headed(figure(f.kind))} of ${pieceOf(f.piece)} into file ${f.file + 1}`,
  'battle.rear.all': (f: { count: number }) =>
    f.count === 1
      ? 'The unit left in hand must be placed.'
      : `All ${f.count} units left in hand must be placed, each once.`,
  'battle.rear.behind-own': () => 'Further rows stand behind front units of your own.',
  'battle.draw-back.standing': () => 'The line of battle: which cavalry I draw back',
  'battle.draw-back.title': (f: { where: Field }) =>
    `Which of your cavalry do you draw back ${field(f.where)}?`,
  'battle.draw-back.twice': () => 'Name each unit that is drawn back once.',
  'battle.draw-back.cavalry-only': () => 'Only your own cavalry in the line can be drawn back.',
  'battle.redeploy.standing': () => 'The line of battle: everybody stays',
  'battle.redeploy.title': (f: { where: Field; most: number }) =>
    `Move up to ${f.most} of your units in the line ${field(f.where)}`,
  'battle.redeploy.done': () => 'Leave the line so',
  'battle.redeploy.move': () => 'Move a unit',
  'battle.redeploy.from': (f: { file: number; rank: number }) => `From file ${f.file + 1}, row ${f.rank + 1}`,
  'battle.redeploy.to': (f: { to: 'left' | 'right' | number }) =>
    typeof f.to === 'number' ? `Into file ${f.to + 1}` : headed(spot(f.to)),
  'battle.redeploy.too-many': (f: { most: number }) =>
    `You may move at most ${f.most} unit${f.most === 1 ? '' : 's'}.`,
  'battle.redeploy.own': () => 'There is no unit of yours at that place.',
  'battle.redeploy.where': () => 'A unit can be moved only to where it could have been put.',
  'battle.redeployed': (f: { faction: FactionId; where: Field; count: number }) =>
    'sea' in f.where
      ? `The Admiral of ${faction(f.faction)} moves ${f.count === 1 ? '1 ship' : `${f.count} ships`} in the line.`
      : `The Commander of ${faction(f.faction)} moves ${f.count === 1 ? '1 unit' : `${f.count} units`} in the line.`,
  'battle.line': (f: {
    where: Field
    round: number
    files: { attacker: FigureId[]; defender: FigureId[] }[]
  }) =>
    `The line ${field(f.where)}, round ${f.round}: ${f.files
      .map(({ attacker, defender }) => `${row(attacker)} facing ${row(defender)}`)
      .join('; ')}.`,
  'battle.file': (f: {
    file: number
    by: FactionId
    striker: FigureId
    at: FactionId
    target: FigureId
    rolled: number[]
    value: number
    hits: boolean
  }) =>
    `File ${f.file + 1}: ${figure(f.striker)} of ${faction(f.by)} at ${figure(f.target)} of ${faction(f.at)}, ${dice(f.rolled)} against ${f.value}: ${f.hits ? 'destroyed' : 'nothing'}.`,
} satisfies Catalogue
