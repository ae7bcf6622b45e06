import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Act } from './act.ts'
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
    await act(() => addPasskey(name), 'The passkey is kept.')
    await load()
  }
  const remove = async ({ id }: Passkey) => {
    await act(() => removePasskey(id), 'The passkey is gone.')
    await load()
  }
  return (
    <section class="passkeys" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Passkeys</h2>
      <p class="hint">
        Your device keeps a key and shows it for you, by fingerprint, face or code.
        {guest && ' With one you find your seats again, even as a guest.'}
      </p>
      <ul class="gathering">
        {keys.value.map((key) => (
          <li key={key.id}>
            <span>
              <strong>{key.name || 'A passkey'}</strong>
              {key.createdAt !== undefined && (
                <span class="hint"> since {when.format(new Date(key.createdAt))}</span>
              )}
            </span>
            <button type="button" class="plain" onClick={() => remove(key)}>
              Remove<span class="unseen"> {key.name}</span>
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
            What to call it
            <input name="name" required maxLength={40} placeholder="this laptop" />
          </label>
          <button type="submit" class="plain">
            Add a passkey
          </button>
        </form>
      )}
    </section>
  )
}
