import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import { NEUTRAL_IDS, NEUTRALS, type NeutralId } from '../data/realms.ts'
import { DEAL } from '../data/setup.ts'
import { openPlayer } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** SOW 2.2.3, SOW 2.2.4 */
export const chooseRealms: Decision<SailsOfWar, null, NeutralId[]> = {
  kind: 'choose-realms',
  title: ({ view, seat }) =>
    say('setup.choose.title', { count: keptOf(hand(view, seat)), value: DEAL.value }),
  shape: z.array(z.enum(NEUTRAL_IDS)).min(1).max(DEAL.kept),
  options: ({ view, seat }) =>
    oneOf(choices(hand(view, seat)), (realms) => ({
      key: realms.join('+'),
      label: say('setup.choose.label', { realms, value: totalValue(realms) }),
    })),
  check: ({ view, seat }, realms) => {
    const dealt = hand(view, seat)
    const stranger = realms.find((realm) => !dealt.includes(realm))
    if (stranger !== undefined) return refuse('SOW 2.2.2', say('setup.choose.not-dealt', { realm: stranger }))
    const kept = keptOf(dealt)
    if (realms.length !== kept || new Set(realms).size < kept) {
      const clause = kept === DEAL.kept ? 'SOW 2.2.3' : 'SOW 2.2.4'
      return refuse(clause, say('setup.choose.count', { count: kept }))
    }
    return kept === DEAL.kept && totalValue(realms) > DEAL.value
      ? refuse('SOW 2.2.3', say('setup.choose.value', { value: totalValue(realms), most: DEAL.value }))
      : undefined
  },
  absent: ({ view, seat }) => choices(hand(view, seat))[0] ?? [],
}

function hand(view: View, seat: RaceId): readonly NeutralId[] {
  const { dealt } = openPlayer(view, seat)
  return typeof dealt === 'number' ? [] : dealt
}

function totalValue(realms: readonly NeutralId[]): number {
  return realms.reduce((sum, realm) => sum + NEUTRALS[realm].value, 0)
}

/** SOW 2.2.4: three if any three are within the value, else two. */
function keptOf(dealt: readonly NeutralId[]): number {
  return within(dealt).length > 0 ? DEAL.kept : DEAL.keptOtherwise
}

function choices(dealt: readonly NeutralId[]): NeutralId[][] {
  const three = within(dealt)
  return three.length > 0 ? three : combinations(dealt, DEAL.keptOtherwise)
}

function within(dealt: readonly NeutralId[]): NeutralId[][] {
  return combinations(dealt, DEAL.kept).filter((realms) => totalValue(realms) <= DEAL.value)
}

function combinations<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return things.flatMap((thing, place) =>
    combinations(things.slice(place + 1), count - 1).map((rest) => [thing, ...rest]),
  )
}
