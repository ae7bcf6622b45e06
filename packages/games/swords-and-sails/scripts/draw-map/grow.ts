import { COLUMNS } from './frame.ts'

export interface Seed {
  readonly cell: number
  readonly label: number
  /** How far the others may go before this seed starts. */
  readonly delay: number
}

const STRAIGHT = 5
const DIAGONAL = 7
const FARTHEST_STEP = 255 * DIAGONAL
const FAR = 0x7fffffff

const step = (dx: number, dy: number) => ({
  dx,
  offset: dy * COLUMNS + dx,
  length: dx === 0 || dy === 0 ? STRAIGHT : DIAGONAL,
})
const REST = step(0, 0)
const STEPS = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => step(dx, dy)))
  .filter(({ offset }) => offset !== 0)

/** Cells waiting at each distance, as rings of linked lists: whole-number Dijkstra without a heap. */
class Queue {
  readonly #size = FARTHEST_STEP + 1
  readonly #first = new Int32Array(this.#size).fill(-1)
  readonly #next: Int32Array
  readonly #previous: Int32Array
  #waiting = 0

  constructor(cells: number) {
    this.#next = new Int32Array(cells).fill(-1)
    this.#previous = new Int32Array(cells).fill(-1)
  }

  get isEmpty(): boolean {
    return this.#waiting === 0
  }

  add(cell: number, distance: number): void {
    const slot = distance % this.#size
    const first = this.#first[slot] ?? -1
    this.#next[cell] = first
    this.#previous[cell] = -1
    if (first >= 0) this.#previous[first] = cell
    this.#first[slot] = cell
    this.#waiting++
  }

  remove(cell: number, distance: number): void {
    const [previous, next] = [this.#previous[cell] ?? -1, this.#next[cell] ?? -1]
    if (previous >= 0) this.#next[previous] = next
    else this.#first[distance % this.#size] = next
    if (next >= 0) this.#previous[next] = previous
    this.#waiting--
  }

  firstAt(distance: number): number {
    return this.#first[distance % this.#size] ?? -1
  }
}

/**
 * Every cell with a cost above nought goes to the seed that reaches it most cheaply, travelling only over
 * such cells: land over land, sea over water.
 */
export function grow(cost: Uint8Array, seeds: readonly Seed[]): Uint8Array {
  const labels = new Uint8Array(cost.length)
  const distances = new Int32Array(cost.length).fill(FAR)
  const settled = new Uint8Array(cost.length)
  const queue = new Queue(cost.length)
  const later = seeds.toSorted((a, b) => a.delay - b.delay)
  let sown = 0

  function reach(cell: number, distance: number, label: number): void {
    const known = distances[cell] ?? FAR
    if (settled[cell] === 1 || distance >= known) return
    if (known !== FAR) queue.remove(cell, known)
    distances[cell] = distance
    labels[cell] = label
    queue.add(cell, distance)
  }

  for (let distance = 0; !queue.isEmpty || sown < later.length; distance++) {
    for (let seed = later[sown]; seed !== undefined && seed.delay <= distance; seed = later[++sown]) {
      reach(seed.cell, distance, seed.label)
    }
    for (let cell = queue.firstAt(distance); cell >= 0; cell = queue.firstAt(distance)) {
      queue.remove(cell, distance)
      settled[cell] = 1
      const label = labels[cell] ?? 0
      const column = cell % COLUMNS
      for (let i = 0; i < STEPS.length; i++) {
        const step = STEPS[i] ?? REST
        const aside = column + step.dx
        if (aside < 0 || aside >= COLUMNS) continue
        const next = cell + step.offset
        const toll = cost[next] ?? 0
        if (toll > 0) reach(next, distance + toll * step.length, label)
      }
    }
  }
  return labels
}
