import type { SailsOfWar, View, Zone } from '@windward/sails-of-war/board'
import type { Branch, Options, Question } from '@windward/table'
import { type Walked, walk } from '../../table/options-walk.ts'
import { zoneOf } from './places.ts'

export type Path = readonly (string | number)[]

/** A choice that can be made by pressing a place of the board. */
export interface Lit {
  readonly zone: Zone
  readonly path: Path
  readonly branch: Branch<unknown>
}

/** How far the walk through the choices has come; the same form the plain panel keeps. */
export function pathIn(work: unknown): Path {
  if (typeof work !== 'object' || work === null || !('path' in work) || !Array.isArray(work.path)) return []
  return work.path
}

/** What is asked about turning a tile has sides for keys, not zones. */
const SIDE_KINDS: readonly string[] = ['turn-realm', 'tooth']

/** The choices of the present fork that name places; before anything is chosen also those one deed further on. */
export function litPlaces(question: Question<SailsOfWar>, view: View, work: unknown): Lit[] {
  if (question.sealed !== undefined || SIDE_KINDS.includes(question.kind)) return []
  const { taken, at } = walk(question.options(), pathIn(work))
  if (at.kind !== 'choice' || isTurning(at)) return []
  const path = taken.map(({ key }) => key)
  const here = placesAmong(view, at.branches, path)
  const stop = at.branches.find(({ key }) => key === 'stop')
  const last = taken.findLast(({ key }) => zoneOf(view, `${key}`) !== undefined)
  const zone = last === undefined ? undefined : zoneOf(view, `${last.key}`)
  if (stop !== undefined && zone !== undefined) here.push({ zone, path: [...path, 'stop'], branch: stop })
  return taken.length > 0 ? here : [...here, ...deedsAtPlaces(view, at.branches)]
}

function placesAmong(view: View, branches: readonly Branch<unknown>[], path: Path): Lit[] {
  return branches.flatMap((branch) => {
    const zone = zoneOf(view, branch.key)
    return zone === undefined ? [] : [{ zone, path: [...path, branch.key], branch }]
  })
}

/** Where there is only one way on it is gone without asking, so it has no key in the path. */
function deedsAtPlaces(view: View, deeds: readonly Branch<unknown>[]): Lit[] {
  return deeds.flatMap((deed) => {
    if (zoneOf(view, deed.key) !== undefined) return []
    const next = deed.leads()
    if (next.kind !== 'choice') return []
    return placesAmong(view, next.branches, [deed.key]).map((lit) => ({
      ...lit,
      path: next.size === 1 ? [deed.key] : lit.path,
      branch: deed,
    }))
  })
}

/** A tile to be laid, as far as it has been decided. */
export interface Ghost {
  readonly realm: string
  readonly zone: Zone
  readonly turned: number
}

export function firstAnswer(options: Options<unknown>): unknown {
  let at = options
  for (;;) {
    if (at.kind === 'leaf') return at.answer
    if (at.kind === 'range') at = at.leads(at.least)
    else if (at.size === 0) return undefined
    else at = at.lead(0)
  }
}

export function ghostIn(answer: unknown): Ghost | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if (!('realm' in answer && 'zone' in answer && 'turned' in answer)) return undefined
  const { realm, zone, turned } = answer
  return typeof realm === 'string' && typeof zone === 'number' && typeof turned === 'number'
    ? { realm, zone, turned }
    : undefined
}

/** Whether all that is left to choose is how a tile is turned. */
export function isTurning(at: Walked['at']): boolean {
  if (at.kind !== 'choice' || at.size < 2 || at.size > 6) return false
  const ghosts = at.branches.map(({ leads }) => ghostIn(firstAnswer(leads())))
  const [first] = ghosts
  return (
    first !== undefined && ghosts.every((each) => each?.zone === first.zone && each.realm === first.realm)
  )
}
