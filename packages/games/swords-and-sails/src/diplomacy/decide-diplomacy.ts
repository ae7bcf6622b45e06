import { type Decision, READY, type Ready, standing, straight } from '@windward/table'
import { z } from 'zod'
import type { SwordsAndSails } from '../state.ts'
import { type Act, actShape } from './act.ts'
import { actFault, type TalkBrief } from './act-fault.ts'
import { canAct, chosenAct } from './act-options.ts'
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
  ...straight((choose, { seat, view, brief }): Act | Ready => {
    const chance = chanceOf(view, seat, brief)
    const way = choose.oneOf(canAct(chance) ? WAYS : ONLY_READY, described)
    return way === READY ? READY : chosenAct(choose, chance)
  }),
  check: ({ seat, view, brief }, act) => (act === READY ? undefined : actFault(view, seat, brief, act)),
  // SNS 4.1.8: who is away agrees to nothing, joins nothing and leaves nothing.
  absent: () => READY,
  standing: standing(say('diplomacy.standing'), z.literal(READY), () => READY),
  openEnded: true,
}

function described(way: (typeof WAYS)[number]) {
  return { key: way, label: say(`diplomacy.${way}`) }
}
