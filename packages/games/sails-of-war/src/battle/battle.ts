import type { BattleStep } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { HeroId, Open, Units } from '../public-state.ts'
import type { Laid } from './decide-cards.ts'

/** A land battle under way (SOW 8); everybody sees it. While it lasts its units stand here and not in the Realm. */
export interface Battle {
  readonly realm: RealmId
  round: number
  step: BattleStep
  readonly attacker: BattleSide
  readonly defender: BattleSide
  /** SOW 8.7.1: what was laid face down and is not turned up yet; there is something only while a round is fought. */
  laid?: Readonly<Partial<Record<RaceId, Laid | 'secret'>>>
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

export function seenBattle(battle: Battle, viewer: string): Battle {
  const { laid, attacker, defender } = battle
  return {
    ...battle,
    attacker: seenSide(attacker),
    defender: seenSide(defender),
    ...(laid !== undefined && { laid: seenCards(laid, viewer) }),
  }
}

function seenCards(laid: NonNullable<Battle['laid']>, viewer: string): NonNullable<Battle['laid']> {
  return Object.fromEntries(
    Object.entries(laid).map(([race, cards]) => [
      race,
      race === viewer && typeof cards === 'object' ? { ...cards } : 'secret',
    ]),
  )
}

function seenSide(side: BattleSide): BattleSide {
  return {
    ...side,
    brought: { ...side.brought },
    ready: { ...side.ready },
    routed: { ...side.routed },
  }
}

/** The battle under way. */
export function battleOf({ battle }: Pick<Open, 'battle'>): Battle {
  if (battle === null) throw new Error('There is no battle.')
  return battle
}

export type SideName = 'attacker' | 'defender'

export const sideName = ({ attacks }: BattleSide): SideName => (attacks ? 'attacker' : 'defender')

export function otherSide({ attacker, defender }: Battle, side: BattleSide): BattleSide {
  return side === attacker ? defender : attacker
}
