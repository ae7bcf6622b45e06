import { answer, branch, choice, type Decision } from '@windward/table'
import * as z from 'zod'
import type { Zone } from '../../board/zones.ts'
import type { Open, ShipId } from '../../public-state.ts'
import { shipOf } from '../../ships.ts'
import type { SailsOfWar } from '../../state.ts'
import { say } from '../words.en.ts'
import { type Course, courseFault, courses, type Fleet } from './course.ts'
import { courseParts } from './course-shape.ts'

/** Ships that were refused on their way: where they have come to, and what they have left. */
export interface Voyage {
  readonly ships: readonly ShipId[]
  readonly zone: Zone
  readonly points: number
  readonly passed: readonly Zone[]
}

const HERE: Course = { path: [], port: null }

function fleetOn(open: Open, { ships, zone, points, passed }: Voyage): Fleet {
  return { ships: ships.flatMap((id) => shipOf(open, id) ?? []), at: zone, points, passed }
}

/** SOW 7.3.7, SOW 7.5.2: where ships go that were refused on their way; nowhere if they go no further. */
export const sailOn: Decision<SailsOfWar, Voyage, Course> = {
  kind: 'sail-on',
  title: ({ brief: { ships, zone } }) => say('movement.sail-on.title', { ships: [...ships], zone }),
  hint: () => say('movement.sail-on.hint'),
  shape: z.strictObject(courseParts),
  options: ({ view, brief }) => {
    const on = courses(view, fleetOn(view, brief))
    const stay = branch('stop', () => answer(HERE), say('movement.no-further'))
    return choice([stay, ...(on.kind === 'choice' ? on.branches : [])])
  },
  check: ({ view, brief }, course) =>
    course.path.length === 0 && course.port === null
      ? undefined
      : courseFault(view, fleetOn(view, brief), course),
  confirm: (_, { path, port }) =>
    say(path.length === 0 && port === null ? 'movement.no-further' : 'movement.sail.confirm'),
  absent: () => HERE,
}
