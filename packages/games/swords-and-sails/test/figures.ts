import type { LandId } from '../src/data/area-ids.ts'
import type { FactionId } from '../src/data/factions/factions.ts'

/** The siege dice of every land taken in the learning turn. */
export const LEARNING_SIEGE_DICE: Readonly<Partial<Record<LandId, number>>> = {
  moesia: 2,
  kilikia: 2,
  dimashq: 3,
  sicily: 3,
  bohemia: 2,
  wends: 1,
  tuscany: 3,
  patzinakia: 1,
  vyatichi: 1,
  wallachia: 1,
  livonia: 2,
  pomerania: 3,
  gotaland: 2,
  alba: 2,
  castile: 2,
  arles: 3,
  wales: 2,
  leinster: 2,
  prussia: 1,
  croatia: 2,
  serbia: 1,
  barghawata: 2,
  barcelona: 2,
}

/** What every starting force costs to keep, before rounding. */
export const STARTING_UPKEEP: Readonly<Record<FactionId, number>> = {
  BYZ: 127,
  FAT: 134,
  HRE: 118,
  KIE: 124,
  NSE: 96,
  FRA: 100,
  ENG: 96,
  POL: 47,
  HUN: 47,
  QUR: 99,
  LEO: 70,
  BUL: 60,
  IRE: 75,
  KHA: 68,
  ARM: 57,
}
