import type { SeenShip, View } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { words } from './words.en.ts'

/** SOG 12.5.1, SOG 12.11.1: a line between ships that hang together, knotted where grapnels hold them. */
export function Bonds({ view, top }: { readonly view: View; readonly top: number }) {
  const bonds = [
    ...view.entangled.map((pair) => ({ pair, how: 'entangled' as const })),
    ...view.grappled.map((pair) => ({ pair, how: 'grappled' as const })),
  ]
  return (
    <>
      {bonds.map(({ pair: [one, other], how }) => {
        const from = spot(view, one, top)
        const to = spot(view, other, top)
        if (from === undefined || to === undefined) return null
        return (
          <g key={`${how} ${one} ${other}`} class={`sog-bond sog-${how}`}>
            <title>{words.bonds[how](one, other)}</title>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <circle r="4" cx={(from.x + to.x) / 2} cy={(from.y + to.y) / 2} />
          </g>
        )
      })}
    </>
  )
}

function spot({ ships }: View, id: SeenShip['id'], top: number) {
  const pose = ships.find((ship) => ship.id === id)?.pose
  return pose && { x: mm(pose.x), y: top - mm(pose.y) }
}
