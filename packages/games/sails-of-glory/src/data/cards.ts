import { DECK_A } from './deck-a.ts'
import { DECK_B } from './deck-b.ts'
import { DECK_C } from './deck-c.ts'
import { DECK_D } from './deck-d.ts'
import type { DeckFigures, End, Line, Lines } from './deck-figures.ts'
import { designed, inferred, measured, type Provenance } from './provenance.ts'

export const BLUE_IDS = [
  'straight',
  'slip-right',
  'slip-left',
  'veer-6',
  'veer-4',
  'veer-7',
  'veer-3',
  'veer-8',
  'veer-2',
  'veer-9',
  'veer-1',
  'veer-10',
  'veer-0',
] as const
export const RED_IDS = ['aback-5', 'aback-6', 'aback-4'] as const
export const GRAY_IDS = [
  'two-easy-right',
  'two-easy-left',
  'two-hard-right',
  'two-hard-left',
  'one-easy-right',
  'one-easy-left',
  'one-hard-right',
  'one-hard-left',
] as const
export const CARD_IDS = [...BLUE_IDS, ...RED_IDS, ...GRAY_IDS] as const
export type BlueId = (typeof BLUE_IDS)[number]
export type RedId = (typeof RED_IDS)[number]
type GrayId = (typeof GRAY_IDS)[number]
export type CardId = (typeof CARD_IDS)[number]

/** SOG 2.2.1: every blue card is there twice. */
export const BLUE_COPIES = 2
/** SOG 2.2.1: the value of a straight card; more turns to starboard, less to port. */
export const STRAIGHT_VEER = 5

interface BlueCard {
  readonly border: 'blue'
  readonly id: BlueId
  readonly veer: number
  readonly lines: Lines
}
/** SOG 2.2.3 */
interface RedCard {
  readonly border: 'red'
  readonly id: RedId
  readonly one: End
  readonly two: End
  /** Where the line of two sandglasses turns back, if it does. */
  readonly cusp: readonly [right: number, ahead: number] | null
}
/** SOG 2.2.4 */
interface GrayCard {
  readonly border: 'gray'
  readonly id: GrayId
  /** How many broken masts it shows. */
  readonly masts: 1 | 2
  readonly line: Line
}
export type Card = BlueCard | RedCard | GrayCard

export const DECK_IDS = ['A', 'B', 'C', 'D'] as const
export type DeckId = (typeof DECK_IDS)[number]
export type Deck = ReadonlyMap<CardId, Card>

export const DECKS: Readonly<Record<DeckId, Deck>> = {
  A: deckOf(DECK_A),
  B: deckOf(DECK_B),
  C: deckOf(DECK_C),
  D: deckOf(DECK_D),
}

export const DECKS_PROVENANCE: Readonly<Record<DeckId | 'composition', Provenance>> = {
  A: designed('REF 3.1'),
  B: designed('REF 3.1, one card of it measured'),
  C: designed('REF 3.1'),
  D: measured('REF 1.4'),
  composition: inferred('REF 1.4'),
}

function deckOf(figures: DeckFigures): Deck {
  const { straight, sideslip, turns, aback, broken } = figures
  const cards: Card[] = [
    { border: 'blue', id: 'straight', veer: STRAIGHT_VEER, lines: straight },
    { border: 'blue', id: 'slip-right', veer: STRAIGHT_VEER, lines: sideslip },
    { border: 'blue', id: 'slip-left', veer: STRAIGHT_VEER, lines: mirroredLines(sideslip) },
    ...Object.entries(turns).flatMap(([value, lines]) => pairOf(Number(value), lines)),
    { border: 'red', id: 'aback-5', ...aback.straight, cusp: null },
    { border: 'red', id: 'aback-6', ...aback.turn },
    {
      border: 'red',
      id: 'aback-4',
      one: mirrored(aback.turn.one),
      two: mirrored(aback.turn.two),
      cusp: [-aback.turn.cusp[0], aback.turn.cusp[1]],
    },
    { border: 'gray', id: 'two-easy-right', masts: 2, line: broken.twoEasy },
    { border: 'gray', id: 'two-easy-left', masts: 2, line: mirroredLine(broken.twoEasy) },
    { border: 'gray', id: 'two-hard-right', masts: 2, line: broken.twoHard },
    { border: 'gray', id: 'two-hard-left', masts: 2, line: mirroredLine(broken.twoHard) },
    { border: 'gray', id: 'one-easy-right', masts: 1, line: broken.oneEasy },
    { border: 'gray', id: 'one-easy-left', masts: 1, line: mirroredLine(broken.oneEasy) },
    { border: 'gray', id: 'one-hard-right', masts: 1, line: broken.oneHard },
    { border: 'gray', id: 'one-hard-left', masts: 1, line: mirroredLine(broken.oneHard) },
  ]
  return new Map(cards.map((card) => [card.id, card]))
}

/** SOG 2.2.5: a turn to starboard and its mirror, whose values add up to twice the straight one's. */
function pairOf(value: number, lines: Lines): BlueCard[] {
  const other = 2 * STRAIGHT_VEER - value
  return [
    { border: 'blue', id: turnId(value), veer: value, lines },
    { border: 'blue', id: turnId(other), veer: other, lines: mirroredLines(lines) },
  ]
}

function turnId(value: number): BlueId {
  const id = BLUE_IDS.find((each) => each === `veer-${value}`)
  if (id === undefined) throw new Error(`No card has the veer value ${value}.`)
  return id
}

function mirrored([right, ahead, turned]: End): End {
  return [0 - right, ahead, 0 - turned]
}

function mirroredLine({ orange, green }: Line): Line {
  return { orange: mirrored(orange), green: mirrored(green) }
}

function mirroredLines({ full, battle, backing }: Lines): Lines {
  return { full: mirroredLine(full), battle: mirroredLine(battle), backing: mirroredLine(backing) }
}

export function cardOf(deck: DeckId, id: CardId): Card {
  const card = DECKS[deck].get(id)
  if (card === undefined) throw new Error(`Deck ${deck} has no card ${id}.`)
  return card
}

export function isBlue(id: CardId): id is BlueId {
  return BLUE_IDS.some((blue) => blue === id)
}

export function isRed(id: CardId): id is RedId {
  return RED_IDS.some((red) => red === id)
}
