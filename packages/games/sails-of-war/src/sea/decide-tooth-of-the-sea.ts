import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { SIDES, type Side, sideShape } from '../board/zones.ts'
import { racesIn } from '../players.ts'
import { hasRelic, spendRelic } from '../relics/relic.ts'
import { say } from '../relics/words.en.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'

const KEEP = 'keep'

/** SOW 11.5.7: one direction for all Sea Serpents. */
export const tooth: Decision<SailsOfWar, null, Side | typeof KEEP> = {
  kind: 'tooth-of-the-sea',
  title: () => say('relic.tooth.title'),
  hint: () => say('relic.tooth.hint'),
  shape: z.union([z.literal(KEEP), sideShape]),
  options: () =>
    oneOf<Side | typeof KEEP>([KEEP, ...SIDES], (wish) => ({
      key: `${wish}`,
      label: wish === KEEP ? say('relic.tooth.keep') : say('relic.tooth.side', { side: wish }),
    })),
  check: ({ view, seat }, wish) =>
    wish === KEEP || hasRelic(view, seat, 'tooth-of-the-sea')
      ? undefined
      : refuse('SOW 11.5.2', say('relic.not-yours', { relic: 'tooth-of-the-sea' })),
  confirm: (_, wish) =>
    wish === KEEP ? say('relic.tooth.keep') : say('relic.tooth.confirm', { side: wish }),
  absent: () => KEEP,
}

/** SOW 11.5.7: the direction the player with the Tooth of the Sea names for all Serpents, if he does; there is but one. */
export function* toothDirection(t: SowTable): SowFlow<Side | null> {
  const race = racesIn(t.state).find((each) => hasRelic(t.state, each, 'tooth-of-the-sea'))
  if (race === undefined) return null
  const side = yield* t.ask(race, tooth, null)
  if (side === KEEP) return null
  spendRelic(t, race, 'tooth-of-the-sea')
  return side
}
