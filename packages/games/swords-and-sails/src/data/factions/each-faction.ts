import type { FactionId } from './factions.ts'

/** One fact for each of the fifteen factions. */
export const eachFaction = <Fact>(fact: (faction: FactionId) => Fact): Readonly<Record<FactionId, Fact>> => ({
  BYZ: fact('BYZ'),
  FAT: fact('FAT'),
  HRE: fact('HRE'),
  KIE: fact('KIE'),
  NSE: fact('NSE'),
  FRA: fact('FRA'),
  ENG: fact('ENG'),
  POL: fact('POL'),
  HUN: fact('HUN'),
  QUR: fact('QUR'),
  LEO: fact('LEO'),
  BUL: fact('BUL'),
  IRE: fact('IRE'),
  KHA: fact('KHA'),
  ARM: fact('ARM'),
})
