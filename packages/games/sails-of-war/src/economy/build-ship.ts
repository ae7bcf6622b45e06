import { after, answer, branch, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { portsOf, portZone, realmOf } from '../board/realms.ts'
import { sideShape } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import { REALM_IDS } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { SHIP_IDS, SHIPS, type ShipKind } from '../data/ships.ts'
import { deed } from '../deeds.ts'
import { only, pay, woodOrIron } from '../goods.ts'
import { ownStock, playerOf } from '../players.ts'
import type { Open, Port, PortRef, Realm } from '../public-state.ts'
import { freeShip, launch } from '../ships.ts'
import { say } from './words.en.ts'

/** SOW 6.3.2, SOW 5.16 */
function buildsNow(open: Open, realm: Realm, port: Port): boolean {
  return port.since < open.round && port.launched < open.round && portZone(open, realm, port) !== null
}

function portOf(open: Open, { realm, side }: PortRef): Port | undefined {
  return open.realms[realm]?.ports.find((port) => port.side === side)
}

function canBuild(open: Open, race: RaceId, stock: Goods, kind: ShipKind): boolean {
  return Math.max(stock.wood, stock.iron) >= SHIPS[kind].cost && freeShip(open, race, kind) !== undefined
}

/** SOW 6.3.2 */
export const buildShip = deed({
  shape: z.strictObject({
    do: z.literal('ship'),
    realm: z.enum(REALM_IDS),
    side: sideShape,
    kind: z.enum(SHIP_IDS),
    with: z.enum(['wood', 'iron']),
  }),
  options: (view, seat) => {
    const stock = ownStock(view, seat)
    const kinds = SHIP_IDS.filter((kind) => canBuild(view, seat, stock, kind))
    if (kinds.length === 0) return []
    const ports = portsOf(view, seat).filter((ref) => {
      const port = portOf(view, ref)
      return port !== undefined && buildsNow(view, realmOf(view, ref.realm), port)
    })
    if (ports.length === 0) return []
    const leads = () =>
      after(
        oneOf(ports, ({ realm, side }) => ({
          key: `${realm}/${side}`,
          label: say('economy.port.name', { realm, side }),
        })),
        (ref) =>
          after(
            oneOf(kinds, (kind) => ({
              key: kind,
              label: say('economy.ship.kind', { kind }),
              note: say('economy.ship.sheet', { kind, move: SHIPS[kind].move }),
            })),
            (kind) =>
              woodOrIron(stock, SHIPS[kind].cost, (paid) =>
                answer({ do: 'ship' as const, ...ref, kind, with: paid }),
              ),
          ),
      )
    return [branch('ship', leads, say('economy.ship.label'))]
  },
  fault: (view, seat, { realm: id, side, kind, with: paid }) => {
    const realm = view.realms[id]
    const port = portOf(view, { realm: id, side })
    if (realm?.owner !== seat || port === undefined) {
      return refuse('SOW 6.3.2', say('economy.ship.no-port', { realm: id, side }))
    }
    if (!buildsNow(view, realm, port)) return refuse('SOW 6.3.2', say('economy.ship.not-now'))
    if (freeShip(view, seat, kind) === undefined) {
      return refuse('SOW 6.3.3', say('economy.ship.none-left', { kind }))
    }
    const { cost } = SHIPS[kind]
    return ownStock(view, seat)[paid] < cost
      ? refuse('SOW 1.4.2', say('economy.poor', { cost: only(paid, cost) }))
      : undefined
  },
  carryOut(t, seat, { realm, side, kind, with: paid }) {
    const { state } = t
    pay(playerOf(state, seat).stock, only(paid, SHIPS[kind].cost))
    const built = launch(state, seat, kind, { realm, side })
    const port = portOf(state, { realm, side })
    if (port !== undefined) port.launched = state.round
    if (built === undefined) return
    t.tell('all', 'SOW 6.3.2', say('economy.ship.built', { race: seat, ship: built.id, realm, side, kind }))
  },
})
