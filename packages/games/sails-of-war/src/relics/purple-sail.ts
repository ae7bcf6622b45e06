import { answer, branch, choice, type Refusal, refuse } from '@windward/table'
import * as z from 'zod'
import { realmsHeld } from '../board/realms.ts'
import { sideShape } from '../board/zones.ts'
import { SAIL_WARSHIPS } from '../data/artifacts.ts'
import type { RaceId } from '../data/races.ts'
import { REALM_IDS } from '../data/realms.ts'
import { deed } from '../deeds.ts'
import type { Open, PortRef, ShipId } from '../open.ts'
import { freeShip, launch } from '../ships.ts'
import { relicFault, spendRelic } from './relic.ts'
import { say } from './words.en.ts'

function portsOf(open: Open, race: RaceId): PortRef[] {
  return realmsHeld(open, race).flatMap(({ id, ports }) => ports.map(({ side }) => ({ realm: id, side })))
}

function fault(open: Open, race: RaceId): Refusal | undefined {
  return (
    relicFault(open, race, 'purple-sail') ??
    (freeShip(open, race, 'warship') === undefined
      ? refuse('SOW 11.5.6', say('relic.sail.no-ship'))
      : undefined)
  )
}

/** SOW 11.5.6: two Warships in a Port of his, as far as his counters go. */
export const purpleSail = deed({
  shape: z.strictObject({ do: z.literal('purple-sail'), realm: z.enum(REALM_IDS), side: sideShape }),
  options: (view, seat) => {
    const ports = portsOf(view, seat)
    if (fault(view, seat) !== undefined || ports.length === 0) return []
    const leads = () =>
      choice(
        ports.map((port) =>
          branch(
            `${port.realm}/${port.side}`,
            () => answer({ do: 'purple-sail' as const, ...port }),
            say('relic.port', { ...port }),
          ),
        ),
      )
    return [
      branch(
        'purple-sail',
        leads,
        say('relic.name', { relic: 'purple-sail' }),
        say('relic.does', { relic: 'purple-sail' }),
      ),
    ]
  },
  fault: (view, seat, { realm, side }) =>
    fault(view, seat) ??
    (portsOf(view, seat).some((port) => port.realm === realm && port.side === side)
      ? undefined
      : refuse('SOW 11.5.6', say('relic.sail.no-port'))),
  carryOut(t, seat, { realm, side }) {
    spendRelic(t, seat, 'purple-sail')
    const ships: ShipId[] = []
    while (ships.length < SAIL_WARSHIPS) {
      const come = launch(t.state, seat, 'warship', { realm, side })
      if (come === undefined) break
      ships.push(come.id)
    }
    t.tell('all', 'SOW 11.5.6', say('relic.sail.come', { race: seat, realm, side, ships }))
    return undefined
  },
})
