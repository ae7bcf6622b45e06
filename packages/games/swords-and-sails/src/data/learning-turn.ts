import * as z from 'zod'
import { landIds, seaIds } from './area-ids.ts'
import { COLOUR_IDS } from './cards/intrigue-colours.ts'
import type { FactionId } from './factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from './pieces.ts'
import { designed, inferred, type Provenance, printed } from './provenance.ts'

const stance = z.enum(['attack', 'defend'])

const armyOrderSchema = z.discriminatedUnion('mode', [
  z.strictObject({ army: z.enum(ARMY_IDS), mode: z.literal('hold'), stance }).readonly(),
  z.strictObject({ army: z.enum(ARMY_IDS), mode: z.literal('move'), to: z.enum(landIds), stance }).readonly(),
  z
    .strictObject({
      army: z.enum(ARMY_IDS),
      mode: z.literal('ferry'),
      aboard: z.enum(FLEET_IDS),
      to: z.enum(landIds),
      stance,
    })
    .readonly(),
])
export type ArmyScript = z.infer<typeof armyOrderSchema>

const fleetOrderSchema = z.discriminatedUnion('mode', [
  z.strictObject({ fleet: z.enum(FLEET_IDS), mode: z.literal('hold'), stance }).readonly(),
  z
    .strictObject({ fleet: z.enum(FLEET_IDS), mode: z.literal('move'), to: z.enum(seaIds), stance })
    .readonly(),
])
export type FleetScript = z.infer<typeof fleetOrderSchema>

export const learningTurnSchema = z
  .strictObject({
    cards: z.array(z.enum(COLOUR_IDS)).min(1).readonly(),
    armies: z.array(armyOrderSchema).readonly(),
    fleets: z.array(fleetOrderSchema).readonly(),
  })
  .readonly()
export type LearningTurn = z.infer<typeof learningTurnSchema>

/**
 * The first turn of a learning game, binding on veterans too: cards taken, none bought or played, diplomacy
 * skipped, these orders written. Units and cities are then built freely. A line whose piece was removed at
 * set-up is skipped, and a fleet whose cargo was removed defends.
 *
 * Null: a faction without a sheet. Scripted moves enter the homes of Bulgaria, Leon and Ireland, so these
 * cannot sit at a learning turn; Khazars and Armenians can, and hold and defend with every piece.
 */
