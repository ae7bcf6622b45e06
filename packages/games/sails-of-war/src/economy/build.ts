import { branch, oneOf, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { isHome, realmOf, realmsHeld, terrainOf } from '../board/realms.ts'
import { LAWS } from '../data/action-cards.ts'
import { BUILDING_COST, type BuildingId } from '../data/buildings.ts'
import { REALM_IDS } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { type Deed, deed } from '../deeds.ts'
import { lawOn } from '../events/laws.ts'
import { canPay, pay } from '../goods.ts'
import { ownStock, playerOf } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { say } from './words.en.ts'

/** SOW 6.2.4: a Town where there is none, a City in place of a Town. */
const BEFORE: Readonly<Record<BuildingId, BuildingId | null>> = { town: null, city: 'town' }

function costNow(open: Open): Goods {
  return lawOn(open, 'masons-charter') === 'carried' ? LAWS.masons : BUILDING_COST
}

function isGround(realm: Realm, building: BuildingId): boolean {
  const { id } = realm
  return !isHome(id) && terrainOf(id) !== 'wasteland' && !realm.built && realm.building === BEFORE[building]
}

/** SOW 6.2.4 */
function builder<B extends BuildingId>(building: B): Deed {
  return deed({
    shape: z.strictObject({ do: z.literal(building), realm: z.enum(REALM_IDS) }),
    options: (view, seat) => {
      if (!canPay(ownStock(view, seat), costNow(view)) || lawOn(view, 'masons-charter') === 'rejected')
        return []
      const grounds = realmsHeld(view, seat).filter((realm) => isGround(realm, building))
      if (grounds.length === 0) return []
      const leads = () =>
        turned(
          oneOf(grounds, ({ id }) => ({ key: id, label: say('economy.realm', { realm: id }) })),
          ({ id }) => ({ do: building, realm: id }),
        )
      return [branch(building, leads, say('economy.build.label', { building, cost: costNow(view) }))]
    },
    fault: (view, seat, { realm: id }) => {
      const realm = view.realms[id]
      if (lawOn(view, 'masons-charter') === 'rejected')
        return refuse('SOW 16.5', say('economy.build.forbidden'))
      if (realm?.owner !== seat) return refuse('SOW 6.2.4', say('economy.not-yours', { realm: id }))
      if (!isGround(realm, building)) {
        return refuse('SOW 6.2.4', say('economy.build.ground', { realm: id, building }))
      }
      return canPay(ownStock(view, seat), costNow(view))
        ? undefined
        : refuse('SOW 1.4.2', say('economy.poor', { cost: costNow(view) }))
    },
    carryOut(t, seat, { realm: id }) {
      const realm = realmOf(t.state, id)
      pay(playerOf(t.state, seat).stock, costNow(t.state))
      realm.building = building
      realm.builder = seat
      realm.built = true
      t.tell('all', 'SOW 6.2.4', say('economy.built', { race: seat, realm: id, building }))
    },
  })
}

export const buildTown = builder('town')
export const buildCity = builder('city')
