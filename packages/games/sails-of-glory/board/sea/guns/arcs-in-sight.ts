import { type ReadonlySignal, useSignalEffect } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'
import { useRef } from 'preact/hooks'
import { firingFrom } from '../../drafts.ts'
import { mm } from '../../measure.ts'
import { MARGIN, topOf } from '../extent.ts'
import { arcBox } from './arc-box.ts'

interface LensState {
  /** How much of the window is covered. */
  readonly covered: ReadonlySignal<number>
  /** The sea lies under its window: before that there is nothing to move. */
  readonly hasRested: ReadonlySignal<boolean>
}

/** While guns are laid all that they reach is seen, and afterwards the sea is as near again as it was. */
export function useArcsInSight(
  table: TableModel<SailsOfGlory>,
  lens: { readonly current: Lens | undefined },
  { covered, hasRested }: LensState,
): void {
  const holds = useRef(false)
  useSignalEffect(() => {
    const firing = firingFrom(table, table.selection.value)
    const view = table.position.value?.view
    if (!hasRested.value) return undefined
    const turn = setTimeout(() => {
      if (firing !== undefined && view !== undefined) {
        const sea = { width: mm(view.sea.width), height: topOf(view) }
        const { left, right, top, bottom } = arcBox(firing.ship, firing.sides, sea)
        const box = { x: left + MARGIN, y: top + MARGIN, width: right - left, height: bottom - top }
        lens.current?.hold(() => box)
      } else if (holds.current) lens.current?.cover(covered.peek())
      holds.current = firing !== undefined
    })
    return () => clearTimeout(turn)
  })
}
