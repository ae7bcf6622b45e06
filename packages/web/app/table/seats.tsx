import type { GameTypes } from '@windward/table'
import type { SeatInfo } from './contract.ts'
import type { Table } from './model.ts'

/** Who plays, how they stand, and whether the table waits for them; never what they chose. */
export function Seats({ table }: { readonly table: Table }) {
  return (
    <section class="seats" aria-label="Seats">
      <ul>
        {table.host.seats.value.map((info) => (
          <Seat key={info.seat} table={table} info={info} />
        ))}
      </ul>
    </section>
  )
}

interface SeatProps {
  readonly table: Table
  readonly info: SeatInfo<GameTypes>
}

function Seat({ table, info: { seat, kind, name } }: SeatProps) {
  const position = table.position.value
  if (position === undefined) return null
  const face = table.board.seat(position.view, seat)
  const state = stateOf(table, seat)
  const own = seat === position.seat
  return (
    <li class={own ? 'seat own' : 'seat'} style={{ '--seat-colour': face.colour }}>
      <details name="seat">
        <summary>
          <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
            <table.board.Emblem seat={seat} />
          </svg>
          <span class="score">{face.score}</span>
          <span class="seat-name">{face.name}</span>
          <span class="state">{own && state === '' ? 'you' : state}</span>
        </summary>
        <dl class="facts">
          <dt>Played by</dt>
          <dd>{kind === 'nobody' ? 'nobody' : name}</dd>
          {face.facts.map(({ label, value }) => (
            <>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
      </details>
    </li>
  )
}

function stateOf(table: Table, seat: string): string {
  const position = table.position.value
  if (position === undefined || position.outcome !== undefined || position.awaited.length === 0) return ''
  if (position.awaited.includes(seat)) return 'writing …'
  const asked = seat === position.seat && position.questions.length > 0
  return asked ? 'sealed ✓' : ''
}
