import type { Dice } from '@windward/table'
import { BAGS, type Letter } from '../data/bags.ts'
import { FACE_IDS, type FaceId } from '../data/faces.ts'
import type { Bags, Battery, Ship } from '../state.ts'
import { type Counter, isCounter, readCounter, type Token } from './counters-and-markers.ts'

/** SOG 2.3.1: full bags. */
export function fullBags(): Bags {
  return { A: { ...BAGS.A }, B: { ...BAGS.B }, C: { ...BAGS.C }, D: { ...BAGS.D }, E: { ...BAGS.E } }
}

interface Holders {
  readonly bags: Bags
  readonly ships: readonly Pick<Ship, 'zero'>[]
  readonly batteries: readonly Pick<Battery, 'zero'>[]
}

/** SOG 2.3.2, SOG 2.3.3: up to so many counters of a letter, drawn without putting back. */
export function drawCounters(state: Holders, letter: Letter, count: number, dice: Dice): Counter[] {
  const drawn: Counter[] = []
  for (let i = 0; i < count; i += 1) {
    const face = drawFace(state, letter, dice)
    if (face === undefined) break
    drawn.push(`${letter}${face}`)
  }
  return drawn
}

function drawFace(state: Holders, letter: Letter, dice: Dice): FaceId | undefined {
  const bag = state.bags[letter]
  let faces = facesIn(bag)
  if (faces.length === 0) {
    emptyZeroBoxes(state, letter)
    faces = facesIn(bag)
  }
  if (faces.length === 0) return undefined
  const face = dice.pick(faces)
  bag[face] = (bag[face] ?? 0) - 1
  return face
}

/** Every counter in a bag, one by one. */
function facesIn(bag: Bags[Letter]): FaceId[] {
  const faces: FaceId[] = []
  for (const face of FACE_IDS) {
    for (let left = bag[face] ?? 0; left > 0; left -= 1) faces.push(face)
  }
  return faces
}

/** SOG 2.3.3: the counters of this letter in all 0 boxes go back. */
function emptyZeroBoxes({ bags, ships, batteries }: Holders, letter: Letter): void {
  for (const log of [...ships, ...batteries]) {
    const [back, kept] = parted(log.zero, letter)
    log.zero = kept
    putBack(bags, back)
  }
}

function parted(tokens: readonly Token[], letter: Letter): [Counter[], Token[]] {
  const back: Counter[] = []
  const kept: Token[] = []
  for (const token of tokens) {
    if (isCounter(token) && readCounter(token).letter === letter) back.push(token)
    else kept.push(token)
  }
  return [back, kept]
}

/** Counters go back into their bags; markers are just taken off. */
export function putBack(bags: Bags, tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (!isCounter(token)) continue
    const { letter, id } = readCounter(token)
    bags[letter][id] = (bags[letter][id] ?? 0) + 1
  }
}

/** SOG 2.3.2: whatever lay on a log of somebody who is out of play goes back. */
export function emptyLog(bags: Bags, log: Ship | Battery): void {
  putBack(bags, [...log.hull.flat(), ...log.crew, ...log.zero, ...log.mended])
  Object.assign(log, { hull: [], crew: [], zero: [], mended: [], delayed: [] })
}

/** SOG 12.1.1: chance, asked of an E counter that goes back at once; with an empty bag it says no (SOG 12.1.2). */
export function chance(state: Holders, dice: Dice): boolean {
  const [counter] = drawCounters(state, 'E', 1, dice)
  if (counter === undefined) return false
  putBack(state.bags, [counter])
  return readCounter(counter).face.symbol === 'crew'
}
