import { answer, branch, choice, type Decision, READY, type Ready, standing } from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../state.ts'
import { type Act, actShape } from './act.ts'
import { actFault, type TalkBrief } from './act-fault.ts'
import { actOptions, canAct } from './act-options.ts'
import { chanceOf } from './talk-chances.ts'
import { say } from './words.en.ts'

/** SNS 4: whatever a seat does while talk is open, until it wants nothing more. */
export const negotiate: Decision<SwordsAndSails, TalkBrief, Act | Ready> = {
  kind: 'diplomacy',
  title: ({ seat, brief: { diplomat } }) =>
    diplomat === null || diplomat === seat
      ? say('diplomacy.title')
      : say('diplomacy.title-called', { diplomat }),
  shape: z.union([z.literal(READY), actShape]),
  options: ({ seat, view, brief }) => {
    const ready = branch<Act | Ready>(READY, () => answer(READY), say('diplomacy.ready'))
    const chance = chanceOf(view, seat, brief)
    if (!canAct(chance)) return choice([ready])
    return choice([ready, branch<Act | Ready>('act', () => actOptions(chance), say('diplomacy.act'))])
  },
  check: ({ seat, view, brief }, act) => (act === READY ? undefined : actFault(view, seat, brief, act)),
  absent: () => READY,
  standing: standing(z.literal(READY), () => READY),
  openEnded: true,
}
