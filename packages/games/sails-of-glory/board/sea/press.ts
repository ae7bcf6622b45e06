import type { TableModel } from '@windward/kit/contract.ts'
import { type AimedShot, type Aims, type Fire, fire, type SailsOfGlory } from '@windward/sails-of-glory/facts'
import type { Question } from '@windward/table'
import { fireTold } from '../drafts.ts'
import { presentOf } from '../panels/present-ship.ts'
import { atPointer } from '../placing/at-pointer.ts'
import { layingOf, nearestPlace } from '../placing/pieces.ts'
import { workFor } from '../works.ts'
import { pickable } from './picking.ts'

/** What a press on the sea means: it answers the question at hand where it can, else it chooses a ship. */
export function press(table: TableModel<SailsOfGlory>, event: MouseEvent, top: number): void {
  const { target } = event
  const pressed = target instanceof SVGElement ? target : undefined
  /* A card was chosen there, and the ship in hand stays in hand. */
  if (pressed?.closest('.sog-discs') != null) return
  const question = table.question.value
  const place = placeAt(target)
  if (question !== undefined && question.sealed === undefined) {
    if (place !== undefined && (picks(table, question, place) || aims(table, question, place))) return
    if (pressed !== undefined && place === undefined && lays(table, question, pressed, event, top)) return
    if (place !== undefined && isOutOfReach(question, place)) return
  }
  table.selection.value = place
}

/** The ship or the battery something on the sea belongs to. */
export function placeAt(target: EventTarget | null): string | undefined {
  const element = target instanceof SVGElement ? target : undefined
  return element?.closest('[data-place]:not([data-laid] *)')?.getAttribute('data-place') ?? undefined
}

/** While guns are laid a press on a ship they cannot reach only shows why; the ship in hand stays in hand. */
function isOutOfReach(question: Question<SailsOfGlory>, place: string): boolean {
  const told = fireTold(question)
  return told !== undefined && !told.ships.some(({ ship }) => ship === place)
}

function picks(table: TableModel<SailsOfGlory>, question: Question<SailsOfGlory>, place: string): boolean {
  if (!pickable(question).some((ship) => ship === place)) return false
  table.draft(question).set({ path: [place] })
  return true
}

/** The guns that do most to whoever is pressed are aimed at her. */
function aims(table: TableModel<SailsOfGlory>, question: Question<SailsOfGlory>, place: string): boolean {
  const told = fireTold(question)
  const from =
    told &&
    presentOf(
      told.ships.map(({ ship }) => ship),
      table,
    )
  const ship = told?.ships.find((each) => each.ship === from)
  if (ship === undefined) return false
  const draft = table.draft(question)
  const work = workFor(draft.work.value, fire)
  const before = work[ship.ship] ?? { ship: ship.ship, port: null, starboard: null, muskets: null }
  const after = aimedAt(ship, before, place)
  if (after === undefined) return false
  draft.set({ ...work, [ship.ship]: after })
  return true
}

function aimedAt(aims: Aims, fire: Fire, place: string): Fire | undefined {
  const best = (shots: readonly AimedShot[] | undefined) =>
    shots?.filter(({ at }) => at === place).toSorted((a, b) => b.counters - a.counters)[0]
  for (const side of ['port', 'starboard'] as const) {
    const guns = aims[side]
    const shot = best(guns?.shots)
    if (guns === null || shot === undefined) continue
    const load = guns.load === null ? (guns.loads[0] ?? null) : null
    return { ...fire, [side]: { at: shot.at, arc: shot.arc, load, high: false } }
  }
  const musket = aims.muskets.find((at) => at === place)
  return musket && { ...fire, muskets: musket }
}

/** On open water the next piece is put where it may lie nearest to the press. */
function lays(
  table: TableModel<SailsOfGlory>,
  question: Question<SailsOfGlory>,
  pressed: SVGElement,
  event: MouseEvent,
  top: number,
): boolean {
  const laying = layingOf(question, table.draft(question))
  if (laying === undefined) return false
  const laid = pressed.closest('[data-laid]')?.getAttribute('data-laid')
  if (laid != null) {
    table.selection.value = laid
    return true
  }
  const berth = pressed.closest('[data-berth]')?.getAttribute('data-berth')
  const at = atPointer(pressed, event, top)
  const nearest = at && nearestPlace(laying.places, at.x, at.y)
  const place = berth == null ? nearest : laying.places[Number(berth)]
  if (place !== undefined) laying.lay(place)
  return place !== undefined
}
