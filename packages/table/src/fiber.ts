import type { Audience } from './audience.ts'
import { type Decision, PASS, type Pass, READY, type Ready } from './decision.ts'
import type { Dice } from './dice/dice.ts'
import type { Flow, Interrupt, Room, Table } from './flow.ts'
import type { GameTypes } from './game.ts'
import { copyOf } from './json.ts'
import type { AnySlot, Loop } from './loop.ts'
import type { Phrase } from './phrase.ts'
import { type Beside, fromSeat, type Place, Steps } from './place.ts'
import { ActedOrReady, AllSealed, FirstSpoken } from './polls.ts'
import { type Asker, Slot } from './question.ts'
import type { Clause } from './refusal.ts'
import { Each, Repeat, Step, type Whereabouts } from './stepping.ts'
import type { Wait } from './wait.ts'

/** What names of flows and questions are put together with: inside a name it could make two of them alike. */
const OF_OTHER_NAMES = /[/~#]/

export type AnyFiber<G extends GameTypes> = Fiber<G, unknown>

/** One flow under way: what it is called, what it waits for, and the table as it sees it. */
export class Fiber<G extends GameTypes, R> implements Table<G>, Asker<G> {
  readonly #loop: Loop<G>
  readonly #name: string
  readonly #parent: AnyFiber<G> | undefined
  readonly #begin: (t: Table<G>) => Flow<R>
  readonly turn: number
  #flow: Flow<R> | undefined
  /** How often each seat has been asked, in the order of the seats. */
  readonly #askedOf: number[] = []
  #called: Map<string, number> | undefined
  #wait: Wait | undefined
  #isWaiting = false
  #posed: readonly AnySlot<G>[] = []
  #dice: Dice | undefined
  #ended: { readonly result: R } | undefined
  /** What it ends with is for nobody to know before the flows beside it have ended. */
  #sealed = false
  /** The steps of the flow, where it is now. */
  readonly #at: Whereabouts<G>
  readonly #steps: Steps<G>

  constructor(
    loop: Loop<G>,
    name: string,
    flow: (t: Table<G>) => Flow<R>,
    parent?: AnyFiber<G>,
    place?: Place,
  ) {
    this.#loop = loop
    this.#name = name
    this.#parent = parent
    this.turn = loop.turn
    this.#begin = flow
    this.#steps = new Steps(place)
    this.#at = { here: this.#steps }
    if (place?.called !== undefined) this.#called = new Map(Object.entries(place.called))
  }

  get state(): G['state'] {
    return this.#loop.state
  }

  get seats(): readonly G['seat'][] {
    return this.#loop.seats
  }

  get trusting(): boolean {
    return this.#loop.inThought
  }

  get dice(): Dice {
    this.#mustRun()
    this.#dice ??= this.#loop.dice(this.#name)
    return this.#dice
  }

  tell(to: Audience<G>, clause: Clause, what: Phrase): void {
    this.#loop.tell({ turn: this.turn, clause, what, to })
  }

  step<T>(name: string, run: () => Flow<T> | T): Flow<T> {
    return new Step(this.#at, name, run)
  }

  each<I>(name: string, items: () => readonly I[], run: (item: I) => Flow | undefined): Flow {
    return new Each(this.#at, name, items, run)
  }

  repeat(name: string, run: (time: number) => Flow<boolean>): Flow {
    return new Repeat(this.#at, name, run)
  }

  *ask<B, A>(seat: G['seat'], decision: Decision<G, B, A>, brief: B): Flow<A> {
    const slot = this.#slot(seat, decision, () => brief)
    yield this.#poll([slot], slot)
    return slot.take()
  }

  *askAll<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
  ): Flow<ReadonlyMap<G['seat'], A>> {
    const answers = new Map<G['seat'], A>()
    if (seats.length === 0) return answers
    const slots = this.#slots(seats, decision, brief)
    yield this.#poll(slots, new AllSealed(slots))
    for (const slot of slots) answers.set(slot.seat, slot.take())
    return answers
  }

  *askInOrder<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
    then: (seat: G['seat'], answer: A) => Flow | undefined,
  ): Flow {
    const here = this.#at.here
    for (const seat of fromSeat(seats, here.seat)) {
      here.seat = seat
      let taken = here.underWay<A>()
      if (taken === undefined) {
        const told = brief(seat)
        const slot = this.#slot(seat, decision, () => told)
        yield this.#poll([slot], slot)
        taken = { given: slot.take() }
      }
      const rest = then(seat, taken.given)
      if (rest !== undefined) yield* this.#carryOut(here, taken, rest)
    }
    here.seat = undefined
  }

  /** Lets an answer take effect; while that asks others, it is a part of where the flow stands. */
  *#carryOut<A>(here: Steps<G>, taken: { readonly given: A }, rest: Flow): Flow {
    here.answer = taken
    this.#at.here = here.inner()
    yield* rest
    here.leaveInner()
    here.answer = undefined
    this.#at.here = here
  }

  *window<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A | Pass>,
    brief: (seat: G['seat']) => B,
  ): Flow<Interrupt<G['seat'], A> | undefined> {
    const slots = this.#slots(seats, decision, brief)
    yield this.#poll(slots, new FirstSpoken(slots))
    for (const slot of slots) {
      const answer = slot.take()
      if (answer !== PASS) return { seat: slot.seat, answer }
    }
    return undefined
  }

  *open<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A | Ready>,
    brief: (seat: G['seat']) => B,
    act: (seat: G['seat'], action: A, room: Room<G['seat']>) => Flow | undefined,
  ): Flow {
    const slots = this.#slots(seats, decision, brief, true)
    const room = { recall: (...called: readonly G['seat'][]) => recall(slots, called) }
    const wait = new ActedOrReady(slots)
    const here = this.#at.here
    let by = seats.find((seat) => seat === here.seat)
    let taken = here.underWay<A>()
    for (;;) {
      if (by === undefined || taken === undefined) {
        yield this.#poll(slots, wait)
        const slot = wait.acted()
        if (slot === undefined) return
        const action = slot.take()
        if (action === READY) continue
        by = slot.seat
        taken = { given: action }
      }
      const rest = act(by, taken.given, room)
      if (rest !== undefined) {
        here.seat = by
        yield* this.#carryOut(here, taken, rest)
        here.seat = undefined
      }
      taken = undefined
    }
  }

  together<I, T>(
    items: readonly I[],
    name: (item: I) => string,
    flow: (t: Table<G>, item: I) => Flow<T>,
  ): Flow<T[]> {
    return this.#sideBySide(items, name, flow, false)
  }

  askTogether<I, T>(
    items: readonly I[],
    name: (item: I) => string,
    flow: (t: Table<G>, item: I) => Flow<T>,
  ): Flow<T[]> {
    return this.#sideBySide(items, name, flow, true)
  }

  *#sideBySide<I, T>(
    items: readonly I[],
    name: (item: I) => string,
    flow: (t: Table<G>, item: I) => Flow<T>,
    sealed: boolean,
  ): Flow<T[]> {
    this.#mustRun()
    if (items.length === 0) return []
    const here = this.#at.here
    const before = here.standing()
    if (before !== undefined) for (const item of items) this.#uncall(name(item))
    const children = items.map((item, place) =>
      this.#child(name(item), (t) => flow(t, item), before?.[place]),
    )
    for (const child of children) child.#sealed = sealed
    here.waits()
    here.besides = children
    for (const child of children) if (!child.hasEnded) this.#loop.run(child)
    const settled = () => children.every((child) => child.hasEnded)
    if (!settled()) yield { settled }
    here.besides = undefined
    return children.map((child) => child.result)
  }

  #child<T>(name: string, flow: (t: Table<G>) => Flow<T>, before: Beside | undefined): Fiber<G, T> {
    const place = before !== undefined && 'place' in before ? before.place : undefined
    const child = new Fiber(this.#loop, this.#childName(name), flow, this, place)
    if (before !== undefined && 'ended' in before) child.#ended = { result: copyOf<T>(before.ended) }
    return child
  }

  /** Where this flow stands. */
  place(): Place {
    const place = this.#steps.place()
    return this.#called === undefined ? place : { ...place, called: Object.fromEntries(this.#called) }
  }

  beside(): Beside {
    if (this.#sealed) return { place: {} }
    return this.#ended === undefined
      ? { place: this.place() }
      : { ended: copyOf<unknown>(this.#ended.result ?? null) }
  }

  view(seat: G['seat']): G['view'] {
    return this.#loop.view(seat)
  }

  look(seat: G['seat']): G['view'] {
    return this.#loop.look(seat)
  }

  /** An answer was put in or taken back: this flow may be able to go on. */
  heard(): void {
    this.#loop.wake(this)
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined
  }

  get result(): R {
    if (this.#ended === undefined) throw new Error(`Flow '${this.#name}' has not ended.`)
    return this.#ended.result
  }

  canGoOn(): boolean {
    return this.#ended === undefined && (this.#wait === undefined || this.#wait.settled())
  }

  /** Runs up to the next wait, or to the end. */
  goOn(): void {
    if (this.#posed.length > 0) this.#loop.unpose(this)
    this.#posed = []
    this.#isWaiting = false
    this.#flow ??= this.#begin(this)
    do {
      const step = this.#flow.next()
      if (step.done === true) {
        this.#end(step.value)
        return
      }
      this.#wait = step.value
    } while (this.#wait.settled())
    this.#isWaiting = true
    for (const slot of this.#posed) this.#loop.pose(slot)
  }

  #end(result: R): void {
    this.#ended = { result }
    if (this.#parent === undefined) this.#loop.turnEnded()
    else if (this.#parent.#isWaiting) this.#loop.start(this.#parent)
  }

  #poll(slots: readonly AnySlot<G>[], wait: Wait): Wait {
    this.#mustRun()
    this.#at.here.waits()
    this.#posed = slots
    return wait
  }

  #slots<B, A>(
    seats: readonly G['seat'][],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
    free = false,
  ): readonly Slot<G, B, A>[] {
    return seats.map((seat) => this.#slot(seat, decision, brief, free))
  }

  #slot<B, A>(
    seat: G['seat'],
    decision: Decision<G, B, A>,
    brief: (seat: G['seat']) => B,
    free = false,
  ): Slot<G, B, A> {
    const place = this.#loop.seats.indexOf(seat)
    if (place < 0) throw new Error(`Nobody sits at ${seat} to be asked.`)
    const number = (this.#askedOf[place] ?? 0) + 1
    this.#askedOf[place] = number
    return new Slot(this, `${this.#name}#${number}`, seat, decision, brief, free)
  }

  /** The same name may come again in one flow: the second time it is another flow with other dice. */
  #childName(name: string): string {
    if (OF_OTHER_NAMES.test(name)) throw new Error(`A flow cannot be called '${name}'.`)
    this.#called ??= new Map()
    const times = (this.#called.get(name) ?? 0) + 1
    this.#called.set(name, times)
    return times === 1 ? `${this.#name}/${name}` : `${this.#name}/${name}~${times}`
  }

  /** A flow that is picked up has its name already. */
  #uncall(name: string): void {
    this.#called?.set(name, (this.#called.get(name) ?? 1) - 1)
  }

  /** A flow that used the table of another would roll the other's dice, in an order that depends on who is quick. */
  #mustRun(): void {
    if (this.#loop.running !== this)
      throw new Error(`Flow '${this.#name}' is not the one running: use the table given to you.`)
  }
}

function recall<G extends GameTypes, B, A>(
  slots: readonly Slot<G, B, A | Ready>[],
  seats: readonly G['seat'][],
): void {
  for (const slot of slots) {
    if (!seats.includes(slot.seat) || slot.sealed?.answer !== READY) continue
    slot.withdraw()
    slot.instructed = false
  }
}
