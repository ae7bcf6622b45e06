import { type Branch, type Refusal, refuse } from '@windward/table'
import type { RelicId } from '../data/artifacts.ts'
import type { RaceId } from '../data/races.ts'
import { doneWith, type Named } from '../deeds.ts'
import { openPlayer, playerOf } from '../players.ts'
import type { Open } from '../public-state.ts'
import type { SowTable } from '../state.ts'
import { say } from './words.en.ts'

export function hasRelic(open: Open, race: RaceId, relic: RelicId): boolean {
  return openPlayer(open, race).relics.includes(relic)
}

export function relicFault(open: Open, race: RaceId, relic: RelicId): Refusal | undefined {
  return hasRelic(open, race, relic) ? undefined : refuse('SOW 11.5.2', say('relic.not-yours', { relic }))
}

/** The branch of a relic that is used on one of several things; none where it is not at hand, or there is nothing. */
export function usedOn<T, A>(
  open: Open,
  race: RaceId,
  relic: RelicId,
  things: readonly T[],
  { describe, act }: { readonly describe: (thing: T) => Named; readonly act: (thing: T) => A },
): Branch<A>[] {
  return hasRelic(open, race, relic)
    ? doneWith(relic, say('relic.name', { relic }), things, describe, act, say('relic.does', { relic }))
    : []
}

/** SOW 11.5.2: used once, it leaves the game. */
export function spendRelic(t: SowTable, race: RaceId, relic: RelicId): void {
  const { relics } = playerOf(t.state, race)
  relics.splice(relics.indexOf(relic), 1)
  t.state.countersGone.push(relic)
  t.tell('all', 'SOW 11.5.2', say('relic.used', { race, relic }))
}
