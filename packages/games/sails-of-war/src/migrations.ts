import * as z from 'zod'
import { RACE_IDS } from './data/races.ts'
import { REALM_IDS } from './data/realms.ts'

/** What of a checkpoint of version 1 has to be known to carry it across. */
const first = z.looseObject({
  realms: z.partialRecord(
    z.enum(REALM_IDS),
    z.looseObject({ owner: z.enum(RACE_IDS).nullable(), ports: z.array(z.looseObject({})) }),
  ),
})

/**
 * To version 2: who built what was not kept, so Towns, Cities and Ports that stand count as built by whoever holds them; what
 * he took from others he can no longer pillage, and nothing he built himself (SOW 8.6.6).
 */
function withBuilders(state: unknown): object {
  const { realms, ...rest } = first.parse(state)
  const carried = Object.entries(realms).map(([id, { owner: builder, ports, ...realm }]) => [
    id,
    { ...realm, owner: builder, builder, ports: ports.map((port) => ({ ...port, builder })) },
  ])
  return { ...rest, realms: Object.fromEntries(carried) }
}

/** How a checkpoint of one version becomes one of the next. */
export const migrations = { 1: withBuilders }
