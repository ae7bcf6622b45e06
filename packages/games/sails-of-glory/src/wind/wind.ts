import { STRENGTH_COUNTERS, TURN_COUNTERS } from '../data/wind-counters.ts'
import { STRENGTHS, WINDS } from '../data/winds.ts'
import type { SogTable, Wind } from '../state.ts'
import { say } from './words.en.ts'

/** SOG 12.19, SOG 12.20: at the start of Planning the wind may change. */
export function changeWind(t: SogTable): void {
  if (t.state.options.windDirection) turnWind(t)
  if (t.state.options.windStrength) raiseWind(t)
}

/** SOG 12.19.1, SOG 12.19.2 */
function turnWind(t: SogTable): void {
  const { wind } = t.state
  const drawn = t.dice.pick(without(TURN_COUNTERS, wind.turning))
  if (drawn === 'blank') return
  if (wind.turning === null) {
    wind.turning = drawn
    t.tell('all', 'SOG 12.19.1', say('wind.may-turn', { way: drawn }))
    return
  }
  const turns = wind.turning === drawn
  wind.turning = null
  if (turns) {
    const step = drawn === 'clockwise' ? 1 : WINDS.length - 1
    wind.from = WINDS[(WINDS.indexOf(wind.from) + step) % WINDS.length] ?? wind.from
    t.tell('all', 'SOG 12.19.2', say('wind.turns', { way: drawn, from: wind.from }))
  } else t.tell('all', 'SOG 12.19.2', say('wind.steadies'))
}

/** SOG 12.20.4 */
function raiseWind(t: SogTable): void {
  const { wind } = t.state
  const drawn = t.dice.pick(without(STRENGTH_COUNTERS, wind.changing))
  if (wind.changing === null) {
    if (drawn === 'blank') return
    wind.changing = drawn
    t.tell('all', 'SOG 12.20.4', say('wind.may-change', { way: drawn }))
    return
  }
  const changes = drawn === 'blank'
  if (changes) wind.strength = changed(wind)
  wind.changing = null
  const what = changes ? say('wind.blows', { strength: wind.strength }) : say('wind.steadies')
  t.tell('all', 'SOG 12.20.4', what)
}

function changed({ strength, changing }: Wind): Wind['strength'] {
  return STRENGTHS[STRENGTHS.indexOf(strength) + (changing === 'rising' ? 1 : -1)] ?? strength
}

/** The counters that are not on the gauge. */
function without<C extends string>(counters: readonly C[], kept: C | null): C[] {
  const place = kept === null ? -1 : counters.indexOf(kept)
  return counters.filter((_, index) => index !== place)
}
