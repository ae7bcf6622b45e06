import { useSignal } from '@preact/signals'
import type { MatchDetail } from '@windward/client'
import { client } from '../host/online/harbour.ts'

/** Asks the server for something at the table, and shows what comes of it. */
export type TableAct = (asked: () => Promise<MatchDetail>) => Promise<void>

interface MotionProps {
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
export function PauseButtons({ detail, nameOf, act }: MotionProps) {
  const { id, paused, pauseAskedBy, clock } = detail
  if (clock.kind === 'none') return null
  const ways = paused ? (['resume'] as const) : waysOf(detail, pauseAskedBy)
  return (
    <>
      {pauseAskedBy.length > 0 && !paused && (
        <p class="asked">{pauseAskedBy.map(nameOf).join(', ')}: let us pause.</p>
      )}
      {ways.map((say) => (
        <button key={say} type="button" class="plain" onClick={() => act(() => client.pause(id, say))}>
          {PAUSES[say]}
        </button>
      ))}
    </>
  )
}

const DRAWS = { ask: 'Offer a draw', agree: 'Accept the draw', decline: 'Decline the draw' }
const DRAW_SAYS = { ask: 'offer', agree: 'accept', decline: 'decline' } as const

/** The match is a draw once everybody agrees, where the game knows draws. */
export function DrawButtons({ detail, nameOf, act }: MotionProps) {
  const { id, draws, drawOfferedBy } = detail
  if (!draws) return null
  return (
    <>
      {drawOfferedBy.length > 0 && <p class="asked">{drawOfferedBy.map(nameOf).join(', ')}: draw offered.</p>}
      {waysOf(detail, drawOfferedBy).map((say) => (
        <button
          key={say}
          type="button"
          class="plain"
          onClick={() => act(() => client.draw(id, DRAW_SAYS[say]))}
        >
          {DRAWS[say]}
        </button>
      ))}
    </>
  )
}

const ENDS = { ask: 'Ask to end the match', agree: 'Agree to end it', decline: 'Play on' }

/** The match ends without a result once everybody agrees. */
export function AbandonButtons({ detail, nameOf, act }: MotionProps) {
  const { id, abandonAskedBy } = detail
  return (
    <>
      {abandonAskedBy.length > 0 && (
        <p class="asked">{abandonAskedBy.map(nameOf).join(', ')}: let us end the match without a result.</p>
      )}
      {waysOf(detail, abandonAskedBy).map((say) => (
        <button key={say} type="button" class="plain" onClick={() => act(() => client.abandon(id, say))}>
          {ENDS[say]}
        </button>
      ))}
    </>
  )
}

/** What whoever looks may say to something that was asked for, or not yet. */
function waysOf(
  { seats }: MatchDetail,
  askedBy: readonly string[],
): readonly ('ask' | 'agree' | 'decline')[] {
  if (askedBy.length === 0) return ['ask']
  return seats.some(({ yours, seat }) => yours && askedBy.includes(seat)) ? [] : ['agree', 'decline']
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
