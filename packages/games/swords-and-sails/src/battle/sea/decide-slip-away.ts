import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { type SeaId, seaIds } from '../../data/area-ids.ts'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import { say } from './sea-words.en.ts'

export interface SlipAwayBrief {
  readonly sea: SeaId
  /** Bordering zones without unallied fleets. */
  readonly to: readonly SeaId[]
}

/** SNS 7.11.1 */
export const slipAway: Decision<SwordsAndSails, SlipAwayBrief, SeaId | 'stay'> = {
  kind: 'slip-away',
  title: ({ brief: { sea } }) => say('sea.admiral.title', { sea }),
  hint: () => say('sea.admiral.hint'),
  facts: ({ seat, view, brief: { sea } }) => {
    const here = ownPower(view, seat).fleets.filter(({ at }) => at === sea)
    return [
      {
        label: say('sea.admiral.here'),
        value: say('sea.admiral.fleets', { fleets: here.map(({ id }) => id) }),
      },
    ]
  },
  shape: z.union([z.literal('stay'), z.enum(seaIds)]),
  options: ({ brief: { to } }) =>
    oneOf<SeaId | 'stay'>(['stay', ...to], (place) => ({
      key: place,
      label: place === 'stay' ? say('sea.admiral.stay') : say('sea.admiral.to', { sea: place }),
    })),
  check: ({ brief: { to } }, place) =>
    place === 'stay' || to.includes(place) ? undefined : refuse('SNS 7.11.1', say('sea.admiral.taken')),
  confirm: (_, place) => say(place === 'stay' ? 'sea.admiral.stay' : 'sea.admiral.confirm'),
  absent: () => 'stay',
  standing: standing(say('sea.admiral.standing'), z.literal('stay'), () => 'stay'),
}
