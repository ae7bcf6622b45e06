import type { TableModel } from '@windward/kit/contract.ts'
import { type SailsOfGlory, shipName, type View } from '@windward/sails-of-glory/facts'
import { beside, fanOf } from './fan-courses.ts'
import { prospectsOf } from './prospects.ts'
import { words } from './words.en.ts'

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

interface HelmProps {
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
}

/** The helm of the ship in hand, for the keyboard: arrows go through her cards from port to starboard. Seen while it has the focus. */
export function Helm({ table, view }: HelmProps) {
  const fan = fanOf(table, view)
  if (fan === undefined) return null
  const place = fan.courses.findIndex(({ chosen }) => chosen)
  const course = fan.courses[place]
  const said = words.course(course, course === undefined ? [] : prospectsOf(view, fan, course))
  return (
    <div
      class="sog-helm-keys"
      role="slider"
      tabIndex={0}
      data-over
      aria-label={words.helm(shipName(fan.ship.id))}
      aria-valuemin={1}
      aria-valuemax={fan.courses.length}
      aria-valuenow={place + 1}
      aria-valuetext={said}
      onKeyDown={(event) => {
        const by = event.shiftKey ? undefined : KEYS[event.key]
        // Presses that come before what the last one chose is drawn go on from there.
        const now = fanOf(table, view)
        const card = by && now && beside(now, by)
        if (now === undefined || card === undefined) return
        event.preventDefault()
        event.stopPropagation()
        now.choose(card)
      }}
    >
      {words.helm(shipName(fan.ship.id))}: {said}
    </div>
  )
}
