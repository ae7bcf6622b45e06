import { useSignal } from '@preact/signals'
import { type MatchDetail, Refused } from '@windward/client'
import { client } from '../host/online/harbour.ts'
import type { OnlineHost } from '../host/online/host.ts'
import { go } from '../route.ts'

/** What people do at a table online beside the play: stop the clocks, give up, play again. */
export function TableTab({ host }: { readonly host: OnlineHost }) {
  const trouble = useSignal<string | undefined>(undefined)
  const detail = host.detail.value
  const act = async (asked: Promise<MatchDetail>) => {
    trouble.value = undefined
    try {
      host.detail.value = await asked
    } catch (refused) {
      trouble.value = refused instanceof Refused ? refused.message : 'The table cannot be reached.'
    }
  }
  const again = async () => {
    try {
      go('match', (await client.rematch(host.id)).id)
    } catch (refused) {
      trouble.value = refused instanceof Refused ? refused.message : 'The table cannot be reached.'
    }
  }
  const sits = detail.seats.some(({ yours }) => yours)
  return (
    <div class="at-table">
      <ul>
        {detail.seats.map(({ seat, by, name, bot, yours, held, resigned }) => (
          <li key={seat}>
            <strong>{seat}</strong> {yours ? 'you' : by === 'nobody' ? 'nobody' : (name ?? bot)}
            {held === 'bot' && ', held by a bot'}
            {held === 'offered' && ', offered to others'}
            {resigned === true && ', resigned'}
          </li>
        ))}
      </ul>
      {detail.paused && <p>The clocks stand still.</p>}
      <div aria-live="polite">{trouble.value !== undefined && <p class="refused">{trouble.value}</p>}</div>
      {sits && detail.status === 'playing' && (
        <div class="at-table-acts">
          <PauseButton detail={detail} act={act} />
          <ResignButton resign={() => act(client.resign(host.id))} />
        </div>
      )}
      {sits && detail.status === 'over' && (
        <button type="button" class="act" onClick={again}>
          The same table once more
        </button>
      )}
    </div>
  )
}

interface PauseProps {
  readonly detail: MatchDetail
  readonly act: (asked: Promise<MatchDetail>) => Promise<void>
}

function PauseButton({ detail, act }: PauseProps) {
  const { id, paused, pauseAskedBy, clock } = detail
  if (clock.kind === 'none') return null
  const say = paused ? 'resume' : pauseAskedBy.length > 0 ? 'agree' : 'ask'
  const words = { resume: 'Set the clocks going', agree: 'Agree to a pause', ask: 'Ask for a pause' }
  return (
    <button type="button" class="plain" onClick={() => act(client.pause(id, say))}>
      {words[say]}
    </button>
  )
}

/** Nobody resigns by a slip of the finger: it is asked for twice. */
function ResignButton({ resign }: { readonly resign: () => Promise<void> }) {
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
