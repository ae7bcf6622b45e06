import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { FALL_NUMBERS, type InitiativeCounter } from '../data/initiative.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { openPlayer, racesIn } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

type Taker = 'keep' | RaceId

/** SOW 4.2.4, SOW 4.2.5 */
export const keepOrGive: Decision<SailsOfWar, { readonly counter: InitiativeCounter }, Taker> = {
  kind: 'initiative-counter',
  title: ({ brief: { counter } }) =>
    say('council.counter.title', { spring: counter, fall: FALL_NUMBERS[counter] }),
  hint: () => say('council.counter.hint'),
  shape: z.enum(['keep', ...RACE_IDS]),
  options: ({ view, seat }) =>
    oneOf(choices(view, seat), (taker) => ({
      key: taker,
      label: taker === 'keep' ? say('council.counter.keep') : say('council.counter.give', { race: taker }),
    })),
  check: ({ view, seat }, taker) => {
    if (choices(view, seat).includes(taker)) return undefined
    return taker === 'keep' || taker === seat
      ? refuse('SOW 4.2.5', say('council.counter.given'))
      : refuse('SOW 4.2.4', say('council.counter.has-one', { race: taker }))
  },
  confirm: (_, taker) =>
    taker === 'keep' ? say('council.counter.keep') : say('council.counter.confirm', { race: taker }),
  absent: ({ view, seat }) => choices(view, seat)[0] ?? 'keep',
}

function choices(view: View, seat: RaceId): Taker[] {
  return racesIn(view)
    .filter((race) => openPlayer(view, race).initiative === null)
    .map((race): Taker => (race === seat ? 'keep' : race))
    .sort((a, b) => Number(b === 'keep') - Number(a === 'keep'))
}
