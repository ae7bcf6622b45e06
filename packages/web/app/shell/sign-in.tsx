import { account } from '../host/online/harbour.ts'
import type { Act } from './act.ts'
import { fieldsOf } from './fields-of.ts'
import { canUsePasskeys, enterByPasskey } from './passkeys.ts'

interface SignInProps {
  readonly act: Act
  /** What the OpenID provider is called, where the operator has one. */
  readonly openid: string | undefined
}

/** The ways in: by key, by a provider, by password; and an account for those who have none. */
export function SignIn({ act, openid }: SignInProps) {
  return (
    <>
      {(openid !== undefined || canUsePasskeys()) && (
        <section class="ways" aria-label="Sign in without a password">
          {canUsePasskeys() && (
            <button type="button" class="plain" onClick={() => act(enterByPasskey, 'Signed in.')}>
              Sign in with a passkey
            </button>
          )}
          {openid !== undefined && (
            <button
              type="button"
              class="plain"
              onClick={() => act(toProvider, `You are being taken to ${openid}.`)}
            >
              Sign in with {openid}
            </button>
          )}
        </section>
      )}
      <div class="accounts">
        <PasswordForm act={act} />
        <NewAccountForm act={act} />
      </div>
    </>
  )
}

/** Back from there one is at this page again, signed in or told why not. */
async function toProvider(): Promise<void> {
  const told = await account<{ readonly url?: string } | undefined>('sign-in/social', {
    provider: 'openid',
    callbackURL: '/#/you',
    errorCallbackURL: '/#/you',
  })
  if (told?.url !== undefined) location.assign(told.url)
}

function PasswordForm({ act }: { readonly act: Act }) {
  return (
    <form
      class="account"
      onSubmit={(event) => {
        const fields = fieldsOf(event)
        void act(() => account('sign-in/email', fields), 'Signed in.')
      }}
    >
      <h2>Sign in</h2>
      <label>
        E-mail
        <input name="email" type="email" required autocomplete="username webauthn" />
      </label>
      <label>
        Password
        <input name="password" type="password" required autocomplete="current-password" />
      </label>
      <button type="submit" class="act">
        Sign in
      </button>
    </form>
  )
}

function NewAccountForm({ act }: { readonly act: Act }) {
  return (
    <form
      class="account"
      onSubmit={(event) => {
        const fields = fieldsOf(event)
        void act(() => account('sign-up/email', fields), 'Your account is made.')
      }}
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
        Password, ten characters or more
        <input name="password" type="password" required minLength={10} autocomplete="new-password" />
      </label>
      <button type="submit" class="act">
        Make the account
      </button>
    </form>
  )
}
