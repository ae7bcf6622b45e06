import { countOf, type RaceId, type Units } from '@windward/sails-of-war/facts'
import { type Berth, placed } from '../spots.ts'
import { plinthOf } from './plinth.ts'
import { Put } from './put.tsx'

interface ArmyProps {
  readonly race: RaceId
  readonly units: Units
  readonly berth: Berth
  /** One of many in a Realm: how many there are has to do. */
  readonly brief: boolean
}

const HIGH = 23

const block = (width: number): string => `M${-width / 2} 0h${width}v16q0 7 -7 7h${14 - width}q-7 0 -7 -7z`

/** An army on its plinth: one figure of each kind with their number; from afar how many they are. */
export function Army({ race, units, berth, brief }: ArmyProps) {
  return (
    <g class={`sow-army sow-of-${race}`} transform={placed(berth)}>
      {!brief && <Figures race={race} units={units} />}
      <Total race={race} count={countOf(units)} always={brief} />
    </g>
  )
}

function Figures({ race, units }: Pick<ArmyProps, 'race' | 'units'>) {
  const { width, emblem, standing } = plinthOf(units)
  return (
    <g class="sow-figures">
      <path class="sow-plinth" d={block(Math.round(width))} />
      {emblem !== undefined && (
        <Put what={`emblem-${race}`} class="sow-emblem" x={emblem} y={11.5} scale={0.72} />
      )}
      {standing.map(({ unit, x, scale }) => (
        <Put key={unit} what={`${unit}-${race}`} x={x} y={2} scale={Math.round(scale * 100) / 100} />
      ))}
      {standing.map(({ unit, count, x }) => (
        <text key={unit} class="sow-number" x={x.toFixed(1)} y="18.5">
          {count}
        </text>
      ))}
    </g>
  )
}

interface TotalProps {
  readonly race: RaceId
  readonly count: number
  readonly always: boolean
}

function Total({ race, count, always }: TotalProps) {
  const width = count < 10 ? 58 : 74
  return (
    <g class={always ? 'sow-brief' : 'sow-total'} transform={`translate(0 ${HIGH - 34})`}>
      <rect class="sow-plinth" x={-width / 2} width={width} height="34" rx="8" />
      <Put what={`emblem-${race}`} class="sow-emblem" x={17 - width / 2} y={17} scale={1} />
      <text class="sow-number" x={width / 2 - (count < 10 ? 15 : 23)} y="27">
        {count}
      </text>
    </g>
  )
}
