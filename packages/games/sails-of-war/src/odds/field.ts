import { ALWAYS_KILLS, OVERRUN_KILLED, RALLY_TABLE, RANKS } from '../data/battle.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { DRAGON_ATTACKS, FIREGAUNT_DREAD, GIANT_RALLY, UNIT_IDS } from '../data/units.ts'
import { unitOf } from '../movement/over-land/pace.ts'
import type { SomeUnits } from '../pieces.ts'

/** Units by their place in `UNIT_IDS`: many battles are fought one after the other, so they are plain numbers. */
const KINDS = UNIT_IDS.map((_, place) => place)
const [FOOTMAN = 0, ARCHER = 1, CAVALRY = 2, GIANT = 3, FIREGAUNT = 4, DRAGON = 5] = KINDS
/** Who is lost first (SOW 18.1), and who strikes and rallies first. */
const CHEAPEST = [FOOTMAN, ARCHER, CAVALRY, FIREGAUNT, GIANT, DRAGON]
const BEST = [...CHEAPEST].reverse()
const FRONT = [DRAGON, GIANT, FIREGAUNT, FOOTMAN]
/** No battle lasts so long. */
const MOST_ROUNDS = 200

/** One side of a battle that is tried out. */
export interface TriedSide {
  readonly race: RaceId
  readonly ready: number[]
  readonly routed: number[]
  /** What walls do to its dice (SOW 8.2.3). */
  readonly modifier: number
  killed: number
  killedBefore: number
}

export function sideOf(race: RaceId, units: SomeUnits, modifier: number): TriedSide {
  return {
    race,
    ready: UNIT_IDS.map((unit) => units[unit] ?? 0),
    routed: UNIT_IDS.map(() => 0),
    modifier,
    killed: 0,
    killedBefore: 0,
  }
}

const sum = (counts: readonly number[]): number => {
  let all = 0
  for (const count of counts) all += count
  return all
}

export const standing = ({ ready, routed }: TriedSide): number => sum(ready) + sum(routed)
const of = (counts: readonly number[], kind: number): number => counts[kind] ?? 0

function add(counts: number[], kind: number, count: number): void {
  counts[kind] = of(counts, kind) + count
}

/** SOW 8.1.6: rounds until one side or both are gone; nobody goes of his own will, no Hero joins, no card is laid. */
export function fightOut(attacker: TriedSide, defender: TriedSide, random: () => number): void {
  for (let round = 0; round < MOST_ROUNDS && standing(attacker) > 0 && standing(defender) > 0; round += 1)
    if (!fightRound(attacker, defender, random)) break
  if (sum(attacker.ready) === 0) leave(attacker)
}

const roll = (random: () => number): number => 1 + Math.floor(random() * DIE)

/** Whether both are still there. */
function fightRound(attacker: TriedSide, defender: TriedSide, random: () => number): boolean {
  const sides = [attacker, defender]
  for (const side of sides) {
    side.killedBefore = side.killed
    side.killed = 0
  }
  const [ours, theirs] = [rallies(attacker, defender), rallies(defender, attacker)]
  rally(attacker, ours, random)
  rally(defender, theirs, random)
  const broken = sides.filter(({ ready }) => sum(ready) === 0)
  for (const side of broken) leave(side)
  if (broken.length > 0) return false
  const overrun = sides.filter(isOverrun)
  for (const side of overrun) leave(side)
  if (overrun.length > 0) return false
  for (const step of ['archers', 'cavalry', 'front'] as const) {
    const [blows, back] = [strike(attacker, step, random), strike(defender, step, random)]
    suffer(attacker, step, back)
    suffer(defender, step, blows)
    if (standing(attacker) === 0 || standing(defender) === 0) return false
  }
  return true
}

/** SOW 8.4.3: who is broken leaves the field, or is destroyed. */
function leave({ ready, routed }: TriedSide): void {
  ready.fill(0)
  routed.fill(0)
}

/** SOW 8.4.4 */
function isOverrun({ race, ready, killedBefore }: TriedSide): boolean {
  return RACES[race].overrun && killedBefore >= OVERRUN_KILLED && of(ready, FOOTMAN) === 0
}

/** SOW 8.4.2 */
function rallies(side: TriedSide, foe: TriedSide): number {
  return (
    RACES[side.race].rally +
    (of(side.ready, GIANT) > 0 ? GIANT_RALLY : 0) +
    (of(foe.ready, FIREGAUNT) > 0 ? FIREGAUNT_DREAD : 0)
  )
}

/** SOW 8.4.1: the best come back first. */
function rally({ ready, routed }: TriedSide, more: number, random: () => number): void {
  const all = sum(routed)
  if (all === 0) return
  const result = Math.min(DIE, Math.max(1, roll(random) + more))
  let left = Math.min(all, RALLY_TABLE.find(({ upTo }) => result <= upTo)?.rallied ?? 0)
  for (const kind of BEST) {
    const back = Math.min(left, of(routed, kind))
    add(routed, kind, -back)
    add(ready, kind, back)
    left -= back
  }
}

type Step = 'archers' | 'cavalry' | 'front'

interface Hits {
  kills: number
  routs: number
}

/** SOW 8.2: what the dice of one side bring in a step. */
function strike(side: TriedSide, step: Step, random: () => number): Hits {
  const hits = { kills: 0, routs: 0 }
  if (step === 'archers') volley(side, ARCHER, Math.min(RANKS.archers, of(side.ready, ARCHER)), hits, random)
  else if (step === 'cavalry')
    volley(side, CAVALRY, Math.min(RANKS.cavalry, of(side.ready, CAVALRY)), hits, random)
  else {
    let room: number = RANKS.front
    for (const kind of FRONT) {
      const fighting = Math.min(room, of(side.ready, kind))
      volley(side, kind, fighting * (kind === DRAGON ? DRAGON_ATTACKS : 1), hits, random)
      room -= fighting
    }
  }
  return hits
}

/** SOW 8.2.1 */
function volley(side: TriedSide, kind: number, dice: number, hits: Hits, random: () => number): void {
  if (dice === 0) return
  const { kill, rout } = unitOf(side.race, UNIT_IDS[kind] ?? 'footman')
  for (let left = dice; left > 0; left -= 1) {
    const die = roll(random)
    if (die >= ALWAYS_KILLS || die + side.modifier >= kill) hits.kills += 1
    else if (die + side.modifier >= rout) hits.routs += 1
  }
}

/** SOW 8.3: the cheapest of those a step allows are lost first, killed before routed. */
function suffer(side: TriedSide, step: Step, { kills, routs }: Hits): void {
  const { ready, routed } = side
  for (let left = kills; left > 0; left -= 1) {
    const kind = allowed(step, ready)
    if (kind !== undefined) add(ready, kind, -1)
    else {
      const away = CHEAPEST.find((each) => of(routed, each) > 0)
      if (away === undefined) return
      add(routed, away, -1)
    }
    side.killed += 1
  }
  for (let left = routs; left > 0; left -= 1) {
    const kind = allowed(step, ready)
    if (kind === undefined) return
    add(ready, kind, -1)
    add(routed, kind, 1)
  }
}

/** SOW 8.3.1: Archers strike others than Archers as long as there are some, Cavalry strikes Cavalry. */
function allowed(step: Step, ready: readonly number[]): number | undefined {
  if (step === 'cavalry' && of(ready, CAVALRY) > 0) return CAVALRY
  const others =
    step === 'archers' ? CHEAPEST.find((kind) => kind !== ARCHER && of(ready, kind) > 0) : undefined
  return others ?? CHEAPEST.find((kind) => of(ready, kind) > 0)
}
