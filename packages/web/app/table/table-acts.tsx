import { useSignal } from '@preact/signals'
import type { MatchDetail } from '@windward/client'
import { client } from '../host/online/harbour.ts'

/** Asks the server for something at the table, and shows what comes of it. */
export type TableAct = (asked: () => Promise<MatchDetail>) => Promise<void>

interface PauseProps {
  readonly detail: MatchDetail
  readonly nameOf: (seat: string) => string
  readonly act: TableAct
}

const PAUSES = {
  ask: 'Ask for a pause',
  agree: 'Agree to a pause',
  decline: 'Play on',
  resume: 'Set the clocks going',
}

/** The clocks stand still once everybody agrees; anybody sets them going again. */
export function PauseButtons({ detail, nameOf, act }: PauseProps) {
  const { id, paused, pauseAskedBy, clock, seats } = detail
  if (clock.kind === 'none') return null
  const mine = seats.some(({ yours, seat }) => yours && pauseAskedBy.includes(seat))
  const asked = pauseAskedBy.length > 0
  const ways = paused
    ? (['resume'] as const)
    : asked
      ? mine
        ? []
        : (['agree', 'decline'] as const)
      : (['ask'] as const)
  return (
    <>
      {asked && !paused && <p class="asked">{pauseAskedBy.map(nameOf).join(', ')}: let us pause.</p>}
      {ways.map((say) => (
        <button key={say} type="button" class="plain" onClick={() => act(() => client.pause(id, say))}>
          {PAUSES[say]}
        </button>
      ))}
    </>
  )
}

interface VacationProps {
  readonly most: number
  readonly go: (days: number) => Promise<void>
}

/** By mail one's own clock may stand still for some days. */
export function VacationForm({ most, go }: VacationProps) {
  return (
    <form
      class="one-line"
      onSubmit={(event) => {
        event.preventDefault()
        void go(Number(new FormData(event.currentTarget).get('days')))
      }}
    >
      <label>
        Days away, of {most} in all
        <input name="days" type="number" min={1} max={most} defaultValue="1" required />
      </label>
      <button type="submit" class="plain">
        Go on vacation
      </button>
    </form>
  )
}

/** Nobody resigns by a slip of the finger: it is asked for twice. */
export function ResignButton({ resign }: { readonly resign: () => Promise<void> }) {
  const sure = useSignal(false)
  return sure.value ? (
    <button type="button" class="plain" onClick={resign}>
      Yes, I resign for good
    </button>
  ) : (
    <button
      type="button"
      class="plain"
      onClick={() => {
        sure.value = true
      }}
    >
      Resign …
    </button>
  )
}
