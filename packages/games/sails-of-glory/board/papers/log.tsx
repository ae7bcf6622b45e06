import type { Side, Token } from '@windward/sails-of-glory/facts'
import type { ComponentChildren } from 'preact'
import { Emblem } from '../emblem.tsx'
import { Track } from './track.tsx'
import { words } from './words.en.ts'

interface LogProps {
  readonly name: string
  readonly about: string
  /** How it was lost. */
  readonly lost: string | undefined
  readonly side: Side
  readonly figures: readonly (readonly [string, number])[]
  readonly columns: readonly {
    readonly guns: readonly number[]
    readonly musketry: number
    readonly actions: number
  }[]
  readonly boxes: {
    readonly hull: readonly (readonly Token[])[]
    readonly crew: readonly Token[]
    readonly zero: readonly Token[]
  }
  readonly advanced: boolean
  /** What it is the log of, where that is drawn. */
  readonly portrait?: ComponentChildren
  /** What lies beside the rows: loads, sails, special damage. */
  readonly children: ComponentChildren
}

/** The rows of boxes of a ship or a battery, and what lies on them and beside them. */
export function Log({
  name,
  about,
  lost,
  side,
  figures,
  columns,
  boxes,
  advanced,
  portrait,
  children,
}: LogProps) {
  const { hull, crew, zero } = boxes
  const both = Array.from({ length: Math.max(hull.length, crew.length) }, () => [])
  return (
    <section
      class={`sog-log sog-${side}${lost === undefined ? '' : ' sog-done-for'}`}
      aria-label={words.log.of(name)}
    >
      <header>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <Emblem seat={`${side}-1`} />
        </svg>
        <h3>
          {name}
          <small>
            {about}
            {lost !== undefined && <b> · {lost}</b>}
          </small>
        </h3>
        {figures.map(([what, value]) => (
          <span key={what} class="sog-figure">
            {what} <b>{value}</b>
          </span>
        ))}
      </header>
      {portrait}
      <div class="sog-scroll">
        <table>
          <tbody>
            <Track name={words.log.rows.hull} boxes={columns.map(({ guns }) => guns)} covered={hull} />
            <Track
              name={words.log.rows.crew}
              boxes={columns.map(({ musketry }) => [musketry])}
              covered={crew.map((token) => [token])}
            />
            {advanced && (
              <Track
                name={words.log.rows.actions}
                boxes={columns.map(({ actions }) => [actions])}
                covered={both}
              />
            )}
          </tbody>
        </table>
      </div>
      <div class="sog-beside">
        {children}
        {zero.length > 0 && <span class="sog-note">{words.log.withoutEffect(zero.length)}</span>}
      </div>
    </section>
  )
}
