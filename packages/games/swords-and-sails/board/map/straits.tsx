import { crossings, straitBetween } from '@windward/swords-and-sails/facts'
import { memo } from './memo.ts'

const OVER = 7

/** The ways over the straits: dotted where armies may cross, barred where they may not. */
export const Straits = memo(() => (
  <g class="straits">
    {crossings.map(({ lands: [a, b], from, to }) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const long = Math.hypot(dx, dy) || 1
      const [ux, uy] = [dx / long, dy / long]
      const [x1, y1, x2, y2] = [
        from[0] - ux * OVER,
        from[1] - uy * OVER,
        to[0] + ux * OVER,
        to[1] + uy * OVER,
      ]
      const open = straitBetween(a, b)?.armyCrossing ?? false
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
      return (
        <g key={`${a} ${b}`} class={open ? 'open' : 'shut'}>
          <path class="way-ground" d={`M${x1} ${y1}L${x2} ${y2}`} />
          <path class="way" d={`M${x1} ${y1}L${x2} ${y2}`} />
          {!open && <path class="bar" d={`M${mx - uy * 4} ${my + ux * 4}L${mx + uy * 4} ${my - ux * 4}`} />}
        </g>
      )
    })}
  </g>
))
