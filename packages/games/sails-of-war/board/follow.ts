import { useSignalEffect } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Box } from '@windward/kit/viewport/camera.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import type { SailsOfWar, View, Zone } from '@windward/sails-of-war/facts'
import { useEffect, useRef } from 'preact/hooks'
import { placesAsked } from './fork.ts'
import { extentOf, middleOf } from './hex.ts'
import { zoneAsked, zoneOf } from './places.ts'
import { battleTold } from './told/battle-told.ts'

/** All Realms are seen beside a wide table: one that is asked about or told of moves them only from the very edge. */
const EDGE = 0.06
/** On a phone it is brought so far into the window that no button lies over it. */
const WELL_IN = 0.3
/** The dice of a battle lie over the upper edge of a phone: its Realm is seen between them and the words. */
const BETWEEN = 0.33
const UNDER_TRAY = 64
/** The buttons take so much of a phone's width beside what is held in it. */
const BESIDE_BUTTONS = 1.2
/** So many times as much may be seen as before, to see all places that are asked about: on a phone a Realm stays as wide as a finger. */
const MOST_DRAWN_BACK = { wide: 1.7, phone: 1.9 }

/**
 * Moves the ocean to what is pointed at, told of or asked about, clear of the words in which it is told. Says where that
 * is which is told.
 */
export function useFollow(
  table: TableModel<SailsOfWar>,
  view: View | undefined,
  lens: { readonly current: Lens | undefined },
): Zone | undefined {
  const told = table.telling.value?.line
  const battle = told && battleTold(told, table.host.lines.peek())
  const place = told && (table.highlight.peek()[0] ?? battle?.realm)
  const toldAt = view && place !== undefined ? zoneOf(view, place) : undefined
  const seen = useRef({ view, toldAt, fought: false })
  seen.current = { view, toldAt, fought: battle !== undefined }
  const show = (zone: Zone | undefined) => {
    if (zone === undefined) return
    const { x, y } = middleOf(zone)
    if (!narrow.peek()) lens.current?.show({ x, y }, EDGE)
    else if (!seen.current.fought) lens.current?.show({ x, y }, WELL_IN)
    else lens.current?.show({ x, y: y - UNDER_TRAY }, BETWEEN)
  }
  useSignalEffect(() => {
    const [marked] = table.highlight.value
    show(seen.current.view && marked !== undefined ? zoneOf(seen.current.view, marked) : undefined)
  })
  useEffect(() => {
    lens.current?.cover(told === undefined ? 0 : table.covered.peek())
    show(toldAt)
  }, [told?.n])
  useSignalEffect(() => {
    const covered = table.covered.value
    if (table.telling.peek() === undefined || covered === 0) return
    lens.current?.cover(covered)
    show(seen.current.toldAt)
  })
  const asked = useRef(table.question.peek()?.id)
  useSignalEffect(() => {
    const question = table.question.value
    const now = table.position.peek()?.view
    // What was pressed for one question says nothing about the next.
    if (asked.current !== question?.id) table.selection.value = undefined
    asked.current = question?.id
    if (question === undefined || now === undefined) return
    const about = zoneAsked(now, question)
    const zones = about === undefined ? placesAsked(question, now) : [about]
    const box = besideButtons(extentOf(zones))
    if (zones.length < 2 || isFarAround(box, lens.current)) show(zones[0])
    else lens.current?.hold(() => box)
  })
  return toldAt
}

/** Nobody could read anything any more if all of it were to be seen. */
function isFarAround({ width, height }: Box, lens: Lens | undefined): boolean {
  const { box } = lens?.sight ?? {}
  return (
    box !== undefined &&
    Math.max(width / box.width, height / box.height) > MOST_DRAWN_BACK[narrow.peek() ? 'phone' : 'wide']
  )
}

function besideButtons(box: Box): Box {
  return narrow.peek() ? { ...box, width: box.width * BESIDE_BUTTONS } : box
}
