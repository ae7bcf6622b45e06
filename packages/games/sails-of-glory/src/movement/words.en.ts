import { type Catalogue, speaker } from '@windward/table'
import { cardName, counted, shipName, shipNames } from '../data/names.en.ts'

export const movementWords = {
  'move.revealed': (f: { ship: string; card: string }) => `${shipName(f.ship)}: ${cardName(f.card)}.`,
  'move.illegal': (f: { ship: string; card: string; veer: number }) =>
    `${shipName(f.ship)} planned ${cardName(f.card)}, more than her veer of ${f.veer} allows: she sails straight on.`,
  'move.aback': (f: { ship: string; planned: string | null; card: string; turns: number }) =>
    `${shipName(f.ship)} ${f.turns > 1 ? 'is still taken aback and is driven astern by' : 'is taken aback:'} ${cardName(f.card)}${insteadOf(f.planned, f.card)}.`,
  'move.becalmed': (f: { ship: string }) =>
    `The wind is too low for ${shipName(f.ship)} to get under way again; her one card goes back unexecuted.`,
  'move.strained': (f: { ship: string }) =>
    `${shipName(f.ship)} carries full sails in the high wind, and something gives.`,
  'move.lot': (f: { ships: readonly string[] }) =>
    `The lot makes them move in this order: ${shipNames(f.ships)}.`,
  'move.collided': (f: { ship: string; others: readonly string[] }) =>
    `${shipName(f.ship)} is stopped by ${shipNames(f.others)}.`,
  'move.in-the-way': (f: { ship: string; others: readonly string[] }) =>
    `${shipName(f.ship)} finds ${shipNames(f.others)} in her way and comes less far.`,
  'move.short': (f: { ship: string }) => `${shipName(f.ship)} has no room and comes less far.`,
  'move.friends': (f: { ship: string; counters: number; others: readonly string[] }) =>
    `${shipName(f.ship)} takes ${counted(f.counters, 'counter')} from the collision with ${shipNames(f.others)}.`,
  'move.drifted': (f: { ship: string }) => `The wreck of ${shipName(f.ship)} drifts out of the sea.`,
  'move.left': (f: { ship: string; pardoned: boolean }) =>
    f.pardoned
      ? `${shipName(f.ship)} leaves the sea by her own side, as she may.`
      : `${shipName(f.ship)} leaves the sea and counts as surrendered.`,
} satisfies Catalogue

/** In the Basic rules the red card itself was planned. */
function insteadOf(planned: string | null, card: string): string {
  return planned === null || planned === card ? '' : ` in place of ${cardName(planned)}`
}

export const say = speaker<typeof movementWords>()
