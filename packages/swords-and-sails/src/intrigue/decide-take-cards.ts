import {
  after,
  answer,
  type Decision,
  inTurn,
  type Options,
  oneOf,
  type Refusal,
  refuse,
  standing,
  turned,
} from '@windward/table'
import { z } from 'zod'
import { STACK_IDS, type StackId } from '../cards.ts'
import type { FactionId } from '../data/factions.ts'
import { COLOUR_IDS, type ColourId } from '../data/intrigue-colours.ts'
import { ownPower } from '../own-view.ts'
import { stackIds } from '../setup/begin.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { countOf, freeCards, MOST_OF_A_COLOUR, priceOf } from './free-cards.ts'
import { leftIn } from './stacks.ts'
import { say } from './words.en.ts'

export const takingShape = z.strictObject({
  /** A colour for each free card; null where all its colours are dry. */
  free: z.array(z.enum(COLOUR_IDS).nullable()).max(4),
  bought: z.array(z.enum(STACK_IDS)).max(STACK_IDS.length * MOST_OF_A_COLOUR),
})
export type Taking = z.infer<typeof takingShape>

/** SNS 3.1.4: all colours, free and bought, before any card is looked at. */
export const takeCards: Decision<SwordsAndSails, null, Taking> = {
  kind: 'take-cards',
  title: () => say('intrigue.take.title'),
  shape: takingShape,
  options: ({ seat, view }) =>
    after(freeOptions(view, seat), (free) =>
      turned(boughtOptions(view, seat, free, []), (bought) => ({ free, bought })),
    ),
  check: ({ seat, view }, taking) => takingFault(view, seat, taking),
  absent: ({ seat, view }) => ({ free: firstFree(view, seat, []), bought: [] }),
  standing: standing(
    z.strictObject({ prefer: z.array(z.enum(COLOUR_IDS)).max(COLOUR_IDS.length) }),
    ({ seat, view }, { prefer }) => ({ free: firstFree(view, seat, prefer), bought: [] }),
  ),
}

function freeOptions(view: View, seat: FactionId): Options<(ColourId | null)[]> {
  return inTurn(slots(view, seat), (colours, before: readonly (ColourId | null)[]) => {
    const open = colours.filter((colour) => canTake(view, before, colour))
    return open.length === 0 ? oneOf([null]) : oneOf<ColourId | null>(open, labelled)
  })
}

const DONE = ['done'] as const
const DONE_OR_BUY = ['done', 'buy'] as const

/** Stopping is one way and going on the other, whatever number of colours there is. */
function boughtOptions(
  view: View,
  seat: FactionId,
  free: Taking['free'],
  bought: readonly StackId[],
): Options<StackId[]> {
  const { gold } = ownPower(view, seat)
  const taken = [...free, ...bought]
  const left = gold - priceOf(free, bought)
  const next = stackIds(view.options).filter(
    (colour) => canTake(view, taken, colour) && priceOf(taken, [colour]) <= left,
  )
  const ways = oneOf(next.length === 0 ? DONE : DONE_OR_BUY, (way) => ({
    key: way,
    label: say(way === 'done' ? 'intrigue.take.no-more' : 'intrigue.take.buy'),
  }))
  return after(
    ways,
    (way): Options<StackId[]> =>
      way === 'done'
        ? answer([...bought])
        : after(oneOf(next, labelled), (colour) => boughtOptions(view, seat, free, [...bought, colour])),
  )
}

function takingFault(view: View, seat: FactionId, { free, bought }: Taking): Refusal | undefined {
  const mine = slots(view, seat)
  if (free.length !== mine.length)
    return refuse('SNS 3.1.2', say('intrigue.take.how-many', { count: mine.length }))
  const taken: (StackId | null)[] = []
  for (const [place, colours] of mine.entries()) {
    const colour = free[place] ?? null
    const fault = freeFault(view, colours, taken, colour)
    if (fault !== undefined) return fault
    taken.push(colour)
  }
  for (const colour of bought) {
    if (!stackIds(view.options).includes(colour)) return refuse('SNS 12.3.1', say('intrigue.take.no-cyan'))
    const fault = colourFault(view, taken, colour)
    if (fault !== undefined) return fault
    taken.push(colour)
  }
  const price = priceOf(free, bought)
  const { gold } = ownPower(view, seat)
  return price > gold ? refuse('SNS 3.2.1', say('intrigue.take.poor', { price, gold })) : undefined
}

function freeFault(
  view: View,
  colours: readonly ColourId[],
  taken: Taking['free'] | readonly (StackId | null)[],
  colour: ColourId | null,
): Refusal | undefined {
  if (colour === null)
    return colours.some((each) => canTake(view, taken, each))
      ? refuse('SNS 3.1.2', say('intrigue.take.must', { colours: [...colours] }))
      : undefined
  if (!colours.includes(colour))
    return refuse('SNS 3.1.2', say('intrigue.take.not-yours', { colour, colours: [...colours] }))
  return colourFault(view, taken, colour)
}

function colourFault(view: View, taken: readonly (StackId | null)[], colour: StackId): Refusal | undefined {
  if (canTake(view, taken, colour)) return undefined
  return countOf(taken, colour) >= MOST_OF_A_COLOUR
    ? refuse('SNS 3.2.3', say('intrigue.take.fourth', { colour, most: MOST_OF_A_COLOUR }))
    : refuse('SNS 3.2.5', say('intrigue.take.dry', { colour }))
}

function canTake(view: View, taken: readonly (StackId | null)[], colour: StackId): boolean {
  const mine = countOf(taken, colour)
  return mine < MOST_OF_A_COLOUR && mine < leftIn(view, colour)
}

/** SNS 3.1.6: the first colour there is, those one would rather have before the others. */
function firstFree(view: View, seat: FactionId, prefer: readonly ColourId[]): (ColourId | null)[] {
  const taken: (ColourId | null)[] = []
  for (const colours of slots(view, seat)) {
    const ranked = [...prefer.filter((colour) => colours.includes(colour)), ...colours]
    taken.push(ranked.find((colour) => canTake(view, taken, colour)) ?? null)
  }
  return taken
}

function slots(view: View, seat: FactionId): readonly (readonly ColourId[])[] {
  return freeCards(seat, ownPower(view, seat))
}

function labelled(colour: StackId | null) {
  return colour === null
    ? { key: 'none', label: say('intrigue.take.no-more') }
    : { key: colour, label: say('intrigue.take.colour', { colour }) }
}
