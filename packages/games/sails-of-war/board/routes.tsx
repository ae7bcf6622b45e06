import type { View } from '@windward/sails-of-war/facts'
import { middleOf, sideSpot } from './hex.ts'

/** SOW 7.5: from where a Trade Ship comes, and where its cargo is to be brought. */
export function Routes({ view }: { readonly view: View }) {
  return (
    <>
      {view.ships.map(({ id, owner, kind, zone, origin, cargo }) => {
        const home = origin === null ? undefined : view.realms[origin.realm]?.at
        if (kind !== 'trader' || zone === null || origin === null || home === undefined) return null
        const [to, quay, from] = [middleOf(home), sideSpot(origin.side, 50), middleOf(zone)]
        return (
          <line
            key={id}
            class={`sow-route sow-of-${owner} ${cargo === null ? '' : 'sow-homeward'}`}
            x1={from.x}
            y1={from.y}
            x2={to.x + quay.x}
            y2={to.y + quay.y}
          />
        )
      })}
    </>
  )
}
