import { useSignal } from '@preact/signals'
import type { MatchDetail } from '@windward/client'
import { client } from '../../host/online/session.ts'
import { tableActWords } from './table-acts-words.en.ts'

/** Asks the server for something at the table, and shows what comes of it. */
export type TableAct = (asked: () => Promise<MatchDetail>) => Promise<void>

interface MotionProps {
  readonly detail: MatchDetail
  readonly nameOf: (seat: string) => string
  readonly act: TableAct
}

/** The clocks stand still once everybody agrees; anybody sets them going again. */
export function PauseButtons({ detail, nameOf, act }: MotionProps) {
  const { id, paused, pauseAskedBy, clock } = detail
  if (clock.kind === 'none') return null
  const ways = paused ? (['resume'] as const) : waysOf(detail, pauseAskedBy)
  return (
    <>
      {pauseAskedBy.length > 0 && !paused && (
        <p class="asked">{tableActWords.pause.asked(pauseAskedBy.map(nameOf))}</p>
      )}
      {ways.map((say) => (
        <button key={say} type="button" class="plain" onClick={() => act(() => client.pause(id, say))}>
          {tableActWords.pause[say]}
        </button>
      ))}
    </>
  )
}

const DRAW_SAYS = { ask: 'offer', agree: 'accept', decline: 'decline' } as const

/** The match is a draw once everybody agrees, where the game knows draws. */
export function DrawButtons({ detail, nameOf, act }: MotionProps) {
  const { id, draws, drawOfferedBy } = detail
  if (!draws) return null
  return (
    <>
      {drawOfferedBy.length > 0 && <p class="asked">{tableActWords.draw.asked(drawOfferedBy.map(nameOf))}</p>}
      {waysOf(detail, drawOfferedBy).map((say) => (
        <button
          key={say}
          type="button"
          class="plain"
          onClick={() => act(() => client.draw(id, DRAW_SAYS[say]))}
        >
          {tableActWords.draw[say]}
        </button>
      ))}
    </>
  )
}

/** The match ends without a result once everybody agrees. */
export function AbandonButtons({ detail, nameOf, act }: MotionProps) {
  const { id, abandonAskedBy } = detail
  return (
    <>
      {abandonAskedBy.length > 0 && (
        <p class="asked">{tableActWords.end.asked(abandonAskedBy.map(nameOf))}</p>
      )}
      {waysOf(detail, abandonAskedBy).map((say) => (
        <button key={say} type="button" class="plain" onClick={() => act(() => client.abandon(id, say))}>
          {tableActWords.end[say]}
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
        {tableActWords.daysAway(most)}
        <input name="days" type="number" min={1} max={most} defaultValue="1" required />
      </label>
      <button type="submit" class="plain">
        {tableActWords.goOnVacation}
      </button>
    </form>
  )
}

/** Nobody resigns by a slip of the finger: it is asked for twice. */
export function ResignButton({ resign }: { readonly resign: () => Promise<void> }) {
  const sure = useSignal(false)
  return sure.value ? (
    <button type="button" class="plain" onClick={resign}>
      {tableActWords.resignForGood}
    </button>
  ) : (
    <button
      type="button"
      class="plain"
      onClick={() => {
        sure.value = true
      }}
    >
      {tableActWords.resign}
    </button>
  )
}
