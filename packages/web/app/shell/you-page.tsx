import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type AccountAct, account, askWhoIAm, me } from '../host/online/harbour.ts'
import { NoticesForm } from './notices-form.tsx'
import { Page } from './page.tsx'

/** Who one is at this server: nobody yet, a guest, or a person with an account. */
export function YouPage() {
  const trouble = useSignal<string | undefined>(undefined)
  const done = useSignal<string | undefined>(undefined)
  useEffect(() => {
    void askWhoIAm()
  }, [])
  const act = async (what: AccountAct, body: Readonly<Record<string, unknown>>, said: string) => {
    trouble.value = undefined
    try {
      await account(what, body)
      done.value = said
      await askWhoIAm()
    } catch (refused) {
      trouble.value = refused instanceof Error ? refused.message : String(refused)
    }
  }
  const known = me.value
  return (
    <Page title="You" lead={leadFor(known)}>
      <div aria-live="polite">
        {trouble.value !== undefined && <p class="refused">{trouble.value}</p>}
        {trouble.value === undefined && done.value !== undefined && <p>{done.value}</p>}
      </div>
      {known !== undefined && known.kind !== 'nobody' && (
        <form
          class="account"
          onSubmit={(event) =>
            onFields(event, (fields) => act('update-user', fields, 'Your name is changed.'))
          }
        >
          <label>
            Name
            <input
              name="name"
              required
              maxLength={40}
              autocomplete="nickname"
              defaultValue={known.name ?? ''}
            />
          </label>
          <button type="submit" class="plain">
            Change the name
          </button>
        </form>
      )}
      {known !== undefined && known.kind !== 'nobody' && <NoticesForm />}
      {known !== undefined && known.kind !== 'person' && <SignIn act={act} />}
      {known?.kind === 'person' && (
        <button type="button" class="plain" onClick={() => act('sign-out', {}, 'Signed out.')}>
          Sign out
        </button>
      )}
    </Page>
  )
}

function leadFor(known: typeof me.value): string {
  if (known === undefined) return 'No server is in reach: matches in this browser need none.'
  if (known.kind === 'nobody')
    return 'You are nobody here yet; whoever sits down without an account is a guest.'
  if (known.kind === 'guest')
    return `A guest, called ${known.name ?? ''}. An account keeps your seats when this browser is gone.`
  return known.name ?? ''
}

interface SignInProps {
  readonly act: (what: AccountAct, body: Readonly<Record<string, unknown>>, said: string) => Promise<void>
}

function SignIn({ act }: SignInProps) {
  return (
    <div class="accounts">
      <form
        class="account"
        onSubmit={(event) => onFields(event, (fields) => act('sign-in/email', fields, 'Signed in.'))}
      >
        <h2>Sign in</h2>
        <label>
          E-mail
          <input name="email" type="email" required autocomplete="username" />
        </label>
        <label>
          Password
          <input name="password" type="password" required autocomplete="current-password" />
        </label>
        <button type="submit" class="act">
          Sign in
        </button>
      </form>
      <form
        class="account"
        onSubmit={(event) =>
          onFields(event, (fields) => act('sign-up/email', fields, 'Your account is made.'))
        }
      >
        <h2>Make an account</h2>
        <label>
          Name
          <input name="name" required maxLength={40} autocomplete="nickname" />
        </label>
        <label>
          E-mail
          <input name="email" type="email" required autocomplete="username" />
        </label>
        <label>
          Password
          <input name="password" type="password" required minLength={8} autocomplete="new-password" />
        </label>
        <button type="submit" class="act">
          Make the account
        </button>
      </form>
    </div>
  )
}

function onFields(
  event: Event & { readonly currentTarget: HTMLFormElement },
  then: (fields: Readonly<Record<string, unknown>>) => Promise<void>,
): void {
  event.preventDefault()
  void then(Object.fromEntries(new FormData(event.currentTarget)))
}
