import { type Chooser, type Decision, type Refusal, refuse, standing, straight } from '@windward/table'
import { z } from 'zod'
import { STACK_IDS, type StackId } from '../cards.ts'
import { COLOUR_IDS, type ColourId } from '../data/cards/intrigue-colours.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { stackIds } from '../setup/begin.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { leftIn } from './draw-cards.ts'
import { countOf, freeCards, MOST_OF_A_COLOUR, nextPrice, priceOf } from './free-cards.ts'
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
  ...straight((choose, { seat, view }) => {
    const free = chosenFree(choose, view, seat)
    return { free, bought: chosenBought(choose, view, seat, free) }
  }),
  check: ({ seat, view }, taking) => takingFault(view, seat, taking),
  absent: ({ seat, view }) => ({ free: firstFree(view, seat, []), bought: [] }),
  standing: standing(
    say('intrigue.take.standing'),
    z.strictObject({ prefer: z.array(z.enum(COLOUR_IDS)).max(COLOUR_IDS.length) }),
    ({ seat, view }, { prefer }) => ({ free: firstFree(view, seat, prefer), bought: [] }),
  ),
}

function chosenFree(choose: Chooser, view: View, seat: FactionId): (ColourId | null)[] {
  const free: (ColourId | null)[] = []
  for (const colours of slots(view, seat)) {
    const open: (ColourId | null)[] = []
    for (const colour of colours) if (canTake(view, free, colour)) open.push(colour)
    if (open.length === 0) open.push(null)
    free.push(choose.oneOf(open, labelled))
  }
  return free
}

const DONE = ['done'] as const
const DONE_OR_BUY = ['done', 'buy'] as const

/** Stopping is one way and going on the other, whatever number of colours there is. */
function chosenBought(choose: Chooser, view: View, seat: FactionId, free: Taking['free']): StackId[] {
  let { gold } = ownPower(view, seat)
  const bought: StackId[] = []
  const taken: (StackId | null)[] = [...free]
  for (;;) {
    const next: StackId[] = []
    for (const colour of stackIds(view.options))
      if (nextPrice(taken, colour) <= gold && canTake(view, taken, colour)) next.push(colour)
    const way = choose.oneOf(next.length === 0 ? DONE : DONE_OR_BUY, goesOn)
    if (way === 'done') return bought
    const colour = choose.oneOf(next, labelled)
    gold -= nextPrice(taken, colour)
    bought.push(colour)
    taken.push(colour)
  }
}

function goesOn(way: 'done' | 'buy') {
  return { key: way, label: say(way === 'done' ? 'intrigue.take.no-more' : 'intrigue.take.buy') }
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
