import type { Catalogue } from '@windward/table'
import type { RaceId } from '../src/data/races.ts'
import type { RealmId } from '../src/data/realms.ts'
import { briefly, realmName } from '../src/naming.en.ts'

const CHANCE = 'What counts is your chance of winning the match, as it stands when the round is over.'
const you = (race: RaceId) => `You lead the ${briefly(race)}.`

/** What puzzles ask, title first, and what is said when they are solved. */
export const puzzleWords = {
  'puzzle.retreat': (f: { race: RaceId; enemy: RaceId; realm: RealmId; round: number }) =>
    `Stay in ${realmName(f.realm)}, or go?\n${you(f.race)} Round ${f.round} of the battle against the ${briefly(f.enemy)} is over. Do you fight on, or withdraw, and where to? ${CHANCE}`,
  'puzzle.retreat.reason': () =>
    'Units that are saved fight again next round; a Realm that is held brings its harvest. Dice to come decide which of the two is likelier.',
  'puzzle.cards': (f: { race: RaceId; enemy: RaceId; realm: RealmId; round: number }) =>
    `Cards for ${realmName(f.realm)}\n${you(f.race)} Round ${f.round} of the battle against the ${briefly(f.enemy)}: which cards do you lay, if any? ${CHANCE}`,
  'puzzle.cards.reason': () =>
    'A card works in its own step alone, and only if there are units to use it there.',
  'puzzle.hero': (f: { race: RaceId; realm: RealmId }) =>
    `Shall a Hero fight for ${realmName(f.realm)}?\n${you(f.race)} There is to be a battle. Who of your Heroes takes part, or nobody? ${CHANCE}`,
  'puzzle.hero.reason': () =>
    'A Hero has a die rolled again in every round; if the battle is lost he is in danger.',
  'puzzle.reroll': (f: { race: RaceId; realm: RealmId }) =>
    `One die again in ${realmName(f.realm)}\n${you(f.race)} Your Hero can have one die of this round rolled again. Which, or none? ${CHANCE}`,
  'puzzle.reroll.reason': () =>
    'A die that missed can only get better; which one matters most depends on whom it can kill.',
  'puzzle.losses': (f: { race: RaceId; realm: RealmId; kills: number; routs: number }) =>
    `Losses in ${realmName(f.realm)}\n${you(f.race)} ${f.kills} to be killed, ${f.routs} to be routed: who is it? ${CHANCE}`,
  'puzzle.losses.reason': () =>
    'Keep what still has a step of this round before it, and what costs most to replace.',
  'puzzle.front': (f: { race: RaceId; count: number; why: 'front' | 'rally' }) =>
    `${f.why === 'front' ? 'Into the front' : 'Who rallies'}\n${you(f.race)} Choose ${f.count}. ${CHANCE}`,
  'puzzle.front.reason': () => 'Those who strike hardest belong where they strike.',
  'puzzle.council': (f: { race: RaceId; round: number }) =>
    `The ${briefly(f.race)} in the Council of round ${f.round}\n${you(f.race)} It is the Council of round ${f.round}. Do you play one of your cards now? ${CHANCE}`,
  'puzzle.council.reason': () => 'A card played now works in this round; a card kept can decide a battle.',
  'puzzle.supply': (f: { race: RaceId; round: number }) =>
    `Supply for the ${briefly(f.race)} in round ${f.round}\n${you(f.race)} It is the Supply of round ${f.round}. With what do you pay, and who goes if it is not enough? ${CHANCE}`,
  'puzzle.supply.reason': () =>
    'Keep the goods you will need next round, and give up what costs least to recruit again.',
  'puzzle.star': (f: { race: RaceId; round: number }) =>
    `A Star for the ${briefly(f.race)} in round ${f.round}?\n${you(f.race)} In round ${f.round} the Guild offers you a Star. Do you buy it? ${CHANCE}`,
  'puzzle.star.reason': () => 'Five Stars win; but what a Star costs is units you do not have this round.',
  'puzzle.counterspell': (f: { race: RaceId; round: number }) =>
    `A Spell against the ${briefly(f.race)}: counter it?\n${you(f.race)} In round ${f.round} a card is played against you. Do you spend a Counterspell? ${CHANCE}`,
  'puzzle.counterspell.reason': () => 'A Counterspell is worth as much as the worst card still to come.',
  'puzzle.goods': (f: { race: RaceId; round: number; count: number }) =>
    `Which goods for the ${briefly(f.race)}?\n${you(f.race)} In round ${f.round} you may take ${f.count}. Which? ${CHANCE}`,
  'puzzle.goods.reason': () => 'The kind you lack is what keeps you from recruiting.',
} satisfies Catalogue
