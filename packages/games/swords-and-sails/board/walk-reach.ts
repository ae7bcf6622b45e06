import type { TableModel } from '@windward/kit/contract.ts'
import { walk } from '@windward/kit/panel/options-walk.ts'
import { type AreaId, isLandId, isSeaId, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import type { Branch, Question } from '@windward/table'

/** Where a choice that is being walked can be made on the map: the area, and the way to it. */
export type Walkable = ReadonlyMap<AreaId, readonly (string | number)[]>

const NONE: Walkable = new Map()

/** The areas the present fork of the question speaks of, if it is answered step by step. */
export function walkable(table: TableModel<SwordsAndSails>): Walkable {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined) return NONE
  return placesIn(question, table.draft(question).work.value)
}

let last: { readonly question: unknown; readonly work: unknown; readonly places: Walkable } | undefined

/** Looked up once for each step of a walk: the board asks again whenever anything is marked on it. */
function placesIn(question: Question<SwordsAndSails>, work: unknown): Walkable {
  if (last?.question !== question || last.work !== work)
    last = { question, work, places: forkPlaces(question, work) }
  return last.places
}

function forkPlaces(question: Question<SwordsAndSails>, work: unknown): Walkable {
  const path = pathIn(work)
  if (path === undefined) return NONE
  const { taken, at } = walk(question.options(), path)
  if (at.kind !== 'choice') return NONE
  const before = taken.map(({ key }) => key)
  const places = new Map<AreaId, readonly (string | number)[]>()
  for (const branch of at.branches) {
    const area = areaOf(branch)
    if (area !== undefined && !places.has(area)) places.set(area, [...before, branch.key])
  }
  return places
}

/** Kinds whose panels do not walk keep something else than a way in their drafts. */
function pathIn(work: unknown): readonly (string | number)[] | undefined {
  if (work === undefined) return []
  if (typeof work !== 'object' || work === null || !('path' in work) || !Array.isArray(work.path))
    return undefined
  return work.path
}

function areaOf({ key, label }: Branch<unknown>): AreaId | undefined {
  const named = [key, label?.fields['to'], label?.fields['land'], label?.fields['at']]
  return named.find((name): name is AreaId => typeof name === 'string' && (isLandId(name) || isSeaId(name)))
}
