import { useSignal } from '@preact/signals'
import { client } from '../host/online/harbour.ts'
import { useActs } from '../shell/act.ts'
import { fieldsOf } from '../shell/fields-of.ts'

interface ConductProps {
  readonly person: string
  readonly name: string
  readonly match: string
}

const LONGEST_REPORT = 4000

/** What one can do about somebody with whom it is no pleasure to sit. */
export function Conduct({ person, name, match }: ConductProps) {
  const muted = useSignal(false)
  const blocked = useSignal(false)
  const { act, done, trouble } = useActs()
  const look = async () => {
    const [{ mutes }, { blocks }] = await Promise.all([client.mutes(), client.blocks()])
    muted.value = mutes.some((each) => each.person === person && (each.match ?? match) === match)
    blocked.value = blocks.some((each) => each.person === person)
  }
  const change = (doing: () => Promise<void>, said: string) => act(() => doing().finally(look), said)
  const hearAgain = async () => {
    await client.unmute(person, match)
    await client.unmute(person)
  }
  return (
    <details
      class="conduct"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) look().catch(() => undefined)
      }}
    >
      <summary>
        Mute, block or report<span class="unseen"> {name}</span>
      </summary>
      <div class="conduct-body">
        <p class="hint">
          Muting spares you what {name} says here. Blocking keeps {name} from your tables and from talking to
          you.
        </p>
        <div class="at-table-acts">
          {muted.value ? (
            <button type="button" class="plain" onClick={() => change(hearAgain, `You hear ${name} again.`)}>
              Hear again
            </button>
          ) : (
            <button
              type="button"
              class="plain"
              onClick={() => change(() => client.mute(person, match), `You no longer hear ${name}.`)}
            >
              Mute
            </button>
          )}
          {blocked.value ? (
            <button
              type="button"
              class="plain"
              onClick={() => change(() => client.unblock(person), `${name} is blocked no longer.`)}
            >
              Block no longer
            </button>
          ) : (
            <button
              type="button"
              class="plain"
              onClick={() => change(() => client.block(person), `${name} is blocked.`)}
            >
              Block
            </button>
          )}
        </div>
        <div aria-live="polite">
          {trouble.value !== undefined && <p class="refused">{trouble.value}</p>}
          {done.value !== undefined && <p class="done">{done.value}</p>}
        </div>
        <form
          onSubmit={(event) => {
            const form = event.currentTarget
            const { text } = fieldsOf(event)
            const report = () =>
              client.report(String(text), { about: person, match }).then(() => form.reset())
            void act(report, 'The operator will read it.')
          }}
        >
          <label>
            What happened, for the operator of this server
            <textarea name="text" required maxLength={LONGEST_REPORT} rows={3} />
          </label>
          <button type="submit" class="plain">
            Send the report
          </button>
        </form>
      </div>
    </details>
  )
}
