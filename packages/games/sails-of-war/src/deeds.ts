import {
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  type Options,
  oneOf,
  type Phrase,
  type Refusal,
  type Situation,
  turned,
} from '@windward/table'
import * as z from 'zod'
import type { RaceId } from './data/races.ts'
import { playerOf } from './players.ts'
import type { SailsOfWar, SowFlow, SowTable } from './state.ts'
import type { View } from './view.ts'
import { type SegmentKind, say } from './words.en.ts'

/** The answer by which a player ends a segment in which he acts as often as he likes. */
export const DONE = 'done'
type Done = typeof DONE

/** Something a player does in such a segment; its name says what. */
export interface Act {
  readonly do: string
}

/** One kind of thing that can be done. Each has a small file of its own, with these parts in this order. */
export interface DeedParts<A extends Act> {
  readonly shape: z.ZodType<A>
  /** The ways to do it now: usually one branch named after the deed, or none where it cannot be done at all. */
  options(view: View, seat: RaceId): readonly Branch<A>[]
  /** Why it cannot be done so, or nothing. */
  fault(view: View, seat: RaceId, act: A): Refusal | undefined
  carryOut(t: SowTable, seat: RaceId, act: A): SowFlow | undefined
}

/**
 * A deed about which others are asked before they know all of it: meanwhile it lies in the plan of its player (SOW 17.1.7).
 */
export interface PlannedParts<A extends Act> extends Omit<DeedParts<A>, 'carryOut'> {
  /** What he is about can be looked up as long as it lasts; in the thoughts of others nobody knows. */
  carryOut(t: SowTable, seat: RaceId, known: () => A | undefined): SowFlow
}

/** A deed among others of its segment. */
export interface Deed {
  /** Whether others are asked about it before they know all of it. */
  readonly planned: boolean
  readonly shape: z.ZodType<Act>
  options(view: View, seat: RaceId): readonly Branch<Act>[]
  fault(view: View, seat: RaceId, act: Act): Refusal | undefined
  carryOut(t: SowTable, seat: RaceId, act: Act): SowFlow | undefined
}

export function deed<A extends Act>({ shape, options, fault, carryOut }: DeedParts<A>): Deed {
  return {
    planned: false,
    shape,
    options,
    fault: (view, seat, act) => fault(view, seat, shape.parse(act)),
    carryOut: (t, seat, act) => carryOut(t, seat, shape.parse(act)),
  }
}

export function plannedDeed<A extends Act>({ shape, options, fault, carryOut }: PlannedParts<A>): Deed {
  return {
    planned: true,
    shape,
    options,
    fault: (view, seat, act) => fault(view, seat, shape.parse(act)),
    carryOut: (t, seat) => carryOut(t, seat, () => shape.safeParse(playerOf(t.state, seat).plan?.act).data),
  }
}

interface Plain<N extends string> {
  readonly name: N
  label(view: View, seat: RaceId): Phrase
  /** What it does, where its label alone does not say it. */
  note?(): Phrase
  fault(view: View, seat: RaceId): Refusal | undefined
  carryOut(t: SowTable, seat: RaceId): SowFlow | undefined
}

/** A deed that leaves nothing to choose: offered wherever it can be done. */
export function plainDeed<N extends string>({ name, label, note, fault, carryOut }: Plain<N>): Deed {
  return deed({
    shape: z.strictObject({ do: z.literal(name) }),
    options: (view, seat) =>
      fault(view, seat) === undefined
        ? [branch(name, () => answer({ do: name }), label(view, seat), note?.())]
        : [],
    fault,
    carryOut,
  })
}

/** How a thing is named in a choice. */
export interface Named {
  readonly key: string
  readonly label: Phrase
}

/** The branch of a deed that is done with one of several things; none where there is nothing. */
export function doneWith<T, A>(
  name: string,
  label: Phrase,
  things: readonly T[],
  describe: (thing: T) => Named,
  act: (thing: T) => A,
  note?: Phrase,
): Branch<A>[] {
  return things.length === 0 ? [] : [branch(name, () => turned(oneOf(things, describe), act), label, note)]
}

/** A segment in which a player does what he likes until he is done. */
export interface Segment {
  readonly decision: Decision<SailsOfWar, null, Act | Done>
  /** The ways to do one thing alone, without those to do all the others. */
  ways(view: View, seat: RaceId, name: string): Options<Act>
  /** What everybody may know of a deed while it is carried out. */
  begin(t: SowTable, seat: RaceId, act: Act): Act
  carryOut(t: SowTable, seat: RaceId, act: Act): SowFlow | undefined
}

export function segment(
  kind: SegmentKind,
  title: (situation: Situation<SailsOfWar, null>) => Phrase,
  deeds: Readonly<Record<string, Deed>>,
  hint?: () => Phrase,
): Segment {
  const shape: z.ZodType<Act | Done> = z.union([
    z.literal(DONE),
    ...Object.values(deeds).map((each) => each.shape),
  ])
  const deedOf = ({ do: name }: Act): Deed => {
    const found = deeds[name]
    if (found === undefined) throw new Error(`Nothing in '${kind}' is called '${name}'.`)
    return found
  }
  const done = branch<Act | Done>(DONE, () => answer(DONE), say('deed.done'))
  return {
    decision: {
      kind,
      title,
      ...(hint === undefined ? {} : { hint }),
      shape,
      options: ({ view, seat }) =>
        choice<Act | Done>([done, ...Object.values(deeds).flatMap((each) => each.options(view, seat))]),
      check: ({ view, seat }, act) => (act === DONE ? undefined : deedOf(act).fault(view, seat, act)),
      confirm: (_, act) =>
        act === DONE ? say('deed.end', { segment: kind }) : say('deed.confirm', { deed: act.do }),
      absent: () => DONE,
      unanswered: () => say('deed.unanswered', { segment: kind }),
      openEnded: true,
    },
    ways: (view, seat, name) => choice(deedOf({ do: name }).options(view, seat)),
    begin: ({ state }, seat, act) => {
      if (!deedOf(act).planned) return act
      playerOf(state, seat).plan = { act: { ...act } }
      return { do: act.do }
    },
    carryOut: (t, seat, act) => deedOf(act).carryOut(t, seat, act),
  }
}

/** Lets somebody do one thing, or say that he is done. */
export function* askAct(t: SowTable, seat: RaceId, { decision, begin }: Segment): SowFlow<Act | Done> {
  const act = yield* t.ask(seat, decision, null)
  return act === DONE ? DONE : begin(t, seat, act)
}

/** What he has done is known to all. */
export function* carriedOut(t: SowTable, seat: RaceId, { carryOut }: Segment, act: Act): SowFlow {
  const rest = carryOut(t, seat, act)
  if (rest !== undefined) yield* rest
  delete playerOf(t.state, seat).plan
}

/** Asks a player again and again until he is done or out. */
export function* actUntilDone(t: SowTable, seat: RaceId, segment: Segment): SowFlow {
  yield* t.repeat('acts', function* () {
    if (t.state.players[seat]?.out !== false) return false
    const act = yield* t.step('act', () => askAct(t, seat, segment))
    if (act === DONE) return false
    yield* t.step('deed', () => carriedOut(t, seat, segment, act))
    return true
  })
}
