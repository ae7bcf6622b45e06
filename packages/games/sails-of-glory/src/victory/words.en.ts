import { type Catalogue, speaker } from '@windward/table'
import { counted, shipName, sideName } from '../data/names.en.ts'

export const victoryWords = {
  'victory.last-afloat': (f: { side: string }) =>
    `Only ${sideName(f.side)} ships are left: the ${sideName(f.side)} side wins.`,
  'victory.all-lost': () => 'Both sides have lost their last ship: the match is drawn.',
  'victory.out-of-reach': (f: { side: string | null }) =>
    `All ships are aground and out of each other’s reach: ${verdict(f.side)}.`,
  'victory.break-through': (f: { side: string; how: string }) =>
    f.how === 'broken-through'
      ? `All fleeing ships are out: the ${sideName(f.side)} side wins.`
      : `A fleeing ship is lost or has left elsewhere: the ${sideName(f.side)} side wins.`,
  'victory.points': (f: { side: string | null; british: number; french: number }) =>
    `The battle is over: British ${counted(f.british, 'point')}, French ${f.french}; ${verdict(f.side)}.`,
  'victory.unscathed': (f: { side: string; won: boolean }) =>
    f.won
      ? `All enemies are gone and no ship is badly hurt: the ${sideName(f.side)} side wins.`
      : `The ${sideName(f.side)} side has not come through unscathed, and has lost.`,
  'victory.building': (f: { side: string }) =>
    `With its fleet defeated the ${sideName(f.side)} building surrenders.`,
  'victory.supplies': (f: { ship: string; points: number }) =>
    `${shipName(f.ship)} lands supplies: ${f.points} points so far.`,
  'victory.first-battle': () => 'The first battle is over. The sides change parts for the second.',
  'victory.twice': (f: { side: string | null; points: { british: number; french: number } | null }) =>
    f.points === null
      ? `Both battles are fought: ${verdict(f.side)}.`
      : `Both battles are fought: British ${counted(f.points.british, 'point')}, French ${f.points.french}; ${verdict(f.side)}.`,
  'victory.last-turn': () => 'The last turn of this battle is over.',
  'victory.turn-limit': (f: { side: string | null }) =>
    f.side === null
      ? 'The last turn is over, and neither side is stronger: the match is drawn.'
      : `The last turn is over: the ${sideName(f.side)} side is the stronger and wins.`,
} satisfies Catalogue

function verdict(side: string | null): string {
  return side === null ? 'it is drawn' : `the ${sideName(side)} side wins`
}

export const say = speaker<typeof victoryWords>()
