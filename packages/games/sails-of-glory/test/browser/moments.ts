import type { Moment } from 'windward/test-kit/moment.ts'
import { momentOf } from './stage.ts'

const ALL = {
  level: 'advanced',
  grog: true,
  continuousFire: true,
  doubleShot: true,
  aimingHigh: true,
  boarding: true,
  flagship: true,
  entanglement: true,
  explosion: true,
  sinking: true,
  spreadingFires: true,
  surrenderedShips: true,
  windDirection: true,
  windStrength: true,
}

const berth = (x: number, y: number, heading: number) => ({
  x: x * 1000,
  y: y * 1000,
  heading: heading * 1000,
})

/** Eight ships that run into each other at once. */
const HEAP = {
  id: 'heap',
  name: 'A heap',
  level: 'basic',
  sea: { width: 900_000, length: 900_000 },
  wind: 'W',
  fleets: {
    british: {
      edge: 'top',
      zone: { left: 0, bottom: 350_000, right: 900_000, top: 900_000 },
      berths: [berth(230, 420, 180), berth(310, 420, 180), berth(390, 420, 180)],
      ships: ['hms-terpsichore', 'hms-defence', 'hms-vanguard'],
    },
    french: {
      edge: 'bottom',
      zone: { left: 0, bottom: 0, right: 900_000, top: 350_000 },
      berths: [berth(270, 280, 0), berth(350, 280, 0), berth(430, 280, 0)],
      ships: ['courageuse', 'genereux', 'aquilon'],
    },
  },
}

/** Two ships close under a battery of the other side. */
const POINT_BLANK = {
  ...HEAP,
  id: 'point-blank',
  name: 'Point blank',
  level: 'advanced',
  fleets: {
    british: {
      edge: 'top',
      zone: { left: 0, bottom: 350_000, right: 900_000, top: 900_000 },
      berths: [berth(300, 420, 90), berth(200, 430, 90)],
      ships: ['hms-defence', 'hms-vanguard'],
    },
    french: {
      edge: 'bottom',
      zone: { left: 0, bottom: 0, right: 900_000, top: 350_000 },
      berths: [berth(600, 60, 0)],
      ships: ['courageuse'],
    },
  },
  terrain: [
    {
      element: 'island-3',
      kind: 'island',
      shore: 'rocky',
      danger: 'none',
      pose: berth(350, 250, 0),
    },
  ],
  batteries: [{ type: 'fort', side: 'french', pose: berth(350, 260, 0) }],
}

/** By which options each kind of question is soon asked. */
export const WHERE: Readonly<Record<string, object>> = {
  'choose-fleet': { points: 200 },
  'place-ships': {},
  'place-element': { scenario: 'in-shallow-waters' },
  flagship: { flagship: true },
  'fit-out': ALL,
  plan: ALL,
  board: { boarding: true, scenario: HEAP },
  grapple: { boarding: true, scenario: HEAP },
  boarders: { boarding: true, scenario: HEAP },
  grog: { grog: true },
  buckets: { ...ALL, scenario: { ...HEAP, level: 'advanced' } },
  repair: ALL,
  fire: ALL,
  reload: ALL,
  'plan-batteries': { scenario: 'under-the-guns', level: 'advanced' },
  'repair-batteries': { scenario: POINT_BLANK, level: 'advanced' },
  'fire-batteries': { scenario: 'under-the-guns', level: 'standard' },
  'reload-batteries': { scenario: 'under-the-guns', level: 'advanced' },
}

export const KINDS = Object.keys(WHERE)

export function momentFor(kind: string): Moment {
  return momentOf(kind, WHERE[kind] ?? {})
}
