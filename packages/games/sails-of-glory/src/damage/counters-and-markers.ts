import { LETTERS, type Letter } from '../data/bags.ts'
import { FACES, type Face, type FaceId } from '../data/faces.ts'

/** A damage counter, by its letter and its face. */
export type Counter = `${Letter}${FaceId}`
/** A marker that covers a box and comes from no bag. */
type Marker = 'crew' | 'fire' | 'water'
/** Whatever lies in the boxes of a log. */
export type Token = Counter | Marker

export function isCounter(token: Token): token is Counter {
  return token !== 'crew' && token !== 'fire' && token !== 'water'
}

const READ = new Map(
  LETTERS.flatMap((letter) =>
    [...FACES].map(([id, face]): [string, Read] => [`${letter}${id}`, { letter, id, face }]),
  ),
)

interface Read {
  readonly letter: Letter
  readonly id: FaceId
  readonly face: Face
}

/** What a counter says. */
export function readCounter(counter: Counter): Read {
  const read = READ.get(counter)
  if (read === undefined) throw new Error(`There is no counter ${counter}.`)
  return read
}

/** The counter of that name, if there is one. */
export function counterNamed(name: string): Counter | undefined {
  const read = READ.get(name)
  return read && `${read.letter}${read.id}`
}
