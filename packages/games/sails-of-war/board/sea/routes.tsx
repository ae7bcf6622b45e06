import type { View } from '@windward/sails-of-war/facts'
import { at, middleOf, sideSpot } from '../hex.ts'

/** From the middle of a Realm to where a route leaves its Port. */
const QUAY = 112
/** And so much farther it turns towards the ship. */
const BEND = 44

/** SOW 7.5: from where a Trade Ship comes, and where its cargo is to be brought. */
export function Routes({ view }: { readonly view: View }) {
  return (
    <>
      {view.ships.map(({ id, owner, kind, zone, origin, cargo }) => {
        const home = origin === null ? undefined : view.realms[origin.realm]?.at
        if (kind !== 'trader' || zone === null || origin === null || home === undefined) return null
        const [realm, quay, ship] = [middleOf(home), sideSpot(origin.side, QUAY), middleOf(zone)]
        const port = { x: realm.x + quay.x, y: realm.y + quay.y }
        const out = sideSpot(origin.side, QUAY + BEND)
        const d = `M${at({ x: ship.x, y: ship.y + 20 })}Q${at({ x: realm.x + out.x, y: realm.y + out.y })} ${at(port)}`
        return (
          <g key={id} class={`sow-route sow-of-${owner} ${cargo === null ? '' : 'sow-homeward'}`}>
            <path class="sow-route-ground" d={d} />
            <path d={d} />
          </g>
        )
      })}
    </>
  )
}
