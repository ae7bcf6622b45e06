import { type Certainty, type Pains, randomFrom, sampledCertainty, USUAL_PAINS } from '@windward/search/odds'
import type { RaceId } from '../data/races.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import { fightOut, sideOf, standing } from './field.ts'

/** Units of one race that fight together. */
export interface Force {
  readonly race: RaceId
  readonly units: SomeUnits
}

/** A battle for a Realm, or several one after the other (SOW 8.1.1). */
export interface LandBattle {
  readonly attacker: Force
  readonly defenders: readonly Force[]
  /** SOW 8.2.3: what walls take from the attacker's dice. */
  readonly walls: number
  /** SOW 16.6: in base mode they add to the defender's dice instead. */
  readonly base: boolean
}

export interface LandOdds extends Certainty {
  /** The attacker alone holds the field; somebody else does; nobody. */
  readonly win: number
  readonly lose: number
  readonly neither: number
  /** How many units stand at the end, on the average, of how many: the attacker's, and all defenders'. */
  readonly left: readonly [number, number]
  readonly began: readonly [number, number]
}

export function landOdds(battle: LandBattle, { trials, seed }: Pains = USUAL_PAINS): LandOdds {
  const { attacker, defenders } = battle
  const began = [
    countOf(attacker.units),
    defenders.reduce((all, { units }) => all + countOf(units), 0),
  ] as const
  if (defenders.length === 0 || began[1] === 0 || began[0] === 0) return unfought(began)
  const random = randomFrom(seed)
  const tally = { win: 0, lose: 0, ours: 0, theirs: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    const [ours, theirs] = fought(battle, random)
    tally.ours += ours
    tally.theirs += theirs
    if (ours > 0 && theirs === 0) tally.win += 1
    else if (theirs > 0) tally.lose += 1
  }
  const share = (count: number) => count / trials
  return {
    win: share(tally.win),
    lose: share(tally.lose),
    neither: share(trials - tally.win - tally.lose),
    left: [share(tally.ours), share(tally.theirs)],
    began,
    ...sampledCertainty(trials),
  }
}

/** SOW 8.1.1: one foe after the other; whoever stands after a battle is whole again for the next. */
function fought({ attacker, defenders, walls, base }: LandBattle, random: () => number): [number, number] {
  let ours = sideOf(attacker.race, attacker.units, base ? 0 : -walls)
  let theirs = 0
  for (const { race, units } of defenders) {
    const foe = sideOf(race, units, base ? walls : 0)
    if (standing(ours) > 0) fightOut(ours, foe, random)
    theirs += standing(foe)
    ours = {
      ...ours,
      ready: ours.ready.map((count, kind) => count + (ours.routed[kind] ?? 0)),
      routed: ours.routed.map(() => 0),
      killed: 0,
      killedBefore: 0,
    }
  }
  return [standing(ours), theirs]
}

function unfought(began: readonly [number, number]): LandOdds {
  const won = began[0] > 0 ? 1 : 0
  return { win: won, lose: 1 - won, neither: 0, left: began, began, exact: true, trials: 0, error: 0 }
}
