import type { DeckId } from './cards.ts'
import type { BaseId } from './measures.ts'
import { designed, inferred, type Provenance, printed } from './provenance.ts'

const CLASS_IDS = ['amazon', 'concorde', 'temeraire', 'bellona'] as const
export type ClassId = (typeof CLASS_IDS)[number]

/** One column of a ship log (SOG 2.1.3): firepower stem, full and stern, musketry, crew actions. */
interface Column {
  readonly guns: readonly [stem: number, full: number, stern: number]
  readonly musketry: number
  readonly actions: number
}

export interface ShipClass {
  readonly name: string
  readonly rate: 'frigate' | 'ship of the line'
  readonly burden: number
  readonly veer: number
  readonly deck: DeckId
  readonly base: BaseId
  readonly points: number
  readonly log: readonly Column[]
}

export const CLASSES: Readonly<Record<ClassId, ShipClass>> = {
  amazon: {
    name: 'Amazon',
    rate: 'frigate',
    burden: 2,
    veer: 8,
    deck: 'C',
    base: 'frigate',
    points: 50,
    log: [
      { guns: [3, 4, 3], musketry: 2, actions: 4 },
      { guns: [3, 4, 3], musketry: 2, actions: 4 },
      { guns: [2, 3, 2], musketry: 2, actions: 4 },
      { guns: [2, 3, 2], musketry: 2, actions: 4 },
      { guns: [2, 3, 2], musketry: 1, actions: 3 },
      { guns: [2, 2, 2], musketry: 1, actions: 3 },
      { guns: [2, 2, 2], musketry: 1, actions: 2 },
      { guns: [1, 2, 1], musketry: 1, actions: 2 },
      { guns: [1, 1, 1], musketry: 1, actions: 1 },
    ],
  },
  concorde: {
    name: 'Concorde',
    rate: 'frigate',
    burden: 3,
    veer: 7,
    deck: 'A',
    base: 'frigate',
    points: 50,
    log: [
      { guns: [2, 3, 2], musketry: 2, actions: 4 },
      { guns: [2, 3, 2], musketry: 2, actions: 4 },
      { guns: [2, 3, 2], musketry: 2, actions: 4 },
      { guns: [2, 2, 2], musketry: 2, actions: 4 },
      { guns: [2, 2, 2], musketry: 2, actions: 3 },
      { guns: [1, 2, 1], musketry: 1, actions: 3 },
      { guns: [1, 2, 1], musketry: 1, actions: 2 },
      { guns: [1, 1, 1], musketry: 1, actions: 1 },
    ],
  },
  temeraire: {
    name: 'Téméraire',
    rate: 'ship of the line',
    burden: 5,
    veer: 5,
    deck: 'B',
    base: 'thirdRate',
    points: 92,
    log: [
      { guns: [5, 7, 5], musketry: 4, actions: 4 },
      { guns: [5, 7, 5], musketry: 4, actions: 4 },
      { guns: [5, 7, 5], musketry: 4, actions: 4 },
      { guns: [4, 6, 4], musketry: 4, actions: 4 },
      { guns: [4, 6, 4], musketry: 3, actions: 3 },
      { guns: [3, 5, 3], musketry: 3, actions: 3 },
      { guns: [3, 4, 3], musketry: 3, actions: 3 },
      { guns: [2, 3, 2], musketry: 2, actions: 2 },
      { guns: [2, 3, 2], musketry: 2, actions: 2 },
      { guns: [1, 2, 1], musketry: 1, actions: 1 },
    ],
  },
  bellona: {
    name: 'Bellona',
    rate: 'ship of the line',
    burden: 5,
    veer: 5,
    deck: 'D',
    base: 'thirdRate',
    points: 90,
    log: [
      { guns: [5, 7, 5], musketry: 4, actions: 4 },
      { guns: [5, 7, 5], musketry: 4, actions: 4 },
      { guns: [4, 6, 4], musketry: 4, actions: 4 },
      { guns: [4, 6, 4], musketry: 3, actions: 4 },
      { guns: [4, 6, 4], musketry: 3, actions: 3 },
      { guns: [3, 5, 3], musketry: 3, actions: 3 },
      { guns: [3, 4, 3], musketry: 2, actions: 3 },
      { guns: [2, 3, 2], musketry: 2, actions: 2 },
      { guns: [2, 3, 2], musketry: 2, actions: 2 },
      { guns: [1, 2, 1], musketry: 1, actions: 1 },
    ],
  },
}

export const CLASSES_PROVENANCE: Readonly<Record<Exclude<keyof ShipClass, 'name'>, Provenance>> = {
  rate: printed('R p.4, p.60'),
  burden: printed('R p.4'),
  veer: printed('R p.4'),
  deck: printed('R p.4'),
  base: inferred('REF 3.4'),
  points: designed('REF 3.3'),
  log: designed('REF 3.3, but for the boxes R p.16 to p.19, p.26, p.29 and p.36 state'),
}
