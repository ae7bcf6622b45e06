/** What becomes of an attack, as a ruler reckons it before he has seen the enemy. */
export interface Chances {
  /** That the land is taken. */
  readonly taken: number
  /** That the battle before it is won. */
  readonly won: number
  /** Casualty points the attack costs on the average. */
  readonly cost: number
}

/** At home, and on the average, an army is worth so much more. */
const AT_HOME = 1.25
/** Casualty points a winner loses for each of the beaten. */
const WINNERS_LOSS = 0.5
const LOSERS_LOSS = 0.6
/** How far a siege's roll strays from its average, as a share of it. */
const SPREAD = 0.7

/** The chance that this strength beats that. */
function chanceToBeat(own: number, foe: number): number {
  if (foe <= 0) return 1
  const [a, b] = [own * own * own, foe * foe * foe]
  return a / (a + b)
}

/** The chance that who holds the land beats whoever comes. */
export function chanceToHold(own: number, foe: number): number {
  return own <= 0 ? 0 : chanceToBeat(own * AT_HOME, foe)
}

/** The chance that a force outlasts a siege. */
export function chanceToTake(strength: number, siege: number): number {
  return Math.min(1, Math.max(0, 0.5 + (strength - siege) / (siege * SPREAD * 2)))
}

export function chancesOf(strength: number, defenders: number, siege: number): Chances {
  if (defenders === 0) {
    const taken = chanceToTake(strength, siege)
    return { taken, won: 1, cost: Math.min(siege, strength) }
  }
  const won = chanceToBeat(strength, defenders * AT_HOME)
  const left = Math.max(0, strength - defenders * WINNERS_LOSS)
  const taken = won * chanceToTake(left, siege)
  const cost = won * (strength - left + Math.min(siege, left)) + (1 - won) * strength * LOSERS_LOSS
  return { taken, won, cost }
}
