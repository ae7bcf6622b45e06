import { after, answer, branch, choice, type Decision, type Options, refuse } from '@windward/table'
import * as z from 'zod'
import { HORN_UNITS } from '../data/artifacts.ts'
import { someUnits } from '../movement/over-land/unit-options.ts'
import { countOf, holds, kindsIn, type SomeUnits, unitsShape } from '../pieces.ts'
import { openPlayer, playerOf } from '../players.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { type Battle, type BattleSide, otherSide } from './battle.ts'
import { wallsFor } from './battle-side.ts'
import { strongest } from './decide-front.ts'
import { sideOf } from './decide-losses.ts'
import { suffer } from './fight-step.ts'
import { type Hits, hitsIn, rollsFor } from './rolls.ts'
import { say } from './words.en.ts'

/** SOW 8.6.5, SOW 11.5.10: who attacks before the battle, or that the Horn is kept. */
export const blowHorn: Decision<SailsOfWar, null, SomeUnits | 'keep'> = {
  kind: 'horn-of-war',
  title: () => say('battle.horn.title', { most: HORN_UNITS }),
  hint: () => say('battle.horn.hint'),
  shape: z.union([z.literal('keep'), unitsShape]),
  options: ({ view, seat }) => {
    const { ready } = sideOf(view, seat)
    const mightiest = strongest(ready, HORN_UNITS)
    const some: Options<SomeUnits | 'keep'> = after(someUnits(ready, HORN_UNITS), (units) => answer(units))
    return choice<SomeUnits | 'keep'>([
      branch('keep', () => answer('keep'), say('battle.horn.keep')),
      branch('mightiest', () => answer(mightiest), say('battle.horn.blow', { units: mightiest })),
      branch('some', () => some, say('battle.horn.some')),
    ])
  },
  check: ({ view, seat }, units) =>
    units === 'keep' || (holds(sideOf(view, seat).ready, units) && countOf(units) <= HORN_UNITS)
      ? undefined
      : refuse('SOW 8.6.5', say('battle.horn.wrong', { most: HORN_UNITS })),
  confirm: (_, units) => say(units === 'keep' ? 'battle.horn.keep' : 'battle.horn.confirm'),
  absent: () => 'keep',
  openEnded: true,
}

/** SOW 8.6.5: the Horn lies open, so only its holder is asked. Whom it kills was killed in no round (SOW 8.4.4). */
export function* mayBlowHorn(t: SowTable, battle: Battle, side: BattleSide): SowFlow {
  const hits = yield* t.step('horn', () => blownHits(t, battle, side))
  if (hits === null) return
  const foe = otherSide(battle, side)
  yield* t.step('losses', () => suffer(t, [{ side: foe, hits, step: 'front' }]))
  foe.killed = 0
}

/** Nothing where no Horn is blown. */
function* blownHits(t: SowTable, battle: Battle, side: BattleSide): SowFlow<Hits | null> {
  const { state } = t
  if (side.militia || !openPlayer(state, side.race).relics.includes('horn-of-war')) return null
  if (kindsIn(side.ready).length === 0) return null
  const units = yield* t.ask(side.race, blowHorn, null)
  if (units === 'keep') return null
  const player = playerOf(state, side.race)
  player.relics = player.relics.filter((relic) => relic !== 'horn-of-war')
  state.countersGone.push('horn-of-war')
  const rolls = rollsFor(t.dice, side.race, units, wallsFor(state, battle, side))
  t.tell('all', 'SOW 8.6.5', say('battle.horn.blown', { race: side.race, units, rolls }))
  return hitsIn(rolls)
}
