import { type Signal, signal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { pathIn, walk } from '@windward/kit/panel/options-walk.ts'
import {
  homeOf,
  landAt,
  REALM_IDS,
  type SailsOfWar,
  SIDES,
  turnRealm,
  type View,
  type Zone,
} from '@windward/sails-of-war/facts'
import { asked } from '@windward/table'
import { firstAnswer, type Ghost, ghostIn, isTurning, type Lit, litPlaces } from './fork.ts'

/** What can be chosen on the board now. */
export function litNow(table: TableModel<SailsOfWar>, view: View): Lit[] {
  const question = table.question.value
  return question === undefined ? [] : litPlaces(question, view, table.draft(question).work.value)
}

/** A place that is one choice is chosen; where it could be several, the panel asks which. */
export function press(table: TableModel<SailsOfWar>, zone: Zone): void {
  const view = table.position.value?.view
  const question = table.question.value
  if (view === undefined) return
  const ways = litNow(table, view).filter((lit) => lit.zone === zone)
  const [only] = ways
  table.selection.value = landAt(view, zone)?.id ?? `${zone}`
  if (question !== undefined && only !== undefined && ways.length === 1)
    table.draft(question).set({ path: only.path })
}

const looks = new WeakMap<TableModel<SailsOfWar>, Signal<Zone | undefined>>()

/** The place on the board somebody points at. */
export function lookAt(table: TableModel<SailsOfWar>): Signal<Zone | undefined> {
  const found = looks.get(table) ?? signal<Zone | undefined>(undefined)
  looks.set(table, found)
  return found
}

/** SOW 2.3: the tile in hand as it would lie, once its zone is chosen. */
export function ghostNow(table: TableModel<SailsOfWar>): Ghost | undefined {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined) return undefined
  const { work } = table.draft(question)
  const rolled = asked(question, turnRealm)
  if (rolled !== undefined) return { ...rolled.brief, turned: SIDES.find((each) => each === work.value) ?? 0 }
  if (question.kind !== 'lay') return undefined
  const { at } = walk(question.options(), pathIn(work.value))
  if (at.kind === 'leaf') return homeGhost(at.answer, question.seat) ?? ghostIn(at.answer)
  return isTurning(at) ? ghostIn(firstAnswer(at)) : undefined
}

/** A Home Realm has no sides to match, and so no turning. */
function homeGhost(answer: unknown, seat: SailsOfWar['seat']): Ghost | undefined {
  if (typeof answer !== 'object' || answer === null || !('do' in answer) || answer.do !== 'home')
    return undefined
  const realm = REALM_IDS.find((id) => id === homeOf(seat))
  return realm === undefined || !('zone' in answer)
    ? undefined
    : ghostIn({ realm, zone: answer.zone, turned: 0 })
}
