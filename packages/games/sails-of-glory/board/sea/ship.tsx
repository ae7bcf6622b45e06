import { BASES, classOf, type Sails, type SeenShip } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../measure.ts'
import { Troubles } from './troubles.tsx'

interface ShipProps {
  readonly ship: SeenShip
  /** The length of the sea in millimetres: north is up, so the drawing counts from the top. */
  readonly top: number
  readonly chosen: boolean
  readonly marked: boolean
  /** She is one of those of which one is to be picked. */
  readonly pickable?: boolean
}

/** A ship from above on her base, bow up before she is turned. */
export function ShipMark({ ship, top, chosen, marked, pickable = false }: ShipProps) {
  const { length, width } = BASES[classOf(ship.id).base]
  const lost = ship.fate !== 'afloat'
  const names = [
    'sog-ship',
    `sog-${ship.side}`,
    pickable && 'sog-pickable',
    chosen && 'sog-chosen',
    marked && 'sog-marked',
    lost && 'sog-lost',
  ]
  return (
    <g
      class={names.filter(Boolean).join(' ')}
      data-place={ship.id}
      data-ship={ship.id}
      transform={placed(ship.pose, top)}
    >
      <Base length={mm(length)} width={mm(width)} />
      <Hull length={mm(length) * 0.88} beam={mm(width) * 0.36} />
      <Rig length={mm(length)} beam={mm(width)} sails={ship.sails} broken={ship.special.masts} />
      {!lost && <Troubles ship={ship} length={mm(length)} beam={mm(width)} />}
    </g>
  )
}

export function placed({ x, y, heading }: SeenShip['pose'], top: number): string {
  return `translate(${mm(x).toFixed(2)} ${(top - mm(y)).toFixed(2)}) rotate(${degrees(heading).toFixed(2)})`
}

function Base({ length, width }: { readonly length: number; readonly width: number }) {
  return <rect class="sog-base" x={-width / 2} y={-length / 2} width={width} height={length} rx="3" />
}

/** Bow, quarters and stern; a band in the colour of the side. */
function Hull({ length: l, beam: b }: { readonly length: number; readonly beam: number }) {
  const outline = `M0 ${-l / 2}C${b * 0.45} ${-l * 0.4} ${b / 2} ${-l * 0.25} ${b / 2} ${-l * 0.1}L${b * 0.46} ${l * 0.36}L${b * 0.34} ${l / 2}H${-b * 0.34}L${-b * 0.46} ${l * 0.36}L${-b / 2} ${-l * 0.1}C${-b / 2} ${-l * 0.25} ${-b * 0.45} ${-l * 0.4} 0 ${-l / 2}Z`
  return (
    <>
      <path class="sog-spar" d={`M0 ${-l / 2}V${-l / 2 - 6}`} />
      <path class="sog-hull" d={outline} />
      <path class="sog-deck" d={outline} transform="scale(.72 .88)" />
      <path class="sog-band" d={`M${-b * 0.3} ${l * 0.42}H${b * 0.3}`} />
    </>
  )
}

const SPREAD: Readonly<Record<Sails, number>> = { full: 1, battle: 0.78, backing: 0.55, struck: 0.45 }
const MASTS = [-0.27, 0.02, 0.28] as const

/** Three masts: how wide the sails stand tells how much is set; struck sails are bare spars, a broken mast is a stump. */
function Rig({
  length,
  beam,
  sails,
  broken,
}: {
  readonly length: number
  readonly beam: number
  readonly sails: Sails
  readonly broken: number
}) {
  const half = (beam * 0.82 * SPREAD[sails]) / 2
  return (
    <>
      {MASTS.map((part, index) => {
        const y = length * part
        if (index >= MASTS.length - broken) return <path key={part} class="sog-spar" d={stump(y)} />
        return sails === 'struck' ? (
          <path key={part} class="sog-spar" d={`M${-half} ${y}H${half}`} />
        ) : (
          <path key={part} class="sog-sail" d={canvas(half, y, sails === 'backing' ? -3 : 5)} />
        )
      })}
    </>
  )
}

const stump = (y: number) => `M-2.5 ${y - 2.5}L2.5 ${y + 2.5}M2.5 ${y - 2.5}L-2.5 ${y + 2.5}`

/** A yard with its sail bellied forward, or aback. */
function canvas(half: number, y: number, belly: number): string {
  return `M${-half} ${y}Q0 ${y - belly} ${half} ${y}L${half * 0.86} ${y + 2.4}Q0 ${y + 2.4 - belly} ${-half * 0.86} ${y + 2.4}Z`
}
