import {
  after,
  answer,
  type Decision,
  type Options,
  oneOf,
  READY,
  type Ready,
  standing,
} from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../state.ts'
import { type Act, actShape } from './act.ts'
import { actFault, type TalkBrief } from './act-fault.ts'
import { actOptions, canAct } from './act-options.ts'
import { chanceOf } from './talk-chances.ts'
import { say } from './words.en.ts'

const WAYS = [READY, 'act'] as const
const ONLY_READY = [READY] as const

/** SNS 4: whatever a seat does while talk is open, until it wants nothing more. */
export const negotiate: Decision<SwordsAndSails, TalkBrief, Act | Ready> = {
  kind: 'diplomacy',
  title: ({ seat, brief: { diplomat } }) =>
    diplomat === null || diplomat === seat
      ? say('diplomacy.title')
      : say('diplomacy.title-called', { diplomat }),
  shape: z.union([z.literal(READY), actShape]),
  options: ({ seat, view, brief }) => {
    const chance = chanceOf(view, seat, brief)
    const ways = oneOf(canAct(chance) ? WAYS : ONLY_READY, (way) => ({
      key: way,
      label: say(`diplomacy.${way}`),
    }))
    return after(ways, (way): Options<Act | Ready> => (way === READY ? answer(READY) : actOptions(chance)))
  },
  check: ({ seat, view, brief }, act) => (act === READY ? undefined : actFault(view, seat, brief, act)),
  absent: () => READY,
  standing: standing(z.literal(READY), () => READY),
  openEnded: true,
}
