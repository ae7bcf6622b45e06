import type { Dice } from './dice/dice.ts'
import { type AnyFiber, Fiber } from './fiber.ts'
import type { Flow, Table } from './flow.ts'
import { type Game, type GameTypes, SPECTATOR, type Viewer } from './game.ts'
import { Ledger, type Line } from './ledger.ts'
import type { Place } from './place.ts'
import type { Slot } from './question.ts'

/** Gives the dice of the flow that has this name. */
export type DiceBox = (flow: string) => Dice

export interface Course<G extends GameTypes> {
  readonly seats: readonly G['seat'][]
  readonly state: G['state']
  readonly turn: number
  readonly dice: DiceBox
  /** Where the turn stands, if it is picked up in the middle; it begins otherwise. */
  readonly place?: Place | undefined
  /** A match in thought: nobody is told anything, and what is looked at is the rules' own. */
  readonly inThought?: boolean
  /** Called before each turn begins, while nothing is under way. */
  readonly beforeTurn?: ((turn: number, state: G['state']) => void) | undefined
  /** Called right after each line of the ledger, in the middle of the rules: to look, and not to touch. */
  readonly told?: ((line: Line<G>) => void) | undefined
}

export type AnySlot<G extends GameTypes> = Slot<G, unknown, unknown>

const MOST_SILENT_TURNS = 10_000

/** Runs the flows of a match: turn after turn, and inside a turn whatever is not waiting for an answer. */
export class Loop<G extends GameTypes> {
  readonly game: Game<G>
  readonly seats: readonly G['seat'][]
  readonly state: G['state']
  readonly dice: DiceBox
  readonly inThought: boolean
  readonly ledger = new Ledger<G>()
  /** The questions before the seats, in the order they were put; never many at once. */
  #asked: AnySlot<G>[] = []
  readonly #ready: AnyFiber<G>[] = []
  /** What each seat sees, in the order of the seats, as far as it has been made. */
  readonly #views: (G['view'] | undefined)[] = []
  readonly #looks = new Map<string, G['view']>()
  /** The last glance of each seat, for the game to make the next of. */
  readonly #glances: (G['view'] | undefined)[] = []
  readonly #beforeTurn: Course<G>['beforeTurn']
  readonly #told: Course<G>['told']
  #turn: number
  #silentTurns = 0
  #runs = 0
  #running: AnyFiber<G> | undefined
  #root: AnyFiber<G> | undefined

  constructor(game: Game<G>, course: Course<G>) {
    this.game = game
    this.seats = course.seats
    this.state = course.state
    this.dice = course.dice
    this.inThought = course.inThought ?? false
    this.#beforeTurn = course.beforeTurn
    this.#told = course.told
    this.#turn = course.turn
    if (course.place === undefined) this.#nextTurn()
    else this.#startTurn(course.place)
    this.#drain()
  }

  get turn(): number {
    return this.#turn
  }

  /** How often any flow has run: as long as this is the same, so is everything that anybody sees of the state. */
  get runs(): number {
    return this.#runs
  }

  get running(): AnyFiber<G> | undefined {
    return this.#running
  }

  get isAsking(): boolean {
    return this.#asked.length > 0
  }

  /** Every question that stands before a seat. */
  asked(): readonly AnySlot<G>[] {
    return this.#asked
  }

  find(seat: string, id: string): AnySlot<G> | undefined {
    for (const slot of this.#asked) if (slot.seat === seat && slot.id === id) return slot
    return undefined
  }

  /** What a seat sees, as the rules go by it; made once until they run on. */
  view(seat: G['seat']): G['view'] {
    const place = this.seats.indexOf(seat)
    let view = this.#views[place]
    if (view === undefined) {
      view = this.game.glance?.(this.state, seat, this.#glances[place]) ?? this.game.view(this.state, seat)
      if (place >= 0) {
        this.#views[place] = view
        this.#glances[place] = view
      }
    }
    return view
  }

  /** What a looker sees, to be handed out: a copy apart from the one the rules go by. */
  look(viewer: Viewer<G>): G['view'] {
    if (this.inThought && viewer !== SPECTATOR) return this.view(viewer)
    let look = this.#looks.get(viewer)
    if (look === undefined) {
      look = this.game.view(this.state, viewer)
      this.#looks.set(viewer, look)
    }
    return look
  }

  /** Something has changed for this flow: it goes on if it can, and with it whatever waits for it. */
  wake(fiber: AnyFiber<G>): void {
    if (!fiber.canGoOn()) return
    this.run(fiber)
    this.#drain()
  }

  tell(line: Line<G>): void {
    if (this.inThought) return
    this.ledger.lines.push(line)
    this.#told?.(line)
  }

  pose(slot: AnySlot<G>): void {
    slot.put()
    this.#asked.push(slot)
    this.#silentTurns = 0
  }

  /** Takes back all questions of a flow. */
  unpose(fiber: AnyFiber<G>): void {
    const others: AnySlot<G>[] = []
    for (const slot of this.#asked) if (slot.asker !== fiber) others.push(slot)
    this.#asked = others
  }

  start(fiber: AnyFiber<G>): void {
    this.#ready.push(fiber)
  }

  /** The flow of a turn has come to its end: begin the next, unless the match is over. */
  turnEnded(): void {
    this.#turn += 1
    this.#nextTurn()
  }

  #nextTurn(): void {
    if (this.game.outcome(this.state) !== undefined) return
    this.#silentTurns += 1
    if (this.#silentTurns > MOST_SILENT_TURNS)
      throw new Error(`${this.game.name} runs on without asking anybody.`)
    this.#beforeTurn?.(this.#turn, this.state)
    this.#startTurn()
  }

  #startTurn(place?: Place): void {
    this.#root = new Fiber(this, `${this.#turn}`, (t) => this.#flowOfTurn(t), undefined, place)
    this.start(this.#root)
  }

  /** Where the rules stand in this turn. */
  place(): Place {
    return this.#root?.place() ?? {}
  }

  #flowOfTurn(t: Table<G>): Flow {
    const flow = t.turn > 0 ? this.game.turn(t) : this.game.setup?.(t)
    return flow ?? nothingMore()
  }

  /** Runs a flow up to its next wait; one that it was called from goes on afterwards. */
  run(fiber: AnyFiber<G>): void {
    const caller = this.#running
    this.#runs += 1
    this.#running = fiber
    fiber.goOn()
    this.#running = caller
    for (let place = 0; place < this.#views.length; place += 1) this.#views[place] = undefined
    if (this.#looks.size > 0) this.#looks.clear()
  }

  #drain(): void {
    for (let fiber = this.#ready.shift(); fiber !== undefined; fiber = this.#ready.shift()) {
      if (fiber.canGoOn()) this.run(fiber)
    }
  }
}

/** What follows when laying the table was done without asking anybody. */
function* nothingMore(): Flow {}
