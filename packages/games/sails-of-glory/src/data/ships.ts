import { CLASSES, type ClassId, type ShipClass } from './classes.ts'
import { designed, type Provenance, printed } from './provenance.ts'

export const SIDES = ['british', 'french'] as const
export type Side = (typeof SIDES)[number]

/** SOG 2.1.2: those of the starter set, front and back, and those of the ship packs. */
export const SHIP_IDS = [
  'courageuse',
  'unite',
  'genereux',
  'aquilon',
  'hms-terpsichore',
  'hms-meleager',
  'hms-defence',
  'hms-vanguard',
  'hms-concorde',
  'hms-unite',
  'hermione',
  'l-inconstante',
  'hms-impetueux',
  'hms-spartiate',
  'commerce-de-bordeaux',
  'duguay-trouin',
  'embuscade',
  'le-succes',
  'hms-cleopatra',
  'hms-iphigenia',
  'le-berwick',
  'le-swiftsure',
  'hms-bellona',
  'hms-goliath',
] as const
export type ShipId = (typeof SHIP_IDS)[number]

/** What stands on a ship card (SOG 2.1.1). */
export interface ShipCard {
  readonly name: string
  readonly navy: Side
  readonly class: ClassId
  /** As the card has it: when she was launched or taken and, in brackets, the year she is shown as. */
  readonly years: string
  readonly guns: number
  readonly crew: number
  /** Which box she comes in, and whether guns and crew are printed there. */
  readonly box: string
  readonly figures: 'printed' | 'designed'
}

