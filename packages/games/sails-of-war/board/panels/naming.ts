import type { TableModel } from '@windward/kit/contract.ts'
import type { Step } from '@windward/kit/panel/options-walk.ts'
import { REALM_IDS, type SailsOfWar } from '@windward/sails-of-war/facts'
import type { Phrase } from '@windward/table'

/** What a choice is called. */
export function nameOf({ key, label }: Step, table: TableModel<SailsOfWar>): string {
  if (typeof key === 'number') return countName(key, label, table)
  if (label !== undefined) return table.text(label)
  if (key === 'done') return 'That is all'
  const words = key.replace(/^\+/, '').replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Labels that say what is counted. */
const COUNTED = ['goods.kind', 'economy.port.wood']

function countName(count: number, label: Phrase | undefined, table: TableModel<SailsOfWar>): string {
  if (label === undefined || label.key === 'movement.how-many') return `${count}`
  return COUNTED.includes(label.key) ? `${count} ${table.text(label)}` : `${table.text(label)}: ${count}`
}

/** What a question with few answers is sealed by: the answer itself, once it is chosen. */
export function chosenName(taken: readonly Step[], table: TableModel<SailsOfWar>): string {
  const chosen = taken.at(-1)
  return chosen === undefined ? 'Choose' : nameOf(chosen, table)
}

/** The place on the board a choice speaks of. */
export function placeOfLabel(label: Phrase | undefined): string | undefined {
  const { realm, zone, ship, hero } = label?.fields ?? {}
  if (typeof realm === 'string' && REALM_IDS.some((id) => id === realm)) return realm
  if (typeof zone === 'number') return `${zone}`
  return [ship, hero].find((piece) => typeof piece === 'string')
}
