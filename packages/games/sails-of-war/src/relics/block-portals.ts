import { answer, branch, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { deed } from '../deeds.ts'
import type { Open } from '../open.ts'
import { controls } from '../stars.ts'
import { say } from './words.en.ts'

function fault(open: Open, race: RaceId) {
  if (!controls(open, race, 'valley-of-the-wizards'))
    return refuse('SOW 11.4.4', say('relic.valley.not-yours'))
  return open.weather.blocked ? refuse('SOW 11.4.4', say('relic.valley.blocked')) : undefined
}

/** SOW 11.4.4: the Valley of the Wizards shuts the Portals for everybody. */
export const blockPortals = deed({
  shape: z.strictObject({ do: z.literal('block-portals') }),
  options: (view, seat) =>
    fault(view, seat) === undefined
      ? [branch('block-portals', () => answer({ do: 'block-portals' as const }), say('relic.valley.label'))]
      : [],
  fault: (view, seat) => fault(view, seat),
  carryOut(t, seat) {
    t.state.weather.blocked = true
    t.tell('all', 'SOW 11.4.4', say('relic.valley.blocks', { race: seat }))
    return undefined
  },
})
