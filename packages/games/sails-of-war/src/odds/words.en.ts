import { type Catalogue, speaker } from '@windward/table'
import type { RaceId } from '../data/races.ts'
import { Who } from '../naming.en.ts'

const per = (chance: number): string => `${(chance * 100).toFixed(1)} %`
const mean = (value: number): string => value.toFixed(1)

export const oddsWords = {
  'odds.no-value': (f: { flag: string }) => `--${f.flag} is missing.`,
  'odds.no-race': (f: { word: string; known: string[] }) =>
    `There is no race “${f.word}”. Races: ${f.known.join(', ')}.`,
  'odds.no-unit': (f: { word: string; known: string[] }) =>
    `“${f.word}” is none of ${f.known.join(', ')}. A force is written like “orcs footman:3,archer:1”.`,
  'odds.no-count': (f: { word: string }) => `“${f.word}” does not say how many: 1 to 99 of a kind.`,
  'odds.no-number': (f: { flag: string; most: number }) =>
    `--${f.flag} must be a whole number from 0 to ${f.most}.`,
  'odds.realm': (f: { race: RaceId; win: number; lose: number; neither: number }) =>
    `${Who(f.race)} alone hold the Realm: ${per(f.win)}; somebody else does: ${per(f.lose)}; nobody: ${per(f.neither)}`,
  'odds.sea': (f: { win: number; lose: number; neither: number }) =>
    `Only the attacker has Warships left: ${per(f.win)}; only the defender: ${per(f.lose)}; neither: ${per(f.neither)}`,
  'odds.left': (f: { left: number[]; began: number[] }) =>
    `Left on the average: ${mean(f.left[0] ?? 0)} of ${f.began[0] ?? 0} of the attacker, ${mean(f.left[1] ?? 0)} of ${f.began[1] ?? 0} of the defender`,
  'odds.assumes': () => 'Without Heroes, cards and retreats; the cheapest units are lost first.',
  'odds.exact': () => 'Exact.',
  'odds.sampled': (f: { trials: number; error: number }) =>
    `From ${f.trials} trials; within ${(f.error * 100).toFixed(2)} in 100, nineteen times in twenty.`,
} satisfies Catalogue

export const say = speaker<typeof oddsWords>()
