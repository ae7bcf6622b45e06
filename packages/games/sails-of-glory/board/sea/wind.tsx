import { sourceOf, type View } from '@windward/sails-of-glory/facts'
import { compassPoint, degrees } from '../measure.ts'
import { words } from './words.en.ts'

const HALF_TURN = 180

interface WindGaugeProps {
  readonly wind: View['wind']
  /** Something is told over the lower edge, where it lies otherwise. */
  readonly high: boolean
}

/** The wind in words and as an arrow that flies with it. */
export function WindGauge({ wind, high }: WindGaugeProps) {
  const source = sourceOf(wind.from)
  const blowsTo = (degrees(source) + HALF_TURN) % 360
  return (
    <div class={`sog-wind ${high ? 'sog-wind-high' : ''}`} data-over>
      <svg viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">
        <circle r="22" fill="var(--sog-water)" stroke="var(--edge)" />
        <g
          transform={`rotate(${blowsTo})`}
          fill="none"
          stroke="var(--ink)"
          stroke-width="2.4"
          stroke-linecap="round"
        >
          <path d="M0 16V-14M-6 -7L0 -15L6 -7" />
          <path d="M-8 15V3M8 15V3" opacity=".55" />
        </g>
      </svg>
      <div>
        <b>
          <span class="sog-wind-full">{words.wind.from(compassPoint(source))}</span>
          <span class="sog-wind-short" aria-hidden="true">
            {words.wind.fromInShort(compassPoint(source))}
          </span>
        </b>
        <span class="sog-wind-how">
          <span class="sog-wind-full">
            {words.wind.strength(wind.strength, compassPoint(blowsTo * 1000))}
          </span>
          <span class="sog-wind-short" aria-hidden="true">
            {words.wind.strengthInShort(wind.strength)}
          </span>
        </span>
      </div>
    </div>
  )
}
