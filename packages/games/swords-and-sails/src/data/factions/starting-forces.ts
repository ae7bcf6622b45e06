import * as z from 'zod'
import { landIds, seaIds } from '../area-ids.ts'
import { ARMY_IDS, FLEET_IDS } from '../pieces.ts'
import { designed, type Provenance } from '../provenance.ts'
import { SHIP_IDS } from '../ships.ts'
import { UNIT_IDS } from '../units.ts'
import type { FactionId } from './factions.ts'

const count = z.int().positive()

export const startingForcesSchema = z
  .strictObject({
    armies: z
      .partialRecord(
        z.enum(ARMY_IDS),
        z
          .strictObject({ at: z.enum(landIds), units: z.partialRecord(z.enum(UNIT_IDS), count).readonly() })
          .readonly(),
      )
      .readonly(),
    fleets: z
      .partialRecord(
        z.enum(FLEET_IDS),
        z
          .strictObject({ at: z.enum(seaIds), ships: z.partialRecord(z.enum(SHIP_IDS), count).readonly() })
          .readonly(),
      )
      .readonly(),
  })
  .readonly()
export type StartingForces = z.infer<typeof startingForcesSchema>

/** SNS 1.4.4; what they cost a season follows from them (SNS 2.5.5). */
export const STARTING_FORCES: Readonly<Record<FactionId, StartingForces>> = {
  BYZ: {
    armies: {
      I: { at: 'thrace', units: { KN: 1, HC: 1, HI: 4, LI: 3, PS: 2 } },
      II: { at: 'anatolikon', units: { HC: 1, LC: 1, HI: 3, LI: 2, PS: 2 } },
      III: { at: 'thessalonike', units: { HC: 1, HI: 4, LI: 2, PS: 2 } },
    },
    fleets: {
      1: { at: 'aegean_sea', ships: { WS: 2, RD: 1, TR: 2 } },
      2: { at: 'pamphylian_sea', ships: { WS: 1, RD: 1, TR: 1 } },
    },
  },
  FAT: {
    armies: {
      I: { at: 'misr', units: { KN: 1, HC: 1, LC: 2, HI: 2, LI: 3, PS: 2 } },
      II: { at: 'filastin', units: { HC: 1, LC: 2, HI: 2, LI: 3, PS: 2 } },
      III: { at: 'ifriqiya', units: { LC: 3, HI: 1, LI: 2, PS: 3 } },
    },
    fleets: {
      1: { at: 'egyptian_sea', ships: { WS: 1, RD: 2, TR: 2 } },
      2: { at: 'sicilian_sea', ships: { WS: 1, RD: 2, TR: 2 } },
    },
  },
  HRE: {
    armies: {
      I: { at: 'franconia', units: { KN: 1, HC: 2, HI: 3, LI: 3, PS: 2 } },
      II: { at: 'saxony', units: { KN: 1, HC: 1, HI: 2, LI: 2, PS: 3 } },
      III: { at: 'upper_lotharingia', units: { HC: 1, HI: 2, LI: 2, PS: 2 } },
      IV: { at: 'lombardy', units: { HC: 1, LC: 1, HI: 2, LI: 3, PS: 2 } },
    },
    fleets: {
      1: { at: 'frisian_sea', ships: { WS: 1, RD: 1, TR: 2 } },
    },
  },
  KIE: {
    armies: {
      I: { at: 'kiev', units: { KN: 1, HC: 2, LC: 2, HI: 2, LI: 2, PS: 6 } },
      II: { at: 'chernigov', units: { HC: 1, LC: 1, HI: 1, LI: 2, PS: 6 } },
      III: { at: 'volhynia', units: { HC: 1, LC: 1, HI: 2, LI: 2, PS: 6 } },
      IV: { at: 'novgorod', units: { HC: 1, HI: 2, LI: 2, PS: 6 } },
    },
    fleets: {
      1: { at: 'gulf_finland', ships: { RD: 2, TR: 2 } },
    },
  },
  NSE: {
    armies: {
      I: { at: 'jylland', units: { KN: 1, HI: 4, LI: 3, PS: 2 } },
      II: { at: 'skane', units: { HI: 3, LI: 2, PS: 2 } },
      III: { at: 'gulating', units: { HI: 3, LI: 2, PS: 2 } },
    },
    fleets: {
      1: { at: 'belts', ships: { WS: 1, RD: 3, TR: 1 } },
      2: { at: 'north_sea', ships: { RD: 3 } },
      3: { at: 'wendish_sea', ships: { RD: 3 } },
    },
  },
  FRA: {
    armies: {
      I: { at: 'francia', units: { KN: 1, HC: 3, HI: 2, LI: 2, PS: 2 } },
      II: { at: 'aquitaine', units: { HC: 2, HI: 1, LI: 3, PS: 2 } },
      III: { at: 'burgundy', units: { HC: 2, LC: 1, HI: 2, LI: 2, PS: 2 } },
    },
    fleets: {
      1: { at: 'narrow_sea', ships: { WS: 1, RD: 1, TR: 1 } },
      2: { at: 'aquitanian_sea', ships: { RD: 1, TR: 2 } },
    },
  },
  ENG: {
    armies: {
      I: { at: 'mercia', units: { KN: 1, HI: 2, LI: 3, PS: 2 } },
      II: { at: 'wessex', units: { KN: 2, HC: 1, HI: 2, LI: 4, PS: 2 } },
      III: { at: 'northumbria', units: { HI: 2, LI: 2, PS: 2 } },
    },
    fleets: {
      1: { at: 'irish_sea', ships: { RD: 2, TR: 2 } },
      2: { at: 'narrow_sea', ships: { WS: 1, RD: 1 } },
    },
  },
  POL: {
    armies: {
      I: { at: 'great_poland', units: { KN: 1, HC: 2, HI: 2, LI: 3, PS: 2 } },
      II: { at: 'lesser_poland', units: { HC: 1, LC: 1, HI: 1, LI: 3, PS: 2 } },
    },
    fleets: {},
  },
  HUN: {
    armies: {
      I: { at: 'pannonia', units: { KN: 1, LC: 4, LI: 3, PS: 2 } },
      II: { at: 'transylvania', units: { LC: 2, HI: 1, LI: 2, PS: 2 } },
    },
    fleets: {},
  },
  QUR: {
    armies: {
      I: { at: 'qurtuba', units: { KN: 1, HC: 1, LC: 4, HI: 2, LI: 3, PS: 2 } },
      II: { at: 'balansiya', units: { LC: 3, HI: 1, LI: 3, PS: 2 } },
    },
    fleets: {
      1: { at: 'gulf_qadis', ships: { WS: 1, RD: 1, TR: 3 } },
      2: { at: 'balearic_sea', ships: { RD: 1, TR: 2 } },
    },
  },
  LEO: {
    armies: {
      I: { at: 'leon', units: { KN: 1, HC: 2, HI: 4, LI: 2, PS: 2 } },
      II: { at: 'castile', units: { HC: 1, LC: 2, HI: 2, LI: 2, PS: 2 } },
    },
    fleets: {
      1: { at: 'aquitanian_sea', ships: { RD: 1, TR: 2 } },
    },
  },
  BUL: {
    armies: {
      I: { at: 'ohrid', units: { KN: 1, HC: 1, HI: 3, LI: 2, PS: 3 } },
      II: { at: 'moesia', units: { HC: 1, LC: 1, HI: 2, LI: 2, PS: 3 } },
    },
    fleets: {
      1: { at: 'west_pontus', ships: { RD: 1, TR: 2 } },
    },
  },
  IRE: {
    armies: {
      I: { at: 'leinster', units: { KN: 1, HI: 4, LI: 5, PS: 2 } },
      II: { at: 'munster', units: { HI: 3, LI: 4, PS: 2 } },
    },
    fleets: {
      1: { at: 'irish_sea', ships: { WS: 1, RD: 2, TR: 2 } },
    },
  },
  KHA: {
    armies: {
      I: { at: 'khazaria', units: { KN: 1, HC: 2, LC: 3, LI: 2, PS: 2 } },
      II: { at: 'tmutarakan', units: { HC: 1, LC: 3, LI: 2, PS: 2 } },
    },
    fleets: {
      1: { at: 'east_pontus', ships: { RD: 1, TR: 2 } },
    },
  },
  ARM: {
    armies: {
      I: { at: 'armenia', units: { KN: 2, HC: 2, HI: 3, LI: 2, PS: 2 } },
      II: { at: 'vaspurakan', units: { HC: 1, HI: 3, LI: 2, PS: 2 } },
    },
    fleets: {},
  },
}

/**
 * The cards that printed these are pictures in every document. Two armies are known from examples: the French
 * Army I holds the rulebook's, the Empire's Army II the guide's.
 */
export const STARTING_FORCES_PROVENANCE: Provenance = designed('REF 2.3')