export const LEARNING_TURN: Readonly<Record<FactionId, LearningTurn | null>> = {
  BYZ: {
    cards: ['green'],
    armies: [
      { army: 'I', mode: 'move', to: 'moesia', stance: 'attack' },
      { army: 'II', mode: 'move', to: 'kilikia', stance: 'attack' },
      { army: 'III', mode: 'hold', stance: 'defend' },
    ],
    fleets: [
      { fleet: '1', mode: 'hold', stance: 'defend' },
      { fleet: '2', mode: 'hold', stance: 'defend' },
    ],
  },
  FAT: {
    cards: ['yellow'],
    armies: [
      { army: 'I', mode: 'hold', stance: 'defend' },
      { army: 'II', mode: 'move', to: 'dimashq', stance: 'attack' },
      { army: 'III', mode: 'ferry', aboard: '2', to: 'sicily', stance: 'attack' },
    ],
    fleets: [
      { fleet: '1', mode: 'hold', stance: 'defend' },
      { fleet: '2', mode: 'hold', stance: 'defend' },
    ],
  },
  HRE: {
    cards: ['yellow', 'green'],
    armies: [
      { army: 'I', mode: 'move', to: 'bohemia', stance: 'attack' },
      { army: 'II', mode: 'move', to: 'wends', stance: 'attack' },
      { army: 'III', mode: 'hold', stance: 'defend' },
      { army: 'IV', mode: 'move', to: 'tuscany', stance: 'attack' },
    ],
    fleets: [{ fleet: '1', mode: 'hold', stance: 'defend' }],
  },
  KIE: {
    cards: ['green'],
    armies: [
      { army: 'I', mode: 'move', to: 'patzinakia', stance: 'attack' },
      { army: 'II', mode: 'move', to: 'vyatichi', stance: 'attack' },
      { army: 'III', mode: 'move', to: 'wallachia', stance: 'attack' },
      { army: 'IV', mode: 'move', to: 'livonia', stance: 'attack' },
    ],
    fleets: [{ fleet: '1', mode: 'hold', stance: 'defend' }],
  },
  NSE: {
    cards: ['red'],
    armies: [
      { army: 'I', mode: 'ferry', aboard: '1', to: 'pomerania', stance: 'attack' },
      { army: 'II', mode: 'move', to: 'gotaland', stance: 'attack' },
      { army: 'III', mode: 'ferry', aboard: '2', to: 'alba', stance: 'attack' },
    ],
    fleets: [
      { fleet: '1', mode: 'move', to: 'wendish_sea', stance: 'defend' },
      { fleet: '2', mode: 'hold', stance: 'defend' },
      { fleet: '3', mode: 'move', to: 'varangian_sea', stance: 'defend' },
    ],
  },
  FRA: {
    cards: ['blue'],
    armies: [
      { army: 'I', mode: 'move', to: 'anjou', stance: 'defend' },
      { army: 'II', mode: 'ferry', aboard: '2', to: 'castile', stance: 'attack' },
      { army: 'III', mode: 'move', to: 'arles', stance: 'attack' },
    ],
    fleets: [
      { fleet: '1', mode: 'hold', stance: 'defend' },
      { fleet: '2', mode: 'hold', stance: 'defend' },
    ],
  },
  ENG: {
    cards: ['green'],
    armies: [
      { army: 'I', mode: 'move', to: 'wales', stance: 'attack' },
      { army: 'II', mode: 'ferry', aboard: '1', to: 'leinster', stance: 'attack' },
      { army: 'III', mode: 'hold', stance: 'defend' },
    ],
    fleets: [
      { fleet: '1', mode: 'hold', stance: 'defend' },
      { fleet: '2', mode: 'hold', stance: 'defend' },
    ],
  },
  POL: {
    cards: ['blue'],
    armies: [
      { army: 'I', mode: 'hold', stance: 'defend' },
      { army: 'II', mode: 'move', to: 'prussia', stance: 'attack' },
    ],
    fleets: [],
  },
  HUN: {
    cards: ['red'],
    armies: [
      { army: 'I', mode: 'move', to: 'croatia', stance: 'attack' },
      { army: 'II', mode: 'move', to: 'serbia', stance: 'attack' },
    ],
    fleets: [],
  },
  QUR: {
    cards: ['green'],
    armies: [
      { army: 'I', mode: 'ferry', aboard: '1', to: 'barghawata', stance: 'attack' },
      { army: 'II', mode: 'move', to: 'barcelona', stance: 'attack' },
    ],
    fleets: [
      { fleet: '1', mode: 'hold', stance: 'defend' },
      { fleet: '2', mode: 'hold', stance: 'defend' },
    ],
  },
  LEO: null,
  BUL: null,
  IRE: null,
  KHA: null,
  ARM: null,
}

/** What a faction without a sheet does at a learning turn: it takes a green card, and every piece holds and defends. */
export const NO_SHEET: LearningTurn = { cards: ['green'], armies: [], fleets: [] }

/** Factions whose presence rules the learning turn out, since a script would bring two players to blows. */
export const NO_LEARNING_TURN_WITH: readonly FactionId[] = ['BUL', 'LEO', 'IRE']

export const LEARNING_TURN_PROVENANCE: Readonly<
  Record<'frame' | 'scripts' | 'excluded' | 'withoutSheet', Provenance>
> = {
  frame: printed('R First game; GM Phases 1 to 9'),
  scripts: designed('REF 2.7'),
  excluded: printed('R Minor player rules'),
  withoutSheet: inferred('R1 Minor player rules: only Poland, Hungary and Qurtuba are named as fit for it'),
}
