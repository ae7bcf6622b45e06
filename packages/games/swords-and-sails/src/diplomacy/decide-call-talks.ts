import {
  answer,
  branch,
  choice,
  type Decision,
  PASS,
  type Pass,
  refuse,
  several,
  standing,
  turned,
} from '@windward/table'
import { z } from 'zod'
import { FACTION_IDS, type FactionId } from '../data/factions/factions.ts'
import type { Phase } from '../data/phases.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

export interface CallBrief {
  readonly phase: Phase | 'setup'
}

const shape = z.strictObject({ with: z.array(z.enum(FACTION_IDS)).max(FACTION_IDS.length) })
type Call = z.infer<typeof shape>

/** SNS 4.6.1: whether the Diplomat wants to talk before this phase, and with whom; with nobody, to leave his team. */
export const callTalks: Decision<SwordsAndSails, CallBrief, Call | Pass> = {
  kind: 'call-talks',
  title: ({ brief: { phase } }) => say('diplomacy.call.title', { phase }),
  hint: () => say('diplomacy.call.hint'),
  shape: z.union([z.literal(PASS), shape]),
  options: ({ seat, view }) =>
    choice([
      branch<Call | Pass>(PASS, () => answer(PASS), say('diplomacy.call.pass')),
      branch<Call | Pass>(
        'call',
        () =>
          turned(
            several(
              others(view, seat),
              0,
              undefined,
              (other) => say('diplomacy.seat', { seat: other }),
              () => say('diplomacy.call.whom'),
            ),
            (chosen) => ({ with: chosen }),
          ),
        say('diplomacy.call.call'),
      ),
    ]),
  check: ({ seat, view }, call) => {
    if (call === PASS) return undefined
    if (new Set(call.with).size < call.with.length) return refuse('SNS 4.6.1', say('diplomacy.named-twice'))
    const stranger = call.with.find((other) => !others(view, seat).includes(other))
    return stranger === undefined
      ? undefined
      : refuse('SNS 4.6.1', say('diplomacy.not-here', { seat: stranger }))
  },
  confirm: (_, call) => say(call === PASS ? 'diplomacy.call.pass' : 'diplomacy.call.confirm'),
  absent: () => PASS,
  standing: standing(say('diplomacy.call.standing'), z.literal('never'), () => PASS),
}

function others(view: View, seat: FactionId): FactionId[] {
  return view.seats.filter((other) => other !== seat && view.powers[other]?.out === false)
}
