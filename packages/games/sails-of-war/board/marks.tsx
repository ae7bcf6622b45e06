import type { TableModel } from '@windward/kit/contract.ts'
import { addressOf, landAt, type SailsOfWar, type View, type Zone } from '@windward/sails-of-war/facts'
import { hexagon, moved } from './hex.ts'
import { Fought } from './pieces/badges.tsx'
import { zoneAsked, zoneOf } from './places.ts'

interface MarksProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly lit: ReadonlySet<Zone>
}

/** What can be chosen, what is chosen, what is asked about and told of, and where a battle is. */
export function Marks({ table, view, lit }: MarksProps) {
  const chosen = table.selection.value === undefined ? undefined : zoneOf(view, table.selection.value)
  const told = table.highlight.value.map((place) => zoneOf(view, place))
  const fought = view.battle === null ? undefined : view.realms[view.battle.realm]?.at
  const asked = table.telling.value === undefined ? zoneAsked(view, table.question.value) : undefined
  return (
    <g class="sow-marks">
      {[...lit].map((zone) => (
        <Choosable key={zone} zone={zone} land={landAt(view, zone) !== undefined} />
      ))}
      {asked !== undefined && !lit.has(asked) && (
        <g transform={moved(asked)}>
          <path class="sow-casing" d={hexagon(98)} />
          <path class="sow-asked" d={hexagon(98)} />
        </g>
      )}
      {chosen !== undefined && (
        <g transform={moved(chosen)}>
          <path class="sow-chosen-ground" d={hexagon(97)} />
          <path class="sow-chosen" d={hexagon(97)} />
          {landAt(view, chosen) === undefined && (
            <text class="sow-address" y="-60">
              {addressOf(chosen)?.join('/')}
            </text>
          )}
        </g>
      )}
      {told.map(
        (zone) =>
          zone !== undefined && (
            <g key={zone} transform={moved(zone)}>
              <path class="sow-casing" d={hexagon(103)} />
              <path class="sow-told" d={hexagon(103)} />
            </g>
          ),
      )}
      {fought !== undefined && (
        <g transform={moved(fought)}>
          <Fought />
        </g>
      )}
    </g>
  )
}

/** What can be chosen is framed: a Realm over its sides, water by a thin line. */
function Choosable({ zone, land }: { readonly zone: Zone; readonly land: boolean }) {
  return (
    <g transform={moved(zone)}>
      {land && <path class="sow-casing" d={hexagon(95)} />}
      <path class={`sow-lit ${land ? '' : 'sow-shallow'}`} d={hexagon(land ? 95 : 90)} />
    </g>
  )
}
