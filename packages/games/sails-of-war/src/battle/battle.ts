import type { BattleStep } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { HeroId, Units } from '../public-state.ts'

/** A land battle under way (SOW 8); everybody sees it. While it lasts its units stand here and not in the Realm. */
export interface Battle {
  readonly realm: RealmId
  round: number
  step: BattleStep
  readonly attacker: BattleSide
  readonly defender: BattleSide
}

export interface BattleSide {
  readonly race: RaceId
  readonly attacks: boolean
  /** SOW 8.1.2: nobody's own units. */
  readonly militia: boolean
  /** What its player came with; whoever joined only for the battle is not among them (SOW 8.6.4). */
  readonly brought: Units
  ready: Units
  routed: Units
  hero: HeroId | null
  /** Killed in the round before, and in this one (SOW 8.4.4). */
  killedBefore: number
  killed: number
  /** Re-rolls left in this round (SOW 8.1.4). */
  rerolls: number
}

export function seenBattle(battle: Battle): Battle {
  return { ...battle, attacker: seenSide(battle.attacker), defender: seenSide(battle.defender) }
}

function seenSide(side: BattleSide): BattleSide {
  return {
    ...side,
    brought: { ...side.brought },
    ready: { ...side.ready },
    routed: { ...side.routed },
  }
}

export function otherSide({ attacker, defender }: Battle, side: BattleSide): BattleSide {
  return side === attacker ? defender : attacker
}
