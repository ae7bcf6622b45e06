import type { Losses } from '../battle/losses/losses.ts'
import type { FreeUnitCard } from '../build/free-units.ts'
import type { MercenaryId } from '../data/cards/expansion-cards.ts'
import type { PieceKey } from '../pieces.ts'
import type { Sighting } from '../state.ts'

/** Something a rival did or suffered, as far as a looker was told. */
export type Deed =
  /** Gold he got; less than nothing is what he paid. */
  | { readonly does: 'gold'; readonly gold: number }
  /** SNS 2.5: he paid his units, nobody else knows what. */
  | { readonly does: 'upkeep' }
  | { readonly does: 'loses'; readonly losses: Losses }
  /** So many figures of these pieces, worth so many casualty points; which, nobody else knows. */
  | {
      readonly does: 'bleeds'
      readonly pieces: readonly PieceKey[]
      readonly count: number
      /** 0 where that is not known either. */
      readonly points: number
    }
  | { readonly does: 'dismisses'; readonly band: MercenaryId }
  | Builds
  /** A piece lay open. */
  | { readonly does: 'shows'; readonly sighting: Sighting }

/** SNS 9: a phase 7. What was bought nobody else knows; what was raised, given and hired everybody does. */
export interface Builds {
  readonly does: 'builds'
  readonly number: number
  readonly raised: readonly PieceKey[]
  readonly gifts: readonly FreeUnitCard[]
  readonly hired: readonly MercenaryId[]
  /** His pieces that stood where they could receive something, new ones among them. */
  readonly receivers: readonly PieceKey[]
}
