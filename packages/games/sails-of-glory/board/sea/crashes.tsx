import type { TableModel } from '@windward/kit/contract.ts'
import { type SailsOfGlory, type SeenShip, SHIP_IDS, type View } from '@windward/sails-of-glory/facts'
import type { SeenLine } from '@windward/table'
import { mm } from '../measure.ts'
import { touchOf } from './touch.ts'

interface CrashesProps {
  readonly table: TableModel<SailsOfGlory>
  readonly view: View
  readonly top: number
}

const UPON_HER = ['terrain.strikes', 'terrain.aground', 'damage.explodes']
const BURST = 'M0 -14L3.4 -5L12 -8L6.6 -1L14 4L5.4 4.6L6 13L0 7L-6 13L-5.4 4.6L-14 4L-6.6 -1L-12 -8L-3.4 -5Z'

/** SOG 6.2.7, SOG 12.15.1: where ships run into each other, or onto something, or explode, while it is told. */
export function Crashes({ table, view, top }: CrashesProps) {
  const told = table.telling.value
  if (told === undefined) return null
  return (
    <>
      {told.lines.flatMap((line) =>
        spotsOf(line, view).map(({ x, y }) => (
          <g
            key={`${line.n} ${x} ${y}`}
            class="sog-crash"
            data-crash
            transform={`translate(${mm(x).toFixed(1)} ${(top - mm(y)).toFixed(1)})`}
          >
            <path d={BURST} />
          </g>
        )),
      )}
    </>
  )
}

function spotsOf({ what: { key, fields } }: SeenLine, { ships }: View) {
  const ship = named(ships, fields['ship'])[0]
  if (ship === undefined) return []
  if (key === 'move.collided') return named(ships, fields['others']).map((other) => touchOf(ship, other))
  return UPON_HER.includes(key) ? [ship.pose] : []
}

/** The ships a field of a line names. */
function named(ships: readonly SeenShip[], field: unknown): readonly SeenShip[] {
  const ids = [field].flat().flatMap((each) => SHIP_IDS.find((id) => id === each) ?? [])
  return ids.flatMap((id) => ships.find((ship) => ship.id === id) ?? [])
}
