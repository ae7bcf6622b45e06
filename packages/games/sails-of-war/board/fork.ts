import { pathIn, stagesOf, type Walked } from '@windward/kit/panel/options-walk.ts'
import type { SailsOfWar, View, Zone } from '@windward/sails-of-war/facts'
import type { Branch, Options, Question, Step, Way } from '@windward/table'
import { zoneOf } from './places.ts'

/** A choice that can be made by pressing a place of the board. */
export interface Lit {
  readonly zone: Zone
  readonly path: Way
  readonly branch: Branch<unknown>
}

/** A number is a zone only where its label says so: sides are numbers too. */
function zoneNamed(view: View, { key, label }: Step): Zone | undefined {
  const name = `${key}`
  return /^\d+$/.test(name) && `${label?.fields['zone']}` !== name ? undefined : zoneOf(view, name)
}

/** The choices of the last fork that name places; before anything is chosen also those one deed further on. */
export function litPlaces(question: Question<SailsOfWar>, view: View, work: unknown): Lit[] {
  if (question.sealed !== undefined) return []
  const { stages } = stagesOf(question.options(), pathIn(work))
  const fork = stages.at(-1)
  if (fork?.kind !== 'choice') return []
  const here = placesAmong(view, fork.branches, fork.before)
  const stop = fork.branches.find(({ key }) => key === 'stop')
  const zone = stages
    .slice(0, -1)
    .map((stage) =>
      stage.kind === 'choice' ? stage.branches.find(({ key }) => key === stage.chosen) : undefined,
    )
    .map((branch) => branch && zoneNamed(view, { key: branch.key, label: branch.label }))
    .findLast((each) => each !== undefined)
  if (stop !== undefined && zone !== undefined)
    here.push({ zone, path: [...fork.before, 'stop'], branch: stop })
  return fork.before.length > 0 ? here : [...here, ...deedsAtPlaces(view, fork.branches)]
}

/** Where all is that is chosen between, in a question that asks for nothing but a place or a piece on the board. */
export function placesAsked(question: Question<SailsOfWar>, view: View): readonly Zone[] {
  const options = question.options()
  const branches = options.kind === 'choice' ? options.branches.filter(({ key }) => key !== 'done') : []
  const lit = placesAmong(view, branches, [])
  return lit.length < branches.length ? [] : [...new Set(lit.map(({ zone }) => zone))]
}

function placesAmong(view: View, branches: readonly Branch<unknown>[], path: Way): Lit[] {
  return branches.flatMap((branch) => {
    const zone = zoneNamed(view, { key: branch.key, label: branch.label })
    return zone === undefined ? [] : [{ zone, path: [...path, branch.key], branch }]
  })
}

/** Where there is only one way on it is gone without asking, so it has no key in the path. */
function deedsAtPlaces(view: View, deeds: readonly Branch<unknown>[]): Lit[] {
  return deeds.flatMap((deed): Lit[] => {
    if (zoneOf(view, deed.key) !== undefined) return []
    const next = deed.leads()
    const places = next.kind === 'choice' && next.size > 1 ? placesAmong(view, next.branches, [deed.key]) : []
    if (places.length > 0) return places.map((lit) => ({ ...lit, branch: deed }))
    const zone = onlyPlace(view, next)
    return zone === undefined ? [] : [{ zone, path: [deed.key], branch: deed }]
  })
}

/** The one place a deed can be done at, if all ways to do it share it. */
function onlyPlace(view: View, options: Options<unknown>): Zone | undefined {
  const ways = options.kind === 'choice' ? options.branches.map(({ leads }) => leads()) : [options]
  const [first, ...others] = ways.map((way) => startOf(view, firstAnswer(way)))
  return others.every((zone) => zone === first) ? first : undefined
}

const STARTS = ['from', 'realm', 'ships', 'ship', 'hero'] as const

function startOf(view: View, act: unknown): Zone | undefined {
  if (typeof act !== 'object' || act === null) return undefined
  for (const name of STARTS) {
    const [place] = [Reflect.get(act, name)].flat()
    if (typeof place === 'string') return zoneOf(view, place)
  }
  return undefined
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
