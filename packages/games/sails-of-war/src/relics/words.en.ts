import { type Catalogue, speaker } from '@windward/table'
import type { RelicId } from '../data/artifacts.ts'
import { COUNTER_NAMES, RELIC_NAMES } from '../data/names.en.ts'
import type { QuestCounter } from '../data/quest-counters.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { RELIC_TEXTS } from '../data/texts.en.ts'
import { agrees, realmName, shipsName, sideName, Who, who } from '../naming.en.ts'
import type { ShipId } from '../public-state.ts'

export const relicWords = {
  'relic.name': (f: { relic: RelicId }) => RELIC_NAMES[f.relic],
  'relic.does': (f: { relic: RelicId }) => RELIC_TEXTS[f.relic].does,
  'relic.realm': (f: { realm: RealmId }) => realmName(f.realm),
  'relic.port': (f: { realm: RealmId; side: number }) =>
    `The Port of ${realmName(f.realm)} facing ${sideName(f.side)}`,
  'relic.with': (f: { race: RaceId }) => `With ${who(f.race)}`,
  'relic.not-yours': (f: { relic: RelicId }) => `You do not have the ${RELIC_NAMES[f.relic]}.`,
  'relic.used': (f: { race: RaceId; relic: RelicId }) => `${Who(f.race)} use the ${RELIC_NAMES[f.relic]}.`,
  'relic.scroll.not-there': () => 'Name face-down counters on the board, each once.',
  'relic.scroll.seen': (f: { realm: RealmId; counter: QuestCounter }) =>
    `In ${realmName(f.realm)} lies face down: ${COUNTER_NAMES[f.counter]}.`,
  'relic.chest.count': () => 'How many cards do you draw at most?',
  'relic.chest.full': (f: { most: number }) => `Your hand holds ${f.most} cards already.`,
  'relic.wand.nobody': (f: { race: RaceId }) => `There is no exchanging with ${who(f.race)}.`,
  'relic.wand.exchanged': (f: { race: RaceId; other: RaceId }) =>
    `${Who(f.race)} and ${who(f.other)} exchange their initiative counters.`,
  'relic.sail.no-ship': () => 'You have no Warship counter left.',
  'relic.sail.no-port': () => 'That is no Port of yours.',
  'relic.sail.come': (f: { race: RaceId; realm: RealmId; side: number; ships: ShipId[] }) =>
    `${shipsName('warship', f.ships.length)} of ${who(f.race)} ${agrees(f.ships.length, 'comes', 'come')} to the Port of ${realmName(f.realm)}.`,
  'relic.tooth.hint': () => 'It is used once. All go that way before they attack.',
  'relic.tooth.title': () => 'Do you use the Tooth of the Sea? Name a direction for all Sea Serpents.',
  'relic.tooth.keep': () => 'Keep it',
  'relic.tooth.confirm': (f: { side: number }) => `Send them ${sideName(f.side)}`,
  'relic.tooth.side': (f: { side: number }) =>
    `${sideName(f.side).charAt(0).toUpperCase()}${sideName(f.side).slice(1)}`,
  'relic.valley.label': () => 'Block the Portals for this round',
  'relic.valley.not-yours': () => 'Only the owner of the Valley of the Wizards can block the Portals.',
  'relic.valley.blocked': () => 'The Portals are blocked already.',
  'relic.valley.blocks': (f: { race: RaceId }) => `${Who(f.race)} block the Portals for this round.`,
} satisfies Catalogue

export const say = speaker<typeof relicWords>()
