import { type Catalogue, speaker } from '@windward/table'
import { actionName, counted, shipName } from '../data/names.en.ts'

const WORKS: Readonly<Record<string, string>> = {
  fire: 'the fire',
  leak: 'a leak',
  rudder: 'the rudder',
  mast: 'a mast',
  damage: 'damage',
}
const DONE: Readonly<Record<string, string>> = {
  fire: 'put out a fire',
  leak: 'stopped a leak',
  rudder: 'mended the rudder',
  mast: 'raised a mast',
}
const workName = (on: string) => WORKS[on] ?? on

export const actionsWords = {
  'actions.revealed': (f: { ship: string; actions: readonly string[] }) =>
    `${shipName(f.ship)}: ${f.actions.map(actionName).join(', ')}.`,
  'actions.no-effect': (f: { ship: string; action: string }) =>
    `${shipName(f.ship)}: “${actionName(f.action)}” has no effect.`,
  'actions.missed': (f: { ship: string }) =>
    `The sailors of ${shipName(f.ship)} miss one of their actions, which goes back unseen.`,
  'actions.missed-one': (f: { ship: string; action: string }) =>
    `${shipName(f.ship)}: what is missed is “${actionName(f.action)}”.`,
  'actions.sails': (f: { ship: string; sails: string }) => `${shipName(f.ship)} now has ${f.sails} sails.`,
  'actions.card-back': (f: { ship: string }) =>
    `${shipName(f.ship)} strikes with one card laid; it goes back unexecuted.`,
  'actions.pumped': (f: { ship: string }) => `${shipName(f.ship)} pumps water out.`,
  'actions.waits': (f: { ship: string; action: string }) =>
    `${shipName(f.ship)} prepares to ${actionName(f.action)}; it goes to work in the next turn.`,
  'actions.at-work': (f: { ship: string; on: string }) =>
    `${shipName(f.ship)} is at work on ${workName(f.on)}.`,
  'actions.damage-mended': (f: { ship: string }) =>
    `${shipName(f.ship)} mends her hull: one box is free again.`,
  'actions.finished': (f: { ship: string; on: string }) =>
    `${shipName(f.ship)} has ${DONE[f.on] ?? `dealt with ${workName(f.on)}`}.`,
  'buckets.title': () => 'Whose fire do your men fight?',
  'buckets.hint': () =>
    'Men who extinguish may throw their water on an enemy alongside instead, whose fire could spread to their own ship.',
  'buckets.for-enemy': (f: { ship: string; enemies: string[] }) =>
    `${shipName(f.ship)}: water on ${f.enemies.length === 0 ? 'an enemy who comes alongside' : f.enemies.map(shipName).join(' or ')}`,
  'buckets.confirm': () => 'Fight the enemy’s fire',
  'buckets.own': () => 'Fight our own fires',
  'buckets.cannot': (f: { ship: string }) => `${shipName(f.ship)} has no men at the buckets.`,
  'buckets.ready': (f: { ship: string }) => `${shipName(f.ship)} throws water on the enemy in this turn.`,
  'repair.title': () => 'Choose what to repair',
  'repair.ships': () => 'Each of these ships must be named once, and no other.',
  'repair.cannot': (f: { ship: string; on: string }) =>
    `${shipName(f.ship)} cannot repair ${workName(f.on)} now.`,
  'repair.box': () => 'That box cannot be repaired: it must hold numbered counters only.',
  'repair.damage': (f: { box: number; points: number }) =>
    `Damage: box ${f.box}, ${counted(f.points, 'point')}`,
  'repair.other': (f: { on: string }) => `Repair ${workName(f.on)}`,
} satisfies Catalogue

export const say = speaker<typeof actionsWords>()
