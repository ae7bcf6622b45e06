import type { TableModel } from '@windward/kit/contract.ts'
import { pathIn, stagesOf } from '@windward/kit/panel/options-walk.ts'
import { type AreaId, isLandId, isSeaId, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import type { Branch, Question, Way } from '@windward/table'
import { isPlace } from './asked-places.ts'

/** Where a choice that is being walked can be made on the map: the area, and the way to it. */
export type Walkable = ReadonlyMap<AreaId, Way>

const NONE: Walkable = new Map()

/** The areas the present fork of the question speaks of, if it is answered step by step. */
export function walkable(table: TableModel<SwordsAndSails>): Walkable {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined) return NONE
  // Panels of their own keep something else than a way in their drafts.
  if (table.board.panels[question.kind] !== undefined) return NONE
  return placesIn(question, table.draft(question).work.value)
}

let last: { readonly question: unknown; readonly work: unknown; readonly places: Walkable } | undefined

/** Looked up once for each step of a walk: the board asks again whenever anything is marked on it. */
function placesIn(question: Question<SwordsAndSails>, work: unknown): Walkable {
  if (last?.question !== question || last.work !== work)
    last = { question, work, places: forkPlaces(question, work) }
  return last.places
}

/** The places of the last fork, decided or not: another can be pointed at as long as nothing is sealed. */
function forkPlaces(question: Question<SwordsAndSails>, work: unknown): Walkable {
  const { stages } = stagesOf(question.options(), pathIn(work))
  const fork = stages.findLast((stage) => stage.kind === 'choice')
  const places = new Map<AreaId, Way>()
  for (const branch of fork?.branches ?? []) {
    const area = areaOf(branch)
    if (fork !== undefined && area !== undefined && !places.has(area))
      places.set(area, [...fork.before, branch.key])
  }
  return places
}

function areaOf(choice: Branch<unknown>): AreaId | undefined {
  const place = placeOfChoice(choice)
  return place !== undefined && (isLandId(place) || isSeaId(place)) ? place : undefined
}

/** The area or the piece a choice speaks of. */
export function placeOfChoice({ key, label }: Branch<unknown>): string | undefined {
  const named = [key, label?.fields['to'], label?.fields['land'], label?.fields['at']]
  return named.find(isPlace)
}
