import type { SowFlow, SowTable } from '../state.ts'
import type { BattleSide } from './battle.ts'
import { reroll } from './decide-reroll.ts'
import { type Roll, roll } from './rolls.ts'
import { say } from './words.en.ts'

/** The dice of a side in a step. */
export interface Volley {
  readonly side: BattleSide
  readonly modifier: number
  readonly rolls: Roll[]
}

/** SOW 8.1.4: Heroes of both sides have dice rolled again, one each at a time and both at once. */
export function* rollAgain(t: SowTable, volleys: readonly Volley[]): SowFlow {
  const kept = new Set<Volley>()
  for (;;) {
    const able = volleys.filter(
      (volley) =>
        !kept.has(volley) && volley.side.rerolls > 0 && volley.rolls.some(({ result }) => result !== 'kill'),
    )
    if (able.length === 0) return
    const wishes = yield* t.askAll(
      able.map(({ side }) => side.race),
      reroll,
      (race) => ({ rolls: [...(able.find(({ side }) => side.race === race)?.rolls ?? [])] }),
    )
    for (const volley of able) {
      if (!rolledAgain(t, volley, wishes.get(volley.side.race) ?? 'keep')) kept.add(volley)
    }
  }
}

/** Whether a die was rolled again. */
function rolledAgain(t: SowTable, { side, modifier, rolls }: Volley, place: number | 'keep'): boolean {
  const old = place === 'keep' ? undefined : rolls[place]
  if (place === 'keep' || old === undefined) return false
  side.rerolls -= 1
  rolls[place] = roll(t.dice, side.race, old.unit, modifier)
  t.tell('all', 'SOW 8.1.4', say('battle.rerolled', { race: side.race, from: old, to: rolls[place] }))
  return true
}
