import { BATTERIES, nameFirst, type View } from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'
import { Broadside } from './broadside.tsx'
import { Log } from './log.tsx'
import { Special } from './special.tsx'
import { words } from './words.en.ts'

interface BatteryLogProps {
  readonly battery: View['batteries'][number]
  readonly advanced: boolean
}

/** SOG 14.1.1 */
export function BatteryLog({ battery, advanced }: BatteryLogProps) {
  const { fortification, arcs, log } = BATTERIES[battery.type]
  return (
    <Log
      name={nameFirst(battery.id)}
      about={words.log.battery(battery.type, arcs.length)}
      lost={battery.fate === 'standing' ? undefined : names.fates[battery.fate]}
      side={battery.side}
      figures={[[words.log.figures.walls, fortification]]}
      columns={log}
      boxes={battery}
      advanced={advanced}
    >
      <Broadside name={words.guns.battery} guns={battery.guns} />
      <Special kind="fire" count={battery.fires} />
    </Log>
  )
}
