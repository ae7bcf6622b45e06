import { useSignal } from '@preact/signals'
import { client } from '../../host/online/session.ts'
import { conductWords } from '../../shell/account/conduct-words.en.ts'
import { useActs } from '../../shell/act.ts'
import { fieldsOf } from '../../shell/fields-of.ts'
import { Shortened } from '../../shell/shortened.tsx'

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
        <Shortened {...conductWords.title(name)} />
      </summary>
      <div class="conduct-body">
        <p class="hint">{conductWords.about(name)}</p>
        <div class="at-table-acts">
          {muted.value ? (
            <button
              type="button"
              class="plain"
              onClick={() => change(hearAgain, conductWords.heardAgain(name))}
            >
              {conductWords.hearAgain}
            </button>
          ) : (
            <button
              type="button"
              class="plain"
              onClick={() => change(() => client.mute(person, match), conductWords.muted(name))}
            >
              {conductWords.mute}
            </button>
          )}
          {blocked.value ? (
            <button
              type="button"
              class="plain"
              onClick={() => change(() => client.unblock(person), conductWords.blockedNoLonger(name))}
            >
              {conductWords.blockNoLonger}
            </button>
          ) : (
            <button
              type="button"
              class="plain"
              onClick={() => change(() => client.block(person), conductWords.blocked(name))}
            >
              {conductWords.block}
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
            void act(report, conductWords.reported)
          }}
        >
          <label>
            {conductWords.report}
            <textarea name="text" required maxLength={LONGEST_REPORT} rows={3} />
          </label>
          <button type="submit" class="plain">
            {conductWords.sendReport}
          </button>
        </form>
      </div>
    </details>
  )
}
