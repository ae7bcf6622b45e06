import { after, branch, oneOf, range, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { allRealms, isHome, portZone, realmOf, realmsHeld } from '../board/realms.ts'
import { SIDES, type Side, sideShape } from '../board/zones.ts'
import { MOST_PORTS, PORT_COST } from '../data/buildings.ts'
import { REALM_IDS } from '../data/realms.ts'
import { deed } from '../deeds.ts'
import { noGoods, pay } from '../goods.ts'
import { ownStock, playerOf } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { say } from './words.en.ts'

/** SOW 6.3.1: sides with sea beyond and no Port. */
function shoresOf(open: Open, realm: Realm): Side[] {
  if (isHome(realm.id)) return []
  return SIDES.filter(
    (side) => portZone(open, realm, { side }) !== null && !realm.ports.some((port) => port.side === side),
  )
}

function portsOnBoard(open: Open): number {
  return allRealms(open).reduce((sum, { ports }) => sum + ports.length, 0)
}

/** SOW 6.3.1: five of Wood and Iron in any mix. */
export const buildPort = deed({
  shape: z.strictObject({
    do: z.literal('port'),
    realm: z.enum(REALM_IDS),
    side: sideShape,
    /** How much of the price is Wood; the rest is Iron. */
    wood: z.int().min(0).max(PORT_COST),
  }),
  options: (view, seat) => {
    const { wood, iron } = ownStock(view, seat)
    if (view.options.mode === 'base' || wood + iron < PORT_COST || portsOnBoard(view) >= MOST_PORTS) return []
    const grounds = realmsHeld(view, seat).filter((realm) => shoresOf(view, realm).length > 0)
    if (grounds.length === 0) return []
    const leads = () =>
      after(
        oneOf(grounds, ({ id }) => ({ key: id, label: say('economy.realm', { realm: id }) })),
        (realm) =>
          after(
            oneOf(shoresOf(view, realm), (side) => ({
              key: `${side}`,
              label: say('economy.side', { side }),
            })),
            (side) =>
              turned(
                range(Math.max(0, PORT_COST - iron), Math.min(PORT_COST, wood), say('economy.port.wood')),
                (paid) => ({ do: 'port' as const, realm: realm.id, side, wood: paid }),
              ),
          ),
      )
    return [branch('port', leads, say('economy.port.label'))]
  },
  fault: (view, seat, { realm: id, side, wood }) => {
    const realm = view.realms[id]
    if (view.options.mode === 'base') return refuse('SOW 16.1', say('economy.port.no-sea'))
    if (realm?.owner !== seat) return refuse('SOW 6.3.1', say('economy.not-yours', { realm: id }))
    if (portsOnBoard(view) >= MOST_PORTS) return refuse('SOW 6.3.1', say('economy.port.most'))
    if (!shoresOf(view, realm).includes(side)) {
      return refuse('SOW 6.3.1', say('economy.port.shore', { realm: id, side }))
    }
    const stock = ownStock(view, seat)
    return stock.wood < wood || stock.iron < PORT_COST - wood
      ? refuse('SOW 1.4.2', say('economy.poor', { cost: priceOf(wood) }))
      : undefined
  },
  carryOut(t, seat, { realm: id, side, wood }) {
    pay(playerOf(t.state, seat).stock, priceOf(wood))
    realmOf(t.state, id).ports.push({ side, builder: seat, since: t.state.round, launched: 0 })
    t.tell('all', 'SOW 6.3.1', say('economy.port.built', { race: seat, realm: id, side }))
  },
})

const priceOf = (wood: number) => ({ ...noGoods(), wood, iron: PORT_COST - wood })
