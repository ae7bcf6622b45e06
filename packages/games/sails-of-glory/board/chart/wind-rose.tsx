import { useMemo } from 'preact/hooks'
import { ATTITUDES, slice, star, ticks } from './rose.ts'

const R = 92
const RING = 81
const STARS = [
  star(22.5, 45, RING * 0.5, RING * 0.13),
  star(45, 90, RING * 0.72, RING * 0.19),
  star(0, 90, RING * 0.97, RING * 0.25),
]

interface RoseProps {
  /** Where the wind comes from, in degrees. */
  readonly from: number
  /** The heading of the ship in hand, and that to which the card in hand leads, where they may be known. */
  readonly heading?: number | undefined
  readonly planned?: number | undefined
}

/** The wind blown in from its source, what it means on every heading, and where no ship can sail. */
export function WindRose({ from, heading, planned }: RoseProps) {
  const dial = useMemo(
    () => (
      <>
        <circle class="sog-rose-card" r={R + 6} />
        <circle class="sog-rose-line" r={R * 0.5} />
        {STARS.map(({ light, dark }, index) => (
          <g key={index}>
            <path class="sog-rose-light" d={light} />
            <path class="sog-rose-dark" d={dark} />
          </g>
        ))}
        <g transform={`rotate(${from})`}>
          <path class="sog-rose-barred" d={slice(0, RING, -60, 60)} />
          {ATTITUDES.map((each) => (
            <path
              key={each.from}
              class={`sog-rose-ring sog-rose-${each.attitude}`}
              d={slice(RING, R, each.from, each.to)}
            />
          ))}
        </g>
        <circle class="sog-rose-line" r={R} />
        <circle class="sog-rose-line" r={RING} />
        <circle class="sog-rose-line" r={R + 6} />
        <path class="sog-rose-line" d={ticks(R)} />
        <path class="sog-rose-lily" transform={`translate(0 ${-R - 6})`} d={LILY} />
        <g transform={`rotate(${from}) translate(0 ${-R - 8}) scale(1.25)`}>
          <path class="sog-breath-edge" d={BREATH} />
          <path class="sog-breath" d={BREATH} />
          <path class="sog-breath-tip" d="M0 24L-5 15.5L0 17.6L5 15.5Z" />
          <path class="sog-cloud" d={CLOUD} />
          <path class="sog-cloud-curls" d={CURLS} />
        </g>
      </>
    ),
    [from],
  )
  return (
    <svg class="sog-rose" viewBox="-132 -132 264 264" aria-hidden="true">
      {dial}
      {planned !== undefined && (
        <path class="sog-needle sog-needle-planned" d={NEEDLE} transform={`rotate(${planned})`} />
      )}
      {heading !== undefined && <path class="sog-needle" d={NEEDLE} transform={`rotate(${heading})`} />}
    </svg>
  )
}

const NEEDLE = `M0 ${-RING - 6}L-7.5 ${16 - RING}L0 ${10 - RING}L7.5 ${16 - RING}ZM0 26V-26M-6 -17L0 -28L6 -17`
const LILY =
  'M0 -15c-3.4 4 -3.4 7 0 9c3.4 -2 3.4 -5 0 -9zM-5.4 -3.6c0 -4.6 3 -5 3.4 -2M5.4 -3.6c0 -4.6 -3 -5 -3.4 -2M-3.6 -3.4h7.2'
const BREATH = 'M-9 -1.5L-6 12M-3.4 0L-2.6 19M3.4 0L2.6 19M9 -1.5L6 12'
const CLOUD =
  'M-13 -2C-23 -2 -25 -14 -16 -16C-17 -26 -4 -29 0 -22C5 -29 18 -25 16 -16C25 -14 23 -2 13 -2C9 3 -9 3 -13 -2Z'
const CURLS =
  'M-16 -16C-13 -18 -9 -16 -9.5 -12.5C-9.8 -10 -13 -10 -13 -12.2M16 -16C13 -18 9 -16 9.5 -12.5C9.8 -10 13 -10 13 -12.2M0 -22C-3 -19 -2 -15.5 .6 -15.4M-4 -4.5q4 2.4 8 0'
