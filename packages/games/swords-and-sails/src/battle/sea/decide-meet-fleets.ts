import { answer, branch, choice, type Decision, inTurn, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { SeaId } from '../../data/area-ids.ts'
import type { PieceKey } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { say } from './sea-words.en.ts'

export interface MeetFleetsBrief {
  readonly sea: SeaId
  /** The enemy's fleets, by the zone they came from. */
  readonly forces: readonly (readonly PieceKey[])[]
}

type Order = 'together' | number[]

/** SNS 7.11.2: all at once, or the order in which an Admiral meets them, as places in the list. */
export const meetFleets: Decision<SwordsAndSails, MeetFleetsBrief, Order> = {
  kind: 'meet-fleets',
  title: ({ brief: { sea } }) => say('sea.meeting.title', { sea }),
  hint: () => say('sea.meeting.hint'),
  shape: z.union([z.literal('together'), z.array(z.int().min(0).max(99)).max(75)]),
  options: ({ brief: { forces } }) => {
    const places = [...forces.keys()]
    const apart = inTurn(places, (_, before: readonly number[]) =>
      oneOf(
        places.filter((place) => !before.includes(place)),
        (place) => ({
          key: `${place}`,
          label: say('sea.meeting.force', { force: [...(forces[place] ?? [])] }),
        }),
        () => say('sea.meeting.next', { met: before.length }),
      ),
    )
    return choice<Order>([
      branch<Order>('together', () => answer('together'), say('sea.meeting.together')),
      branch<Order>('apart', () => apart, say('sea.meeting.apart')),
    ])
  },
  check: ({ brief: { forces } }, order) =>
    order === 'together' ||
    (order.length === forces.length && [...forces.keys()].every((place) => order.includes(place)))
      ? undefined
      : refuse('SNS 7.11.2', say('sea.meeting.each-once')),
  confirm: (_, order) => say(order === 'together' ? 'sea.meeting.together' : 'sea.meeting.confirm'),
  absent: () => 'together',
  standing: standing(
    say('sea.meeting.standing'),
    z.enum(['together', 'apart']),
    ({ brief: { forces } }, wish) => (wish === 'together' ? wish : [...forces.keys()]),
  ),
}
