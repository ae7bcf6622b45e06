import type { TableModel } from '@windward/kit/contract.ts'
import { pathIn, walk } from '@windward/kit/panel/options-walk.ts'
import { RACE_IDS, type SailsOfWar, type View, type Wondered, wonderedOf } from '@windward/sails-of-war/facts'
import { firstAnswer } from '../fork.ts'
import { zoneOf } from '../places.ts'
import { litNow, lookAt } from '../pressing.ts'

/** The fight that would come of where somebody looks or, if he looks nowhere, of what he has chosen. */
export function wonderedNow(table: TableModel<SailsOfWar>, view: View): Wondered | undefined {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined || table.telling.value !== undefined)
    return undefined
  const race = RACE_IDS.find((id) => id === question.seat)
  if (race === undefined) return undefined
  const [marked] = table.highlight.value
  const zone = lookAt(table).value ?? (marked === undefined ? undefined : zoneOf(view, marked))
  const lit = zone === undefined ? undefined : litNow(table, view).find((each) => each.zone === zone)
  if (lit !== undefined)
    return thereOnly(wonderedOf(view, race, firstAnswer(lit.branch.leads())), view, lit.zone)
  const { at } = walk(question.options(), pathIn(table.draft(question).work.value))
  if (at.kind === 'leaf') return wonderedOf(view, race, at.answer)
  const stop = at.kind === 'choice' ? at.branches.find(({ key }) => key === 'stop') : undefined
  return stop && wonderedOf(view, race, firstAnswer(stop.leads()))
}

/** What would be fought elsewhere is not what somebody looks at. */
function thereOnly(wondered: Wondered | undefined, view: View, zone: number): Wondered | undefined {
  if (wondered === undefined) return undefined
  const at = wondered.about === 'land' ? view.realms[wondered.realm]?.at : wondered.zone
  return at === zone ? wondered : undefined
}
