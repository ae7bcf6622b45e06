import { type Catalogue, speaker } from '@windward/table'
import { loadName, shipName } from '../data/names.en.ts'

/** The guns of a side, or those of a battery. */
const theGuns = (side: string) => (side === 'guns' ? 'the guns' : `the ${side} guns`)
const ownGuns = (side: string) => (side === 'guns' ? 'its guns' : `her ${side} guns`)

export const reloadingWords = {
  'reload.standing': () => 'Reloading: with what, wherever guns are empty',
  'reload.title': () => 'Reload your guns',
  'reload.ships': () => 'Each of these ships must be named once, and no other.',
  'reload.cannot': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} cannot reload ${ownGuns(f.side)} now.`,
  'reload.load': (f: { load: string }) => `There is no ${loadName(f.load)} to load.`,
  'reload.with': (f: { side: string; load: string }) =>
    `${f.side === 'guns' ? '' : `${f.side}: `}${loadName(f.load)}`,
  'reload.leave': (f: { side: string }) => `Leave ${theGuns(f.side)} empty`,
  'reload.doubling': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} begins to load double shot to ${f.side}.`,
  'reload.loaded': (f: { ship: string; side: string }) => `${shipName(f.ship)} reloads her ${f.side} guns.`,
  'reload.loaded-with': (f: { ship: string; side: string; load: string }) =>
    `The ${f.side} guns of ${shipName(f.ship)} are loaded with ${loadName(f.load)}.`,
} satisfies Catalogue

export const say = speaker<typeof reloadingWords>()
