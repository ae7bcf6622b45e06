import { useSignal } from '@preact/signals'
import { hrefTo } from '../route.ts'
import { Address } from './address.tsx'
import { fieldsOf } from './fields-of.ts'

interface AskedByNameProps {
  readonly match: string
  /** Whether it went well. */
  readonly ask: (person: string) => Promise<boolean>
}

/** At a table for named people a link alone lets nobody sit down: whoever laid it asks them one by one. */
export function AskedByName({ match, ask }: AskedByNameProps) {
  const done = useSignal(false)
  return (
    <div class="asked-by-name">
      <form
        class="one-line"
        onSubmit={async (event) => {
          const { currentTarget: form } = event
          done.value = await ask(String(fieldsOf(event)['person']).trim())
          if (done.value) form.reset()
        }}
      >
        <label>
          Ask somebody by their sign
          <input name="person" required maxLength={100} autocomplete="off" spellcheck={false} />
        </label>
        <button type="submit" class="plain">
          Ask them
        </button>
      </form>
      <div aria-live="polite">{done.value && <p class="done">They may sit down now.</p>}</div>
      <p class="hint">Everybody finds their own sign on the page “You” and can send it to you.</p>
      <Address
        label="Where those you have asked find the table"
        link={`${location.origin}/${hrefTo('match', match)}`}
      />
    </div>
  )
}
