import type { RaceId } from '@windward/sails-of-war/facts'
import { type Drawing, flat, inked, joined, type Part, stroke } from './part.ts'

/** Head and hair of each race's Heroes; the shoulders come below them. */
const HEADS: Readonly<Record<RaceId, readonly Part[]>> = {
  knights: [
    inked('skin', 'M-6 -38q-2 -12 6 -13q8 1 7 11q-5 8 -13 2z'),
    inked('trunk', 'M-7 -40Q-10 -54 1 -55Q9 -54 8 -45Q3 -49 -2 -46Q-3 -38 -7 -40Z'),
    inked('gold', 'M-6 -50l0 -7 4 3 3 -5 3 5 4 -3 0 7q-7 -3 -14 0z'),
  ],
  elves: [
    inked('gold-light', 'M-8 -34Q-12 -54 1 -56Q10 -54 9 -46L6 -32L-2 -30Z'),
    inked('skin', 'M-6 -38q-2 -12 6 -13q8 1 7 11q-5 8 -13 2zM-4 -44l-7 -5 3 9z'),
    stroke('gold', 2.4, 'M-6 -48q7 -4 14 0'),
  ],
  dwarves: [
    inked('skin', 'M-6 -38q-2 -12 6 -13q8 1 7 11q-5 8 -13 2z'),
    inked('fire', 'M-7 -41q7 4 15 -1q2 14 -6 20q-9 -4 -9 -19z'),
    inked('gold', 'M-8 -45q0 -12 9 -13q8 1 8 12z'),
  ],
  barbarians: [
    inked('trunk', 'M-9 -34Q-13 -54 0 -55Q10 -54 9 -44L8 -34L2 -44L-4 -44Z'),
    inked('skin', 'M-6 -38q-2 -12 6 -12q8 1 7 10q-5 8 -13 2z'),
    inked('bone', 'M-6 -48Q-16 -48 -15 -59Q-10 -54 -4 -54ZM7 -48Q16 -48 15 -59Q11 -54 5 -54Z'),
  ],
  orcs: [
    inked('skin', 'M-8 -36q-2 -15 8 -16q10 1 8 13l-3 6h-9zM-7 -44l-6 -3 4 8zM7 -44l6 -3 -4 8z'),
    flat('bone', 'M-3 -36l1.500 -6 2 6zM3 -36l1.500 -6 2 6z'),
    inked('soot', 'M-4 -50q2 -12 6 -12q-1 5 3 11z'),
  ],
  'dark-lord': [
    inked('soot', 'M-12 -30Q-13 -54 0 -58Q13 -54 12 -30Z'),
    inked('skin', 'M-6 -39q-1 -12 6 -12t6 12l-2 3v4h-8v-4z'),
    flat('pen', 'M-4 -44h3v4h-3zM1.500 -44h3v4h-3z'),
  ],
}

/** A Hero on his golden base, sword in hand. */
export function heroDrawing(race: RaceId): Drawing {
  return joined([
    inked('gold', 'M-17 1a17 5.500 0 1 0 34 0a17 5.500 0 1 0 -34 0'),
    inked('side', 'M-6 -38Q-22 -26 -20 -2Q-10 -6 -4 -3L8 -36Z'),
    inked('trunk', 'M-7 0l2 -18h11l4 18h-6l-3.500 -12 -2.500 12z'),
    inked(
      'steel',
      'M-8 -13q-1 -20 4 -24h9q7 4 5 24q-9 4 -18 0zM7 -36Q16 -38 18 -46L14 -49Q10 -44 5 -42ZM15.500 -51L23.500 -71L27 -72L26.500 -68L18.500 -50Z',
    ),
    inked('gold', 'M-9 -20q9 4 19 0v4q-10 4 -19 0zM11 -53l10 3.600 -1 2.800 -10 -3.600z'),
    ...HEADS[race],
  ])
}

/** His portrait: head and shoulders, to be cut out by a round frame about the middle of the drawing. */
export function portraitDrawing(race: RaceId): Drawing {
  return joined([
    flat('side', 'M-30 -74H30V0H-30Z'),
    inked('steel', 'M-24 0Q-22 -28 -5 -31H6Q23 -28 24 0Z'),
    inked('side', 'M-24 0Q-24 -24 -10 -30L-2 0ZM24 0Q24 -24 11 -30L4 0Z'),
    inked('gold', 'M-4 -26a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0'),
    ...HEADS[race],
    flat('pen', race === 'dark-lord' ? '' : 'M-2.600 -43h2v2.400h-2zM3 -43h2v2.400h-2z'),
  ])
}
