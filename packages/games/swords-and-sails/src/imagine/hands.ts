import type { Phrase, SeenLine } from '@windward/table'
import { HAND_CARD_IDS, type HandCard, STACK_IDS, type StackId, stackOf } from '../cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { View } from '../view/view.ts'
import { factionAt, listAt, numberAt, oneOfAt } from './reading.ts'

/** A card in somebody's hand: its colour is known, and since when he has had it. */
export interface Held {
  readonly stack: StackId
  readonly turn: number
}

/** SNS 3.1.5: colours are taken in the open, and cards played in the open; what was taken and not played is still there. */
export function hands(
  { seats }: Pick<View, 'seats'>,
  lines: readonly SeenLine[],
): ReadonlyMap<FactionId, readonly Held[]> {
  const all = new Map<FactionId, Held[]>(seats.map((seat) => [seat, []]))
  for (const { turn, what } of lines) {
    if (what.key === 'intrigue.taken') take(all, turn, what)
    else if (Object.hasOwn(PLAYS, what.key)) play(all, what)
  }
  return all
}

function take(all: ReadonlyMap<FactionId, Held[]>, turn: number, { fields }: Phrase): void {
  const seat = factionAt(fields, 'seat')
  const hand = seat === undefined ? undefined : all.get(seat)
  for (const colour of [...listAt(fields, 'free'), ...listAt(fields, 'bought')]) {
    const stack = STACK_IDS.find((each) => each === colour)
    if (stack !== undefined) hand?.push({ stack, turn })
  }
}

/** It may have been any of that colour; the newest, since old cards are those that wait for their moment. */
function play(all: ReadonlyMap<FactionId, Held[]>, { key, fields }: Phrase): void {
  const [who, named] = PLAYS[key] ?? ['', undefined]
  const seat = factionAt(fields, who)
  const hand = seat === undefined ? undefined : all.get(seat)
  const card = named ?? oneOfAt(fields, 'card', HAND_CARD_IDS)
  if (hand === undefined || card === undefined) return
  for (let count = Math.max(1, numberAt(fields, 'count')); count > 0; count -= 1) {
    const place = hand.findLastIndex(({ stack }) => stack === stackOf(card))
    if (place >= 0) hand.splice(place, 1)
  }
}

/** Lines that tell of a card played: who, by the name of the field, and the card where the line does not name it. */
const PLAYS: Readonly<Record<string, readonly [who: string, card?: HandCard]>> = {
  'income.bonus': ['faction'],
  'build.played': ['faction'],
  'build.hired': ['faction'],
  'cities.quarry': ['faction', 'stoneQuarry'],
  'intrigue.marriage': ['by'],
  'intrigue.marriage.unmasked': ['by', 'unmaskPretender'],
  'intrigue.spy.played': ['by', 'spy'],
  'intrigue.spy.countered': ['by', 'counterSpy'],
  'intrigue.raided': ['by', 'raidCaravans'],
  'diplomacy.trade.made': ['holder', 'tradeAgreement'],
  'diplomacy.ally.announced': ['by', 'minorAlly'],
  'diplomacy.subterfuge.struck': ['seat', 'subterfuge'],
  'diplomacy.subterfuge.undid': ['seat', 'subterfuge'],
  'battle.withdraws': ['faction', 'tacticalWithdraw'],
  'siege.withdraws': ['besieger', 'tacticalWithdraw'],
  'siege.pillage': ['besieger', 'pillage'],
  'sabotage.played': ['by', 'sabotage'],
  'sabotage.countered': ['by', 'counterSabotage'],
  'revolt.played': ['by'],
  'revolt.militia': ['owner', 'callUpMilitia'],
}