export const SHIPS: Readonly<Record<ShipId, ShipCard>> = {
  courageuse: {
    name: 'Courageuse',
    navy: 'french',
    class: 'concorde',
    years: '1778 (1794)',
    guns: 34,
    crew: 280,
    box: 'starter SS01',
    figures: 'printed',
  },
  unite: {
    name: 'Unité',
    navy: 'french',
    class: 'concorde',
    years: '',
    guns: 34,
    crew: 280,
    box: 'starter SS01 back',
    figures: 'designed',
  },
  genereux: {
    name: 'Généreux',
    navy: 'french',
    class: 'temeraire',
    years: '1785',
    guns: 74,
    crew: 693,
    box: 'starter SS02',
    figures: 'printed',
  },
  aquilon: {
    name: 'Aquilon',
    navy: 'french',
    class: 'temeraire',
    years: '',
    guns: 74,
    crew: 690,
    box: 'starter SS02 back',
    figures: 'designed',
  },
  'hms-terpsichore': {
    name: 'HMS Terpsichore',
    navy: 'british',
    class: 'amazon',
    years: '1785',
    guns: 32,
    crew: 220,
    box: 'starter SS03',
    figures: 'printed',
  },
  'hms-meleager': {
    name: 'HMS Meleager',
    navy: 'british',
    class: 'amazon',
    years: '',
    guns: 32,
    crew: 220,
    box: 'starter SS03 back',
    figures: 'designed',
  },
  'hms-defence': {
    name: 'HMS Defence',
    navy: 'british',
    class: 'bellona',
    years: '1763',
    guns: 74,
    crew: 597,
    box: 'starter SS04',
    figures: 'printed',
  },
  'hms-vanguard': {
    name: 'HMS Vanguard',
    navy: 'british',
    class: 'bellona',
    years: '',
    guns: 74,
    crew: 595,
    box: 'starter SS04 back',
    figures: 'designed',
  },
  'hms-concorde': {
    name: 'HMS Concorde',
    navy: 'british',
    class: 'concorde',
    years: '1783',
    guns: 36,
    crew: 257,
    box: 'SGN101A',
    figures: 'designed',
  },
  'hms-unite': {
    name: 'HMS Unite',
    navy: 'british',
    class: 'concorde',
    years: '1796',
    guns: 38,
    crew: 270,
    box: 'SGN101A',
    figures: 'designed',
  },
  hermione: {
    name: 'Hermione',
    navy: 'french',
    class: 'concorde',
    years: '1779',
    guns: 34,
    crew: 280,
    box: 'SGN101B',
    figures: 'designed',
  },
  'l-inconstante': {
    name: "L'Inconstante",
    navy: 'french',
    class: 'concorde',
    years: '1786',
    guns: 36,
    crew: 285,
    box: 'SGN101B',
    figures: 'designed',
  },
  'hms-impetueux': {
    name: 'HMS Impetueux',
    navy: 'british',
    class: 'temeraire',
    years: '1796',
    guns: 74,
    crew: 640,
    box: 'SGN102A',
    figures: 'designed',
  },
  'hms-spartiate': {
    name: 'HMS Spartiate',
    navy: 'british',
    class: 'temeraire',
    years: '1798',
    guns: 74,
    crew: 630,
    box: 'SGN102A',
    figures: 'designed',
  },
  'commerce-de-bordeaux': {
    name: 'Commerce de Bordeaux',
    navy: 'french',
    class: 'temeraire',
    years: '1785',
    guns: 74,
    crew: 693,
    box: 'SGN102B',
    figures: 'designed',
  },
  'duguay-trouin': {
    name: 'Duguay-Trouin',
    navy: 'french',
    class: 'temeraire',
    years: '1788',
    guns: 74,
    crew: 690,
    box: 'SGN102B',
    figures: 'designed',
  },
  embuscade: {
    name: 'Embuscade',
    navy: 'french',
    class: 'amazon',
    years: '1798',
    guns: 32,
    crew: 230,
    box: 'SGN103A',
    figures: 'designed',
  },
  'le-succes': {
    name: 'Le Succès',
    navy: 'french',
    class: 'amazon',
    years: '1801',
    guns: 32,
    crew: 230,
    box: 'SGN103A',
    figures: 'designed',
  },
  'hms-cleopatra': {
    name: 'HMS Cleopatra',
    navy: 'british',
    class: 'amazon',
    years: '1779',
    guns: 32,
    crew: 220,
    box: 'SGN103B',
    figures: 'designed',
  },
  'hms-iphigenia': {
    name: 'HMS Iphigenia',
    navy: 'british',
    class: 'amazon',
    years: '1780',
    guns: 32,
    crew: 220,
    box: 'SGN103B',
    figures: 'designed',
  },
  'le-berwick': {
    name: 'Le Berwick',
    navy: 'french',
    class: 'bellona',
    years: '1795',
    guns: 74,
    crew: 640,
    box: 'SGN104A',
    figures: 'designed',
  },
  'le-swiftsure': {
    name: 'Le Swiftsure',
    navy: 'french',
    class: 'bellona',
    years: '1801',
    guns: 74,
    crew: 640,
    box: 'SGN104A',
    figures: 'designed',
  },
  'hms-bellona': {
    name: 'HMS Bellona',
    navy: 'british',
    class: 'bellona',
    years: '1760',
    guns: 74,
    crew: 590,
    box: 'SGN104B',
    figures: 'designed',
  },
  'hms-goliath': {
    name: 'HMS Goliath',
    navy: 'british',
    class: 'bellona',
    years: '1781',
    guns: 74,
    crew: 600,
    box: 'SGN104B',
    figures: 'designed',
  },
}

export const SHIPS_PROVENANCE: Readonly<Record<ShipCard['figures'], Provenance>> = {
  printed: printed('R p.4'),
  designed: designed('REF 3.3'),
}

/** The other face of the same card, for ships that share one (SOG 16.1.7). */
export const BACKS: Readonly<Partial<Record<ShipId, ShipId>>> = {
  courageuse: 'unite',
  genereux: 'aquilon',
  'hms-terpsichore': 'hms-meleager',
  'hms-defence': 'hms-vanguard',
  unite: 'courageuse',
  aquilon: 'genereux',
  'hms-meleager': 'hms-terpsichore',
  'hms-vanguard': 'hms-defence',
}

export function classOf(ship: ShipId): ShipClass {
  return CLASSES[SHIPS[ship].class]
}
