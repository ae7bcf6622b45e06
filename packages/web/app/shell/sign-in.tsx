import { account } from '../host/online/harbour.ts'
import { sentenceOf } from '../host/trouble.ts'
import { hrefTo } from '../route.ts'
import type { Act } from './act.ts'
import { fieldsOf } from './fields-of.ts'
import { canUsePasskeys, enterByPasskey } from './passkeys.ts'

interface SignInProps {
  readonly act: Act
  /** What the OpenID provider is called, where the operator has one. */
  readonly openid: string | undefined
  /** Whether the server sends e-mail. */
  readonly letters: boolean
}

/** The ways in: by key, by a provider, by password; and an account for those who have none. */
export function SignIn({ act, openid, letters }: SignInProps) {
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
        <PasswordForm act={act} letters={letters} />
        <NewAccountForm act={act} letters={letters} />
      </div>
    </>
  )
}

/** Back from there one is at this page again, signed in or told why not. */
async function toProvider(): Promise<void> {
  const told: { readonly url?: string } = Object(
    await account('sign-in/social', {
      provider: 'openid',
      callbackURL: '/#/you',
      errorCallbackURL: '/#/you',
    }),
  )
  if (told.url !== undefined) location.assign(told.url)
}

function PasswordForm({ act, letters }: { readonly act: Act; readonly letters: boolean }) {
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
      {letters ? (
        <a href={hrefTo('password')}>Forgotten your password?</a>
      ) : (
        <p class="hint">Forgotten your password? This server sends no e-mail: ask whoever runs it.</p>
      )}
    </form>
  )
}

interface NewAccountProps {
  readonly act: Act
  /** Whether the server sends e-mail. */
  readonly letters: boolean
}

const LOOK_FOR_IT =
  'Look at your e-mail: if this address was free, a link to confirm it is on its way. If you have an account already, the letter says so.'

/** The server answers alike whether the address was free or not; without letters, whoever may come in finds out by signing in. */
function NewAccountForm({ act, letters }: NewAccountProps) {
  return (
    <form
      class="account"
      onSubmit={(event) => {
        const { email, password, ...more } = fieldsOf(event)
        void act(
          async () => {
            await account('sign-up/email', { email, password, ...more, callbackURL: '/#/you/confirmed' })
            if (!letters) await account('sign-in/email', { email, password }).catch(mayBeTaken)
          },
          letters ? LOOK_FOR_IT : 'Your account is made. You are signed in.',
        )
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

function mayBeTaken(refused: unknown): never {
  throw new Error(
    `You are not signed in: ${sentenceOf(refused)} If you have an account with this address already, sign in with the password you chose then.`,
  )
}
