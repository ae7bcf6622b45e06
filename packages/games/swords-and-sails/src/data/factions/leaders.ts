import { designed, type Provenance, printed } from '../provenance.ts'
import { type LeaderPowers, NO_LEADER } from './leader-powers.ts'

export const LEADER_IDS = [
  'admiral',
  'charismatic',
  'spyMaster',
  'diplomat',
  'conqueror',
  'architect',
  'commander',
  'seaTrader',
] as const
export type LeaderId = (typeof LEADER_IDS)[number]

export const LEADERS: Readonly<Record<LeaderId, LeaderPowers>> = {
  admiral: {
    ...NO_LEADER,
    fleetsMayLeaveBeforeBattle: true,
    meetsFleetsApart: true,
    quick: { ...NO_LEADER.quick, shieldPerFightingShip: 1 },
    line: { ...NO_LEADER.line, redeployFleet: [1, 3] },
  },
  charismatic: {
    ...NO_LEADER,
    moraleUnits: 4,
    unitsPerFreeUnit: 3,
    siege: { ...NO_LEADER.siege, enemyDie: 1 },
  },
  spyMaster: {
    ...NO_LEADER,
    freeCards: ['yellow'],
    takesFirstPlaysLast: true,
    handsSeen: 1,
    sharesSpyUpTo: 5,
  },
  // Ruling C27: the "Tactical Retreat" printed with him is the Tactical Withdraw card.
  diplomat: {
    ...NO_LEADER,
    mayLeaveBeforeSiege: true,
    withdrawCardBeforeBattle: true,
    siege: { ...NO_LEADER.siege, buyOff: [2, 3] },
    alliesAtAnyTime: true,
    extraDiplomacyTurns: 1,
  },
  conqueror: {
    ...NO_LEADER,
    quick: { ...NO_LEADER.quick, unitsPerShield: 4 },
    line: { ...NO_LEADER.line, extraPlacement: 1 },
    siege: { ...NO_LEADER.siege, ownDie: -1, majorCityDice: 2 },
  },
  architect: {
    ...NO_LEADER,
    minorCities: { schedule: 'threeFifths', ifAlready: [1, 2] },
    upgradePrice: [4, 5],
    mayUpgradeAtOnce: true,
    freeCards: ['green'],
  },
  commander: {
    ...NO_LEADER,
    moraleUnits: 5,
    armiesMayLeaveBeforeBattle: true,
    quick: { ...NO_LEADER.quick, dicePerExtraDie: 2 },
    line: { ...NO_LEADER.line, redeployArmy: [1, 3] },
  },
  seaTrader: {
    ...NO_LEADER,
    shipPrice: [3, 4],
    fishing: 10,
    seaTrade: { gold: 10, minorsPerLink: 3, majorsPerLink: 1, transportsPerLink: 1 },
  },
}

export const LEADERS_PROVENANCE: Readonly<Record<'powers' | 'clarifications', Provenance>> = {
  powers: printed('R Leader cards'),
  clarifications: designed('REF 2.6'),
}
