import { BATTERIES, shipName, type View } from '@windward/sails-of-glory/facts'
import { Broadside } from './broadside.tsx'
import { Log } from './log.tsx'
import { Special } from './special.tsx'

interface BatteryLogProps {
  readonly battery: View['batteries'][number]
  readonly advanced: boolean
}

/** SOG 14.1.1 */
export function BatteryLog({ battery, advanced }: BatteryLogProps) {
  const { fortification, arcs, log } = BATTERIES[battery.type]
  const name = shipName(battery.id)
  return (
    <Log
      name={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
      about={`${battery.type === 'fort' ? 'a fort' : `${battery.type} battery`}, ${arcs.length} ${arcs.length === 1 ? 'arc' : 'arcs'} of fire`}
      lost={battery.fate === 'standing' ? undefined : battery.fate}
      side={battery.side}
      figures={[['Walls', fortification]]}
      columns={log}
      boxes={battery}
      advanced={advanced}
    >
      <Broadside name="Guns" guns={battery.guns} />
      <Special kind="fire" count={battery.fires} />
    </Log>
  )
}
