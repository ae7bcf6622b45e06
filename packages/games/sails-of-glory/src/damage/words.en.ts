import { type Catalogue, speaker } from '@windward/table'
import { counterNames, nameFirst, shipName } from '../data/names.en.ts'

export const damageWords = {
  'damage.drawn': (f: { ship: string; counters: readonly string[] }) =>
    `${nameFirst(f.ship)} draws ${f.counters.length === 0 ? 'no counter' : counterNames(f.counters)}.`,
  'damage.surrender': (f: { ship: string }) => `${shipName(f.ship)} surrenders.`,
  'damage.wreck': (f: { ship: string; stays: boolean }) =>
    f.stays
      ? `${shipName(f.ship)} stays on the sea as a wreck.`
      : `${shipName(f.ship)}, burning or leaking, is taken from the sea.`,
  'damage.explodes': (f: { ship: string }) => `Fire reaches the powder: ${shipName(f.ship)} explodes.`,
  'damage.sinks': (f: { ship: string }) => `The hull gives way: ${shipName(f.ship)} sinks.`,
  'damage.fire': (f: { ship: string }) => `A fire breaks out on ${shipName(f.ship)}.`,
  'damage.leak': (f: { ship: string }) => `${shipName(f.ship)} springs a leak.`,
  'damage.mast': (f: { ship: string; masts: number }) =>
    `${shipName(f.ship)} loses a mast; ${f.masts === 1 ? 'one is' : `${f.masts} are`} broken now.`,
  'damage.sail': (f: { ship: string; hits: number }) =>
    `The sails of ${shipName(f.ship)} are torn; that is hit number ${f.hits}.`,
  'damage.sails-fall': (f: { ship: string; sails: string }) =>
    `${shipName(f.ship)} can carry ${f.sails} sails at most.`,
  'damage.rudder': (f: { ship: string }) => `The rudder of ${shipName(f.ship)} is damaged.`,
  'damage.burns': (f: { ship: string; markers: number }) =>
    `Fire burns on ${shipName(f.ship)}: ${f.markers === 1 ? 'one box' : `${f.markers} boxes`} more.`,
  'damage.water': (f: { ship: string; markers: number }) =>
    `Water rises in ${shipName(f.ship)}: ${f.markers === 1 ? 'one box' : `${f.markers} boxes`} more.`,
} satisfies Catalogue

export const say = speaker<typeof damageWords>()
