import './pieces.css'
import type { ShipId, UnitId } from '@windward/swords-and-sails/facts'

/** Drawings of units and ships in a box of 32 by 24: filled bodies and drawn lines. */
const DRAWINGS: Readonly<Record<UnitId | ShipId, { readonly body: string; readonly line: string }>> = {
  KN: {
    body: 'M4 21l2-7c2-3 6-4 10-3l4-5 4 1 1 3-4 2c0 4-1 5-2 6l1 3h-2l-2-3H9l-2 3zM13 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM11 9h4l1 4h-5z',
    line: 'M14 12L30 3M13 3.5V1.5l3 1',
  },
  HC: {
    body: 'M4 21l2-7c2-3 6-4 10-3l4-5 4 1 1 3-4 2c0 4-1 5-2 6l1 3h-2l-2-3H9l-2 3zM13 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM11 9h4l1 4h-5z',
    line: 'M16 10l6-8M20.5 2l3 1.6',
  },
  LC: {
    body: 'M4 21l2-7c2-3 6-4 10-3l4-5 4 1 1 3-4 2c0 4-1 5-2 6l1 3h-2l-2-3H9l-2 3zM13 4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM11.5 9h3.5l.5 3.5h-4z',
    line: 'M20 1c3 3 3 8 0 11M20 1V12M15 6.5h9',
  },
  HI: {
    body: 'M13 3a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 13 3zM10 9h6l1 7-1.5 6H14l-1-5-1 5h-1.5L9 16zM15 10c4-1 6 0 8 0 0 5-1 8-4 10-3-2-4-5-4-10z',
    line: 'M7 22V1M5.5 3.5L7 .5l1.5 3',
  },
  LI: {
    body: 'M13 3a2.4 2.4 0 1 1 0 4.8A2.4 2.4 0 0 1 13 3zM10.5 8.5h5.5l.5 7-1.5 6.5h-1.5L12.5 17l-1 5H10l-.5-6.5z',
    line: 'M20 3c4 4 4 11 0 15M20 3V18M14 10.5h11',
  },
  PS: {
    body: 'M14 3.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM11.5 9h5l1.5 7h-1.5l-1 6h-1.3l-.7-5-.7 5h-1.3l-1-6H10z',
    line: 'M22 22V6M19 2.5V6h6V2.5M22 2v4',
  },
  WS: {
    body: 'M2 15h28l-3 6H6zM9 3c5 1 8 4 8 10H9z',
    line: 'M8 2v13M20 6c3 1 5 4 5 8h-5zM8 21l-2 2M13 21l-2 2M18 21l-2 2M23 21l-2 2M2 15l-1-4',
  },
  RD: {
    body: 'M3 14c3 3 23 3 26 0-1 5-4 7-8 7H11c-4 0-7-2-8-7zM10 4h12v7H10z',
    line: 'M16 2v13M3 14c-2-2-2-5 0-7M29 14c2-2 2-5 0-7M14 4v7M18 4v7',
  },
  TR: { body: 'M3 13h26l-3 7c-1 1-2 1-3 1H9c-1 0-2 0-3-1zM10 4l12 1v6l-12-1z', line: 'M16 2v12M24 9h3v4' },
}

export function Figure({ kind, size = 30 }: { readonly kind: UnitId | ShipId; readonly size?: number }) {
  const { body, line } = DRAWINGS[kind]
  return (
    <svg class="sns-figure" viewBox="0 0 32 24" width={size} height={size * 0.75} aria-hidden="true">
      <path class="figure-body" d={body} />
      <path class="figure-line" d={line} />
    </svg>
  )
}
