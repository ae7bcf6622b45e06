import { classOf } from '../data/ships.ts'
import type { Ship } from '../state.ts'
import { type Counter, isCounter, readCounter, type Token } from './token.ts'

type Log = Pick<Ship, 'id' | 'hull' | 'crew' | 'zero'>

/** SOG 8.1: all counters a ship has drawn in a phase, placed together. */
export function placeCounters(ship: Log, counters: readonly Counter[]): void {
  const read = counters.map((counter) => ({ counter, face: readCounter(counter).face }))
  for (const { counter, face } of read) {
    if (face.points === 0 && face.symbol === null) ship.zero.push(counter)
  }
  const numbers = read.filter(({ face }) => face.points > 0).sort((a, b) => b.face.points - a.face.points)
  for (const { counter, face } of numbers) placeNumber(ship, counter, face.points)
  for (const { counter, face } of read) {
    if (face.symbol === 'crew') placeCrewLoss(ship, face.points > 0 ? 'crew' : counter)
  }
}

/** SOG 8.2, SOG 8.5 */
function placeNumber(ship: Log, counter: Counter, points: number): void {
  const { burden, log } = classOf(ship.id)
  const box = points >= burden ? undefined : ship.hull.find((each) => !isFull(each, burden))
  if (box !== undefined) box.push(counter)
  else if (ship.hull.length < log.length) ship.hull.push([counter])
  else ship.zero.push(counter)
}

/** SOG 8.3, SOG 8.5 */
export function placeCrewLoss(ship: Log, token: Token): void {
  if (ship.crew.length < classOf(ship.id).log.length) ship.crew.push(token)
  else if (isCounter(token)) ship.zero.push(token)
}

/** SOG 11.6.1, SOG 11.7.1: a marker covers an empty box, which is then full. */
export function placeMarker(ship: Log, marker: 'fire' | 'water'): void {
  if (ship.hull.length < classOf(ship.id).log.length) ship.hull.push([marker])
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
