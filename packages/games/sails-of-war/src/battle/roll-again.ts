import type { SowFlow, SowTable } from '../state.ts'
import type { Battle, SideName } from './battle.ts'
import { reroll } from './decide-reroll.ts'
import { type Roll, roll } from './rolls.ts'
import { say } from './words.en.ts'

/** The dice of a side in a step, and whether its Hero leaves them as they lie. */
export interface Volley {
  readonly by: SideName
  readonly modifier: number
  readonly rolls: readonly Roll[]
  readonly kept: boolean
}

/** SOW 8.1.4: Heroes of both sides have dice rolled again, one each at a time and both at once; how they lie in the end. */
export function* rollAgain(
  t: SowTable,
  battle: Battle,
  volleys: readonly Volley[],
): SowFlow<readonly Volley[]> {
  const rolled = yield* t.step('wishes', () => rolledAsWished(t, battle, volleys))
  return rolled === null ? volleys : yield* t.step('again', () => rollAgain(t, battle, rolled))
}

/** Nothing where nobody can have a die rolled again. */
function* rolledAsWished(
  t: SowTable,
  battle: Battle,
  volleys: readonly Volley[],
): SowFlow<readonly Volley[] | null> {
  const isAble = ({ by, kept, rolls }: Volley) =>
    !kept && battle[by].rerolls > 0 && rolls.some(({ result }) => result !== 'kill')
  const able = volleys.filter(isAble)
  if (able.length === 0) return null
  const wishes = yield* t.askAll(
    able.map(({ by }) => battle[by].race),
    reroll,
    (race) => ({ rolls: [...(able.find(({ by }) => battle[by].race === race)?.rolls ?? [])] }),
  )
  return volleys.map((volley) =>
    able.includes(volley)
      ? rolledOnce(t, battle, volley, wishes.get(battle[volley.by].race) ?? 'keep')
      : volley,
  )
}

function rolledOnce(t: SowTable, battle: Battle, volley: Volley, place: number | 'keep'): Volley {
  const side = battle[volley.by]
  const old = place === 'keep' ? undefined : volley.rolls[place]
  if (place === 'keep' || old === undefined) return { ...volley, kept: true }
  side.rerolls -= 1
  const rolled = roll(t.dice, side.race, old.unit, volley.modifier)
  t.tell('all', 'SOW 8.1.4', say('battle.rerolled', { race: side.race, from: old, to: rolled }))
  return { ...volley, rolls: volley.rolls.with(place, rolled) }
}
