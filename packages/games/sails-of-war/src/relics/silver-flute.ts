import { answer, branch } from '@windward/table'
import * as z from 'zod'
import { dragonFault, serve } from '../cards/recruitment-cards.ts'
import type { RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import type { Open } from '../open.ts'
import { relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

const fault = (open: Open, race: RaceId) =>
  relicFault(open, race, 'silver-flute') ?? dragonFault(open, race, 'SOW 11.5.8')

/** SOW 11.5.8 */
export const silverFlute = deed({
  shape: z.strictObject({ do: z.literal('silver-flute') }),
  options: (view, seat) =>
    fault(view, seat) === undefined
      ? [
          branch(
            'silver-flute',
            () => answer({ do: 'silver-flute' as const }),
            say('relic.name', { relic: 'silver-flute' }),
            say('relic.does', { relic: 'silver-flute' }),
          ),
        ]
      : [],
  fault: (view, seat) => fault(view, seat),
  carryOut(t, seat) {
    spendRelic(t, seat, 'silver-flute')
    serve(t, seat, 'dragon', 'SOW 11.5.8')
    return undefined
  },
})
