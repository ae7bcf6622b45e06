import { branch, oneOf, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import { playerOf, racesIn } from '../players.ts'
import type { View } from '../view.ts'
import { hasRelic, relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

function others(view: View, seat: RaceId): RaceId[] {
  return racesIn(view).filter((race) => race !== seat)
}

/** SOW 11.5.5: initiative counters are exchanged. */
export const wandOfTime = deed({
  shape: z.strictObject({ do: z.literal('wand-of-time'), race: z.enum(RACE_IDS) }),
  options: (view, seat) => {
    if (!hasRelic(view, seat, 'wand-of-time') || others(view, seat).length === 0) return []
    const leads = () =>
      turned(
        oneOf(others(view, seat), (race) => ({ key: race, label: say('relic.with', { race }) })),
        (race) => ({ do: 'wand-of-time' as const, race }),
      )
    return [
      branch(
        'wand-of-time',
        leads,
        say('relic.name', { relic: 'wand-of-time' }),
        say('relic.does', { relic: 'wand-of-time' }),
      ),
    ]
  },
  fault: (view, seat, { race }) =>
    relicFault(view, seat, 'wand-of-time') ??
    (others(view, seat).includes(race)
      ? undefined
      : refuse('SOW 11.5.5', say('relic.wand.nobody', { race }))),
  carryOut(t, seat, { race }) {
    spendRelic(t, seat, 'wand-of-time')
    const [mine, theirs] = [playerOf(t.state, seat), playerOf(t.state, race)]
    const { initiative } = mine
    mine.initiative = theirs.initiative
    theirs.initiative = initiative
    t.tell('all', 'SOW 11.5.5', say('relic.wand.exchanged', { race: seat, other: race }))
    return undefined
  },
})
