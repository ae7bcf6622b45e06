import type { Mark } from './drawing.ts'
import { outline } from './hull.ts'
import { linesOf } from './lines.ts'
import type { ShipLook } from './look.ts'
import { at, fine, type Spot, turned } from './pen.ts'
import { goneMasts, rigged, windOn } from './rig.ts'

/** The same ship from afar: hull, deck, bowsprit, canvas and a broad flag, five strokes, and one for fire. */
export function tokenOf(look: ShipLook): readonly Mark[] {
  const lines = linesOf(look.id)
  const wind = windOn(look.heading, look.wind)
  const masts = rigged(lines, look.sails, wind, goneMasts(look.damage.masts))
  const canvas = masts.map(({ y, yard, turn, reversed }) => {
    const half = yard * 1.1
    const deep = half * (look.sails === 'struck' ? 0.06 : 0.5) * (reversed ? -1 : 1)
    const spot = (one: Spot) => {
      const { x, y: down } = turned(one, turn)
      return at(x, y + down)
    }
    return `M${spot({ x: -half, y: 0 })}Q${spot({ x: 0, y: 1.2 })} ${spot({ x: half, y: 0 })}Q${spot({ x: 0, y: -deep * 2 })} ${spot({ x: -half, y: 0 })}Z`
  })
  return [
    { kind: 'far-hull', d: outline(lines, -0.6) },
    { kind: 'far-deck', d: outline(lines, 2.6) },
    { kind: 'far-spar', d: `M0 ${fine(lines.bow + 3)}V${fine(lines.bow - 11)}` },
    { kind: 'far-canvas', d: canvas.join('') },
    ...(look.damage.fires > 0 && !look.surrendered
      ? [
          {
            kind: 'far-fire',
            d: FIRE,
            transform: `rotate(${fine(-look.heading)}) scale(${fine(0.9 + look.damage.fires * 0.25)})`,
          },
        ]
      : []),
    ...(look.surrendered
      ? []
      : [
          {
            kind: 'far-flag',
            d: 'M0 -4.6L15 -3.4L11.5 .2L15 3.8L0 4.6Z',
            transform: `translate(0 ${fine(lines.stern)}) rotate(${fine(wind.off + 90)})`,
          },
        ]),
  ]
}

const FIRE = 'M0 10C-11 7 -9 -3 -3 -9C-3 -4 0 -4 0 -17C8 -10 12 -1 8 6C6 9 3 10 0 10Z'
