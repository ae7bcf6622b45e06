import type { Ship } from '../state.ts'
import { type Counter, isCounter, readCounter, type Token } from './counters-and-markers.ts'
import { type Logged, printedOn } from './log.ts'

/** The rows of a log and the 0 box. */
export type Log = Pick<Ship, 'hull' | 'crew' | 'zero'>

/** How many boxes each row has, and what fills a box of the hull row. */
export interface Capacity {
  readonly burden: number
  readonly boxes: number
}

export function capacityOf(gunner: Logged): Capacity {
  const { burden, log } = printedOn(gunner)
  return { burden, boxes: log.length }
}

/** SOG 8.1: all counters drawn in a phase, placed together; of those that cost no crew only numbers are (SOG 13.1.3). */
export function placeCounters(
  log: Log,
  capacity: Capacity,
  counters: readonly Counter[],
  costingNoCrew: readonly Counter[] = [],
): void {
  const read = [
    ...counters.map((counter) => ({ counter, face: readCounter(counter).face, crewCounts: true })),
    ...costingNoCrew.map((counter) => ({ counter, face: readCounter(counter).face, crewCounts: false })),
  ]
  for (const { counter, face, crewCounts } of read) {
    if (face.points === 0 && !(face.symbol === 'crew' && crewCounts)) log.zero.push(counter)
  }
  const numbers = read.filter(({ face }) => face.points > 0).sort((a, b) => b.face.points - a.face.points)
  for (const { counter, face } of numbers) placeNumber(log, capacity, counter, face.points)
  for (const { counter, face, crewCounts } of read) {
    if (face.symbol === 'crew' && crewCounts) placeCrewLoss(log, capacity, face.points > 0 ? 'crew' : counter)
  }
}

/** SOG 8.2, SOG 8.5 */
function placeNumber(log: Log, { burden, boxes }: Capacity, counter: Counter, points: number): void {
  const box = points >= burden ? undefined : log.hull.find((each) => !isFull(each, burden))
  if (box !== undefined) box.push(counter)
  else if (log.hull.length < boxes) log.hull.push([counter])
  else log.zero.push(counter)
}

/** SOG 8.3, SOG 8.5 */
export function placeCrewLoss(log: Log, { boxes }: Capacity, token: Token): void {
  if (log.crew.length < boxes) log.crew.push(token)
  else if (isCounter(token)) log.zero.push(token)
}

/** SOG 11.6.1, SOG 11.7.1: a marker covers an empty box, which is then full. */
export function placeMarker(log: Log, { boxes }: Capacity, marker: 'fire' | 'water'): void {
  if (log.hull.length < boxes) log.hull.push([marker])
}

/** SOG 8.2: a box is full when its counters reach the burden, or a marker lies in it. */
export function isFull(box: readonly Token[], burden: number): boolean {
  let points = 0
  for (const token of box) {
    if (!isCounter(token)) return true
    points += readCounter(token).face.points
  }
  return points >= burden
}
