import { useComputed } from '@preact/signals'
import type { Position, Reached, SeatInfo } from '@windward/kit/contract.ts'
import { useFrameBehind } from '@windward/kit/frame-behind.ts'
import type { GameTypes } from '@windward/table'
import { useEffect, useRef } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { GoalLine } from './goal-line.tsx'
import { calledWords, seatsWords } from './seat-words.en.ts'

/** Who plays, how they stand, and whether the table waits for them; never what they chose. */
export function Seats({ table }: { readonly table: OpenTable }) {
  const { position, shown } = useFrameBehind(() => ({
    position: table.position.value,
    shown: table.shown.value,
  }))
  const asked = useComputed(() => table.question.value?.id).value
  const list = useRef<HTMLUListElement>(null)
  // What was opened lies over the board: it would hide what is asked next.
  useEffect(() => list.current?.querySelector('[open]')?.removeAttribute('open'), [asked])
  return (
    <section class="seats" aria-label={seatsWords.title}>
      {position !== undefined && <GoalLine table={table} view={shown ?? position.view} />}
      <ul ref={list}>
        {position !== undefined &&
          ownFirst(table.host.seats.value, position.seat).map((info) => (
            <Seat
              key={info.seat}
              table={table}
              info={info}
              position={position}
              told={shown ?? position.view}
            />
          ))}
      </ul>
    </section>
  )
}

/** One looks for oneself first, and on a narrow screen the first is the one that is always in sight. */
function ownFirst(seats: readonly SeatInfo<GameTypes>[], own: string): readonly SeatInfo<GameTypes>[] {
  return [...seats.filter(({ seat }) => seat === own), ...seats.filter(({ seat }) => seat !== own)]
}

interface SeatProps {
  readonly table: OpenTable
  readonly info: SeatInfo<GameTypes>
  readonly position: Position<GameTypes>
  /** Nobody’s score runs ahead of what has been told. */
  readonly told: object
}

function Seat({ table, info: { seat, kind, name }, position, told }: SeatProps) {
  const face = table.board.seat(told, seat)
  const over = table.host.replay !== undefined || table.host.closed?.value !== undefined
  const state = over ? '' : stateOf(position, seat, kind)
  const own = seat === position.seat
  return (
    <li class={own ? 'seat own' : 'seat'} style={{ '--seat-colour': face.colour }}>
      <details name="seat">
        <summary>
          <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
            <table.board.Emblem seat={seat} />
          </svg>
          <span class="score">
            {face.score}
            {face.reached !== undefined && <small>{seatsWords.goal(face.reached.goal)}</small>}
          </span>
          {face.reached !== undefined && <Progress {...face.reached} />}
          <span class="seat-name">{face.short ?? face.name}</span>
          <span class="state">
            {own && state === '' ? calledWords.you : <StateMark {...STATES[state]} />}
          </span>
        </summary>
        <div class="facts">
          <p class="facts-name">{face.name}</p>
          {face.side !== undefined && <p class="hint">{face.side}</p>}
          <dl>
            <dt>{seatsWords.playedBy}</dt>
            <dd>{kind === 'nobody' ? calledWords.nobody : name}</dd>
            {face.facts.map(({ label, value }) => (
              <>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </>
            ))}
          </dl>
        </div>
      </details>
    </li>
  )
}

/** The figures stand beside it; this is for the eye. */
function Progress({ now, goal }: Reached) {
  return (
    <span class="reached" aria-hidden="true">
      <i style={{ width: `${Math.min(100, (100 * now) / goal)}%` }} />
    </span>
  )
}

type State = '' | 'writing' | 'thinking' | 'sealed'

const STATES = {
  '': { word: '', mark: '' },
  writing: { word: seatsWords.states.writing, mark: '…' },
  thinking: { word: seatsWords.states.thinking, mark: '…' },
  sealed: { word: seatsWords.states.sealed, mark: '✓' },
} as const

/** Where there is little room the word is only heard. */
function StateMark({ word, mark }: { readonly word: string; readonly mark: string }) {
  return (
    <>
      <span class="state-word">{word} </span>
      {mark}
    </>
  )
}

function stateOf(position: Position<GameTypes>, seat: string, kind: SeatInfo<GameTypes>['kind']): State {
  if (position.outcome !== undefined || position.awaited.length === 0) return ''
  if (position.awaited.includes(seat)) return kind === 'bot' ? 'thinking' : 'writing'
  const asked = seat === position.seat && position.questions.length > 0
  return asked ? 'sealed' : ''
}
