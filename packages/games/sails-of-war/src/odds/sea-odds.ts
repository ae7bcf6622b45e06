import { type Certainty, EXACTLY } from '@windward/search/odds'
import { DIE } from '../data/setup.ts'
import { SEA_BATTLE } from '../data/ships.ts'

export interface SeaOdds extends Certainty {
  /** The attacker's Warships alone are left; the defender's; none. */
  readonly win: number
  readonly lose: number
  readonly neither: number
  /** How many Warships are left on the average, of how many. */
  readonly left: readonly [number, number]
  readonly began: readonly [number, number]
}

type Ends = Pick<SeaOdds, 'win' | 'lose' | 'neither' | 'left'>

/** SOW 9.1.2 to SOW 9.1.5: all at once, until one side has no Warships left; then against the next. */
export function seaOdds(attackers: number, defenders: readonly number[]): SeaOdds {
  const [first = 0, ...others] = defenders
  const { win, lose, neither, left } = against(attackers, first, others)
  const began = [attackers, defenders.reduce((all, each) => all + each, 0)] as const
  return { win, lose, neither, left, began, ...EXACTLY }
}

function against(attackers: number, defenders: number, others: readonly number[]): Ends {
  const known = new Map<string, Ends>()
  const [blow, back] = [hitting(SEA_BATTLE.attacker), hitting(SEA_BATTLE.defender)]
  const ends = (ours: number, theirs: number): Ends => {
    const key = `${ours} ${theirs}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = ours === 0 || theirs === 0 ? next(ours, theirs, others) : goesOn(ours, theirs)
    known.set(key, found)
    return found
  }
  const goesOn = (ours: number, theirs: number): Ends => {
    const sum = { win: 0, lose: 0, neither: 0, left: [0, 0] as [number, number] }
    const [sunk, lost] = [lossesOf(ours, blow, theirs), lossesOf(theirs, back, ours)]
    for (const [theirLoss, p] of sunk.entries())
      for (const [ourLoss, q] of lost.entries()) {
        if (theirLoss === 0 && ourLoss === 0) continue
        const { win, lose, neither, left } = ends(ours - ourLoss, theirs - theirLoss)
        sum.win += p * q * win
        sum.lose += p * q * lose
        sum.neither += p * q * neither
        sum.left = [sum.left[0] + p * q * left[0], sum.left[1] + p * q * left[1]]
      }
    // A round in which nobody is hit changes nothing.
    const scale = 1 / (1 - (sunk[0] ?? 0) * (lost[0] ?? 0))
    return {
      win: sum.win * scale,
      lose: sum.lose * scale,
      neither: sum.neither * scale,
      left: [sum.left[0] * scale, sum.left[1] * scale],
    }
  }
  return ends(attackers, defenders)
}

const hitting = (needed: number): number => (DIE + 1 - needed) / DIE

/** Whoever is left meets those who come next. */
function next(ours: number, theirs: number, [first, ...others]: readonly number[]): Ends {
  if (first !== undefined && ours > 0) return against(ours, first, others)
  const rest = theirs + (first ?? 0) + others.reduce((all, each) => all + each, 0)
  return over(ours, rest)
}

function over(ours: number, theirs: number): Ends {
  return {
    win: ours > 0 ? 1 : 0,
    lose: theirs > 0 ? 1 : 0,
    neither: ours + theirs === 0 ? 1 : 0,
    left: [ours, theirs],
  }
}

/** How likely so many dice hit so often, more than there are ships counting as all of them. */
function lossesOf(dice: number, chance: number, ships: number): readonly number[] {
  const hits: number[] = Array.from({ length: ships + 1 }, () => 0)
  let exactly = (1 - chance) ** dice
  for (let count = 0; count <= dice; count += 1) {
    const place = Math.min(count, ships)
    hits[place] = (hits[place] ?? 0) + exactly
    exactly *= ((dice - count) / (count + 1)) * (chance / (1 - chance))
  }
  return hits
}
