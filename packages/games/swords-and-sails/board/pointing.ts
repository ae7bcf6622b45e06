import type { TableModel } from '@windward/kit/contract.ts'
import type { AreaId, SwordsAndSails } from '@windward/swords-and-sails/facts'
import { deskOf } from './orders/desk.ts'
import { lookAt } from './orders/preview.ts'
import { areaOf } from './press.ts'

/** A finger that rests so long on a place wants to know about it. */
const LONG_PRESS_MS = 450

type Table = TableModel<SwordsAndSails>

/** Looks at a place the chosen piece can go to; at any other nothing is looked at. */
export function look(table: Table, area: AreaId | undefined): void {
  const desk = deskOf(table)
  const isWithinReach = area !== undefined && desk?.piece !== undefined && desk.reach.has(area)
  lookAt(table).at.value = isWithinReach ? area : undefined
}

/** Over a place with a pointer, or a finger that stays: what would come of going there is shown, and nothing is set. */
export function pointing(table: Table, placeUnder: (target: EventTarget | null) => string | undefined) {
  let held: ReturnType<typeof setTimeout> | undefined
  const area = (target: EventTarget | null) => {
    const place = placeUnder(target)
    return place === undefined ? undefined : areaOf(table, place)
  }
  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') look(table, area(target))
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      clearTimeout(held)
      if (pointerType !== 'touch') look(table, undefined)
    },
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      clearTimeout(held)
      if (pointerType === 'touch') held = setTimeout(() => look(table, area(target)), LONG_PRESS_MS)
    },
    onPointerUp: () => clearTimeout(held),
    onPointerCancel: () => clearTimeout(held),
  }
}
