import { type Catalogue, speaker } from '@windward/table'

const per = (chance: number): string => `${(chance * 100).toFixed(1)} %`

export const oddsWords = {
  'odds.no-value': (f: { flag: string }) => `--${f.flag} is missing.`,
  'odds.no-word': (f: { flag: string; word: string; known: string[] }) =>
    `--${f.flag} cannot be “${f.word}”. It is one of ${f.known.join(', ')}.`,
  'odds.no-number': (f: { flag: string; least: number; most: number }) =>
    `--${f.flag} must be a number from ${f.least} to ${f.most}.`,
  'odds.volley': (f: { counters: number; letters: string[]; points: number; crew: number }) =>
    `${f.counters} counters each from ${f.letters.join(', ')}: ${f.points.toFixed(2)} damage and ${f.crew.toFixed(2)} crew on the average`,
  'odds.too-far': () => 'Out of reach: nothing is drawn.',
  'odds.harmless': (f: { harmless: number }) => `Without any effect: ${per(f.harmless)}`,
  'odds.exact': () => 'Exact, with full bags.',
} satisfies Catalogue

export const say = speaker<typeof oddsWords>()
