import { type Catalogue, speaker } from '@windward/table'
import { millimetres, raking, unloaded } from '../combat/words.en.ts'
import { actionName, counted, loadName, nameFirst, shipName } from '../data/names.en.ts'

export const batteryWords = {
  'battery.fire-title': () => 'Choose the targets of your batteries',
  'battery.plan-title': () => 'Plan the work of your batteries',
  'battery.reload-title': () => 'Reload the guns of your batteries',
  'battery.repair-title': () => 'Choose what your batteries repair',
  'battery.all': () => 'Each of these batteries must be named once, and no other.',
  'battery.fired': (f: {
    battery: string
    at: string
    load: string
    range: number
    rake: string | null
    first: boolean
    loaded: boolean
  }) =>
    `${shipName(f.battery)} fires ${loadName(f.load)}${unloaded(f.loaded)} at ${shipName(f.at)}, ${millimetres(f.range)} off${raking(f.rake)}${f.first ? ', for the first time' : ''}.`,
  'battery.fired-at-nothing': (f: { battery: string; load: string }) =>
    `${shipName(f.battery)} empties its guns of ${loadName(f.load)}.`,
  'battery.muskets-fired': (f: { battery: string; at: string }) =>
    `${shipName(f.battery)} fires its muskets at ${shipName(f.at)}.`,
  'battery.revealed': (f: { battery: string; actions: readonly string[] }) =>
    `${shipName(f.battery)}: ${f.actions.map(actionName).join(', ')}.`,
  'battery.no-effect': (f: { battery: string; action: string }) =>
    `${shipName(f.battery)}: “${actionName(f.action)}” has no effect.`,
  'battery.extinguished': (f: { battery: string }) => `${shipName(f.battery)} has put out a fire.`,
  'battery.mended': (f: { battery: string }) => `${shipName(f.battery)} is mended: one box is free again.`,
  'battery.box': (f: { box: number; points: number }) => `Box ${f.box}, ${counted(f.points, 'point')}`,
  'battery.loaded': (f: { battery: string }) => `${shipName(f.battery)} reloads.`,
  'battery.doubling': (f: { battery: string }) => `${shipName(f.battery)} begins to load double shot.`,
  'battery.burns': (f: { battery: string; markers: number }) =>
    `Fire burns in ${shipName(f.battery)}: ${f.markers === 1 ? 'one box' : `${f.markers} boxes`} more.`,
  'battery.fire-starts': (f: { battery: string }) => `A fire breaks out in ${shipName(f.battery)}.`,
  'battery.explodes': (f: { battery: string }) => `The powder of ${shipName(f.battery)} explodes.`,
  'battery.destroyed': (f: { battery: string }) => `${shipName(f.battery)} is destroyed.`,
  'battery.surrenders': (f: { battery: string }) => `${shipName(f.battery)} surrenders.`,
  'building.hit': (f: { building: string; points: number; crew: number }) =>
    `${nameFirst(f.building)} has suffered ${counted(f.points, 'point')} of damage and ${f.crew} crew ${f.crew === 1 ? 'loss' : 'losses'}.`,
  'building.surrenders': (f: { building: string }) => `${nameFirst(f.building)} surrenders.`,
} satisfies Catalogue

export const say = speaker<typeof batteryWords>()
