import { type FactionId, faction, headed } from '@windward/swords-and-sails/facts'

/** What is said before the first season. */
export const words = {
  bids: {
    head: 'Markers on the map and in hand',
    bids: 'Bids',
    inHand: (hands: readonly { readonly of: FactionId; readonly markers: number }[]) =>
      `In hand: ${hands.map(({ of, markers }) => `${headed(faction(of))} ${markers}`).join(', ')}`,
  },
  leader: {
    done: 'Choose',
    missing: 'Choose a leader.',
  },
}
