import { ATTITUDE_FROM } from '../data/measures.ts'
import { between } from './angle.ts'

const ATTITUDES = ['reaching', 'beating', 'running', 'aback'] as const
export type Attitude = (typeof ATTITUDES)[number]
export type Colour = 'green' | 'orange' | 'red'

/** SOG 3.1.1, SOG 3.1.2: a ship's attitude, from her heading and where the wind comes from. */
export function attitudeOf(heading: number, windFrom: number): Attitude {
  const off = between(heading, windFrom)
  if (off < ATTITUDE_FROM.beating) return 'aback'
  if (off < ATTITUDE_FROM.reaching) return 'beating'
  return off <= ATTITUDE_FROM.running ? 'reaching' : 'running'
}

export function colourOf(attitude: Attitude): Colour {
  if (attitude === 'reaching') return 'green'
  return attitude === 'aback' ? 'red' : 'orange'
}
