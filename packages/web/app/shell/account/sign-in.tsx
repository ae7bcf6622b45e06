import { account } from '../../host/online/session.ts'
import { sentenceOf } from '../../host/trouble.ts'
import { hrefTo } from '../../route.ts'
import type { Act } from '../act.ts'
import { fieldsOf } from '../fields-of.ts'
import { signInWords } from './account-words.en.ts'
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
        <section class="ways" aria-label={signInWords.withoutPassword}>
          {canUsePasskeys() && (
            <button type="button" class="plain" onClick={() => act(enterByPasskey, signInWords.signedIn)}>
              {signInWords.byPasskey}
            </button>
          )}
          {openid !== undefined && (
            <button type="button" class="plain" onClick={() => act(toProvider, signInWords.goingTo(openid))}>
              {signInWords.by(openid)}
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
  const told = await account<{ readonly url?: string } | undefined>('sign-in/social', {
    provider: 'openid',
    callbackURL: '/#/you',
    errorCallbackURL: '/#/you',
  })
  if (told?.url !== undefined) location.assign(told.url)
}

function PasswordForm({ act, letters }: { readonly act: Act; readonly letters: boolean }) {
  return (
    <form
      class="account"
      onSubmit={(event) => {
        const fields = fieldsOf(event)
        void act(() => account('sign-in/email', fields), signInWords.signedIn)
      }}
    >
      <h2>{signInWords.signIn}</h2>
      <label>
        {signInWords.email}
        <input name="email" type="email" required autocomplete="username webauthn" />
      </label>
      <label>
        {signInWords.password}
        <input name="password" type="password" required autocomplete="current-password" />
      </label>
      <button type="submit" class="act">
        {signInWords.signIn}
      </button>
      {letters ? (
        <a href={hrefTo('password')}>{signInWords.forgotten}</a>
      ) : (
        <p class="hint">{signInWords.forgottenNoLetters}</p>
      )}
    </form>
  )
}

interface NewAccountProps {
  readonly act: Act
  /** Whether the server sends e-mail. */
  readonly letters: boolean
}

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
          letters ? signInWords.lookForLetter : signInWords.made,
        )
      }}
    >
      <h2>{signInWords.makeTitle}</h2>
      <label>
        {signInWords.name}
        <input name="name" required maxLength={40} autocomplete="nickname" />
      </label>
      <label>
        {signInWords.email}
        <input name="email" type="email" required autocomplete="username" />
      </label>
      <label>
        {signInWords.newPassword}
        <input name="password" type="password" required minLength={10} autocomplete="new-password" />
      </label>
      <button type="submit" class="act">
        {signInWords.make}
      </button>
    </form>
  )
}

function mayBeTaken(refused: unknown): never {
  throw new Error(signInWords.mayBeTaken(sentenceOf(refused)))
}
