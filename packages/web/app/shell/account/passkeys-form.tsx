import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Act } from '../act.ts'
import { Shortened } from '../shortened.tsx'
import { passkeyWords } from './account-words.en.ts'
import { addPasskey, canUsePasskeys, ownPasskeys, type Passkey, removePasskey } from './passkeys.ts'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** The keys one has; whoever has one comes back without a password, and a guest without an account. */
export function PasskeysForm({ act, guest }: { readonly act: Act; readonly guest: boolean }) {
  const keys = useSignal<readonly Passkey[]>([])
  const load = async () => {
    keys.value = await ownPasskeys().catch(() => [])
  }
  useEffect(() => {
    void load()
  }, [])
  if (!canUsePasskeys() && keys.value.length === 0) return null
  const add = async (name: string) => {
    await act(() => addPasskey(name), passkeyWords.kept)
    await load()
  }
  const remove = async ({ id }: Passkey) => {
    await act(() => removePasskey(id), passkeyWords.gone)
    await load()
  }
  return (
    <section class="passkeys" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{passkeyWords.title}</h2>
      <p class="hint">
        {passkeyWords.about} {guest && passkeyWords.aboutGuest}
      </p>
      <ul class="gathering">
        {keys.value.map((key) => (
          <li key={key.id}>
            <span>
              <strong>{key.name || passkeyWords.unnamed}</strong>
              {key.createdAt !== undefined && (
                <span class="hint"> {passkeyWords.since(when.format(new Date(key.createdAt)))}</span>
              )}
            </span>
            <button type="button" class="plain" onClick={() => remove(key)}>
              <Shortened {...passkeyWords.remove(key.name ?? '')} />
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <form
          class="one-line"
          onSubmit={(event) => {
            event.preventDefault()
            void add(String(new FormData(event.currentTarget).get('name')))
          }}
        >
          <label>
            {passkeyWords.name}
            <input name="name" required maxLength={40} placeholder={passkeyWords.nameExample} />
          </label>
          <button type="submit" class="plain">
            {passkeyWords.add}
          </button>
        </form>
      )}
    </section>
  )
}
