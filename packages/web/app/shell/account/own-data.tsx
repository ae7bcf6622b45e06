import { useSignal } from '@preact/signals'
import { troubleIn } from '../../host/trouble.ts'
import type { Act } from '../act.ts'
import { fieldsOf } from '../fields-of.ts'
import { ownDataWords } from './account-words.en.ts'

/** What the table keeps of somebody is theirs: to take along, and to have forgotten. */
export function OwnData({ act, name }: { readonly act: Act; readonly name: string }) {
  const leaving = useSignal(false)
  return (
    <section class="own-data" aria-labelledby="own-data-title">
      <h2 id="own-data-title">{ownDataWords.title}</h2>
      <div class="ways">
        <a class="plain" href="/api/v1/me/export" download>
          {ownDataWords.take}
        </a>
        {!leaving.value && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              leaving.value = true
            }}
          >
            {ownDataWords.beForgotten}
          </button>
        )}
      </div>
      {leaving.value && (
        <form
          class="one-line"
          onSubmit={(event) => {
            const fields = fieldsOf(event)
            void act(() => beForgotten(fields), ownDataWords.forgotten)
          }}
        >
          <label>
            {ownDataWords.name(name)}
            <input name="name" required autocomplete="off" />
          </label>
          <button type="submit" class="plain">
            {ownDataWords.forget}
          </button>
        </form>
      )}
    </section>
  )
}

async function beForgotten(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch('/api/v1/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  if (!response.ok) throw await troubleIn(response)
}
