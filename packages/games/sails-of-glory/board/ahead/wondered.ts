import type { CardId, ShipId, View } from '@windward/sails-of-glory/facts'

/** Where each card of a ship leads, as things stand at one position of the match. */
export interface Wondered {
  readonly at: number
  readonly view: View
  readonly ship: ShipId
  readonly cards: readonly CardId[]
}
