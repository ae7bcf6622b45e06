import { useSignal } from '@preact/signals'
import { hrefTo } from '../../route.ts'
import { Address } from '../address.tsx'
import { fieldsOf } from '../fields-of.ts'
import { askingWords } from './gathering-words.en.ts'

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
          {askingWords.person}
          <input name="person" required maxLength={100} autocomplete="off" spellcheck={false} />
        </label>
        <button type="submit" class="plain">
          {askingWords.ask}
        </button>
      </form>
      <div aria-live="polite">{done.value && <p class="done">{askingWords.done}</p>}</div>
      <p class="hint">{askingWords.whereSigns}</p>
      <Address label={askingWords.address} link={`${location.origin}/${hrefTo('match', match)}`} />
    </div>
  )
}
