import { type Catalogue, speaker } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import { faction as factionName } from '../naming.en.ts'

const per = (chance: number): string => `${(chance * 100).toFixed(1)} %`
const mean = (value: number): string => value.toFixed(1)
const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`)

export const oddsWords = {
  'odds.no-value': (f: { flag: string }) => `--${f.flag} is missing.`,
  'odds.no-faction': (f: { word: string; known: string[] }) =>
    `There is no faction “${f.word}”. Factions: ${f.known.join(', ')}.`,
  'odds.no-land': (f: { word: string }) => `The map has no land “${f.word}”.`,
  'odds.no-leader': (f: { word: string; known: string[] }) =>
    `There is no leader “${f.word}”. Leaders: ${f.known.join(', ')}.`,
  'odds.no-kind': (f: { word: string; known: string[] }) =>
    `“${f.word}” is none of ${f.known.join(', ')}. A force is written like KN:1,HI:4.`,
  'odds.no-count': (f: { word: string }) =>
    `“${f.word}” does not say how many: a force is written like KN:1,HI:4, with 1 to 200 of a kind.`,
  'odds.twice': (f: { kind: string }) => `${f.kind} is named twice.`,
  'odds.no-force': (f: { flag: string }) =>
    `--${f.flag} needs a faction and its force, such as “BYZ KN:1,HI:4”.`,
  'odds.no-front': (f: { flag: string }) => `--${f.flag} needs a faction and one unit, such as “NSE HI”.`,
  'odds.mixed-front': () => 'Units fight units and ships fight ships.',
  'odds.no-number': (f: { flag: string; least: number; most: number }) =>
    `--${f.flag} must be a whole number from ${f.least} to ${f.most}.`,
  'odds.no-home': () => '--home is “defender”, “capital” (the defender’s) or is left out.',
  'odds.no-loads-in-line': () =>
    'In line the odds are those of empty transports: leave --line or the loads out.',
  'odds.own-land': (f: { land: LandId; by: FactionId }) =>
    `${nameOf(f.land)} is land of ${factionName(f.by)}: name who holds it with --held-by.`,
  'odds.nobodys': (f: { land: LandId }) =>
    `${nameOf(f.land)} is nobody’s when a match begins: name who holds it with --held-by.`,
  'odds.taken': (f: { taken: number }) => `The land is taken: ${per(f.taken)}`,
  'odds.held': (f: { land: LandId; faction: FactionId; held: number }) =>
    `${nameOf(f.land)} is held against ${factionName(f.faction)}: ${per(f.held)}`,
  'odds.field': (f: { win: number; lose: number; neither: number }) =>
    `Battle: won ${per(f.win)}, undecided ${per(f.neither)}, lost ${per(f.lose)}`,
  'odds.units': (f: { left: number[]; began: number[] }) =>
    `Units left on the average: ${mean(f.left[0] ?? 0)} of ${f.began[0] ?? 0} of the attacker, ${mean(f.left[1] ?? 0)} of ${f.began[1] ?? 0} of the defender`,
  'odds.walls': (f: { army: number; win: number }) =>
    `Before the walls the army can absorb ${mean(f.army)} on the average, and outlives them: ${per(f.win)}`,
  'odds.win-siege': (f: { win: number }) => `A unit survives: ${per(f.win)}`,
  'odds.roll': (f: { dice: number; each: number; added: number }) =>
    `Dice: ${f.dice}${f.each === 0 ? '' : `, each ${signed(f.each)}`}${f.added === 0 ? '' : `, and ${f.added} for its walls`}`,
  'odds.points': (f: { mean: number; least: number; most: number }) =>
    `Casualty points: ${mean(f.mean)} on the average, ${f.least} to ${f.most}`,
  'odds.toll': (f: { lost: number; army: number; lostGold: number; paid: number }) =>
    `Lost on the average: ${mean(f.lost)} of ${f.army} casualty points (worth ${mean(f.lostGold)} gold), and ${mean(f.paid)} gold paid`,
  'odds.win': (f: { win: number; left: number; began: number }) =>
    `The attacker holds the field: ${per(f.win)}; ${mean(f.left)} of his ${f.began} casualty points are left on the average`,
  'odds.lose': (f: { lose: number; left: number; began: number }) =>
    `The defender does: ${per(f.lose)}; ${mean(f.left)} of his ${f.began} are left`,
  'odds.neither': (f: { neither: number; rounds: number }) =>
    `Neither does: ${per(f.neither)}. Rounds on the average: ${mean(f.rounds)}`,
  'odds.strike': (f: { who: string; destroys: number; captures: number }) =>
    `${f.who} destroys: ${per(f.destroys)}${f.captures > 0 ? `, captures: ${per(f.captures)}` : ''}`,
  'odds.exchange': (f: { win: number; lose: number; both: number; neither: number }) =>
    `Only the second is gone: ${per(f.win)}, only the first: ${per(f.lose)}, both: ${per(f.both)}, neither: ${per(f.neither)}`,
  'odds.exact': () => 'Exact.',
  'odds.sampled': (f: { trials: number; error: number }) =>
    `From ${f.trials.toLocaleString('en-GB')} trials: nineteen times in twenty right within ${per(f.error)}.`,
} satisfies Catalogue

export const say = speaker<typeof oddsWords>()
