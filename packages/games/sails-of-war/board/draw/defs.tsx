import { RACE_IDS } from '@windward/sails-of-war/facts'
import { MARKS } from '../emblem.tsx'
import { hexagon } from '../hex.ts'
import { Painted } from './painted.tsx'
import { SYMBOLS } from './symbols.ts'
import { Weaves } from './weaves.tsx'

/** Every drawing and pattern of the board, once. */
export function Defs() {
  return (
    <defs>
      <clipPath id="sow-hex">
        <path d={hexagon(99.5)} />
      </clipPath>
      {SYMBOLS.map(({ id, drawing, cut = false }) => (
        <g key={id} id={id} {...(cut ? { 'clip-path': 'url(#sow-hex)' } : {})}>
          <Painted drawing={drawing} />
        </g>
      ))}
      {RACE_IDS.map((race) => (
        <path key={race} id={`sow-emblem-${race}`} d={MARKS[race]} transform="translate(-12 -12)" />
      ))}
      <Weaves />
    </defs>
  )
}
