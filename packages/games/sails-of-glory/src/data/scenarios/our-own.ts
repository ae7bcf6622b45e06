import type { ScenarioFile } from '../../scenario/scenario.ts'
import { RULER } from '../measures.ts'
import { LONG_SEA } from './blockade.ts'

const lying = (x: number, y: number, heading = 0) => ({ pose: { x, y, heading } })
/** Along the right edge, so far up. */
const ashore = (y: number) => lying(960_000, y, 270_000)
const shoal = { kind: 'shoal', shore: 'plain', danger: 'none' } as const

/** SOG 16.8.1, designed: a sandy island whose beach reaches out to the red part of the ruler, and shoals about it. */
export const overTheBar: ScenarioFile = {
  id: 'over-the-bar',
  name: 'Over the Bar',
  level: 'basic',
  sea: { width: 1_000_000, length: 1_000_000 },
  wind: 'SW',
  fleets: {
    british: { edge: 'top', zone: { band: RULER.half }, ships: ['hms-cleopatra', 'hms-goliath'] },
    french: { edge: 'bottom', zone: { band: RULER.half }, ships: ['hermione', 'duguay-trouin'] },
  },
  terrain: [
    {
      element: 'island-3',
      kind: 'island',
      shore: 'sandy',
      danger: 'red',
      ...lying(500_000, 500_000, 30_000),
    },
    { element: 'reef-1', ...shoal, ...lying(230_000, 420_000) },
    { element: 'reef-6', ...shoal, ...lying(300_000, 690_000, 60_000) },
    { element: 'reef-3', ...shoal, ...lying(760_000, 330_000) },
    {
      element: 'island-2',
      kind: 'island',
      shore: 'sandy',
      danger: 'width',
      ...lying(820_000, 680_000),
    },
  ],
}

/** SOG 16.8.1, designed: a coast to leeward, its pieces from the corner at the bottom up along the right edge. */
export const leeShore: ScenarioFile = {
  id: 'lee-shore',
  name: 'Off a Lee Shore',
  level: 'basic',
  sea: { width: 1_000_000, length: 900_000 },
  wind: 'W',
  fleets: {
    british: { edge: 'top', zone: { band: RULER.half }, ships: ['hms-iphigenia', 'hms-bellona'] },
    french: { edge: 'bottom', zone: { band: RULER.half }, ships: ['embuscade', 'le-berwick'] },
  },
  terrain: [
    { element: 'coast-5', kind: 'coast', shore: 'sandy', danger: 'width', ...ashore(40_000) },
    { element: 'coast-2', kind: 'coast', shore: 'rocky', danger: 'width', ...ashore(262_500) },
    { element: 'coast-3', kind: 'coast', shore: 'plain', danger: 'none', ...ashore(487_500) },
    { element: 'coast-4', kind: 'coast', shore: 'rocky', danger: 'red', ...ashore(712_500) },
    { element: 'reef-3', kind: 'reef', shore: 'plain', danger: 'none', ...lying(640_000, 520_000) },
    { element: 'reef-6', ...shoal, ...lying(420_000, 380_000, 45_000) },
  ],
  batteries: [{ type: 'light', side: 'french', ...lying(905_000, 262_500, 290_000) }],
}

/** SOG 16.8.1, designed: a squadron slips out past two batteries on a rocky point; red danger, a battery on either side. */
export const underTheGuns: ScenarioFile = {
  id: 'under-the-guns',
  name: 'Under the Guns',
  level: 'basic',
  sea: LONG_SEA,
  wind: 'W',
  fleets: {
    british: {
      edge: 'top',
      zone: { band: RULER.half },
      ships: ['hms-terpsichore', 'hms-defence', 'hms-goliath'],
    },
    french: { edge: 'bottom', zone: { band: RULER.half }, ships: ['courageuse', 'genereux'] },
  },
  terrain: [
    { element: 'outpost', kind: 'island', shore: 'rocky', danger: 'red', ...lying(250_000, 600_000) },
    { element: 'island-1', kind: 'island', shore: 'rocky', danger: 'width', ...lying(690_000, 560_000) },
    { element: 'reef-2', ...shoal, ...lying(470_000, 420_000) },
    { element: 'reef-4', kind: 'reef', shore: 'plain', danger: 'none', ...lying(480_000, 780_000) },
  ],
  batteries: [
    { type: 'medium', side: 'french', ...lying(250_000, 620_000, 45_000) },
    { type: 'light', side: 'french', ...lying(690_000, 570_000, 315_000) },
  ],
}
