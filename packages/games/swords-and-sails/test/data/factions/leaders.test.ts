import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { SMALLEST_COIN } from '../../../src/data/coins.ts'
import { FACTION_CARDS } from '../../../src/data/factions/faction-cards.ts'
import { type LeaderPowers, NO_LEADER, powersSchema } from '../../../src/data/factions/leader-powers.ts'
import { LEADER_IDS, LEADERS, type LeaderId } from '../../../src/data/factions/leaders.ts'
import type { Fraction } from '../../../src/data/fraction.ts'
import { SHIPS } from '../../../src/data/ships.ts'

test('eight leaders have the form their schema asks for, and each differs from having none', () => {
  assert.equal(LEADER_IDS.length, 8)
  z.record(z.enum(LEADER_IDS), powersSchema).parse(LEADERS)
  for (const id of LEADER_IDS) assert.notDeepEqual(LEADERS[id], NO_LEADER)
})

const leadersWhere = (holds: (powers: LeaderPowers) => boolean): LeaderId[] =>
  LEADER_IDS.filter((id) => holds(LEADERS[id]))

test('each combat system knows its leaders', () => {
  assert.deepEqual(
    leadersWhere(({ quick }) => quick.shieldPerFightingShip > 0),
    ['admiral'],
  )
  assert.deepEqual(
    leadersWhere(({ quick }) => quick.unitsPerShield !== null),
    ['conqueror'],
  )
  assert.deepEqual(
    leadersWhere(({ quick }) => quick.dicePerExtraDie !== null),
    ['commander'],
  )
  assert.deepEqual(
    leadersWhere(({ line }) => line.redeployFleet !== null),
    ['admiral'],
  )
  assert.deepEqual(
    leadersWhere(({ line }) => line.redeployArmy !== null),
    ['commander'],
  )
  assert.deepEqual(
    leadersWhere(({ line }) => line.extraPlacement > 0),
    ['conqueror'],
  )
  assert.deepEqual(
    leadersWhere(({ moraleUnits }) => moraleUnits > 3),
    ['charismatic', 'commander'],
  )
})

const upTo = (step: number, value: number, [share, whole]: Fraction): number =>
  Math.ceil((value * share) / whole / step) * step

test('an Admiral with four ships may place two of them anew', () => {
  const share = LEADERS.admiral.line.redeployFleet
  assert.ok(share !== null)
  assert.equal(upTo(1, 4, share), 2)
})

test('a Sea Trader pays 75, 40 and 15 for ships; 60 for Byzantine WS, 25 for North Sea RD, 15 for Khazar TR', () => {
  const ships = [
    SHIPS.WS,
    SHIPS.RD,
    SHIPS.TR,
    FACTION_CARDS.BYZ.ships.WS,
    FACTION_CARDS.NSE.ships.RD,
    FACTION_CARDS.KHA.ships.TR,
  ]
  assert.deepEqual(
    ships.map(({ cost }) => upTo(SMALLEST_COIN, cost, LEADERS.seaTrader.shipPrice)),
    [75, 40, 15, 60, 25, 15],
  )
})

test('a Charismatic leader who buys seven LI receives nine', () => {
  const every = LEADERS.charismatic.unitsPerFreeUnit
  assert.ok(every !== null)
  assert.equal(7 + Math.floor(7 / every), 9)
})

test('a Diplomat may buy off 8 of 13 casualty points', () => {
  const [share, whole] = LEADERS.diplomat.siege.buyOff
  assert.equal(Math.floor((13 * share) / whole), 8)
})
