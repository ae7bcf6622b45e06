import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { account } from '../../host/online/session.ts'
import { hrefTo } from '../../route.ts'
import { useActs } from '../act.ts'
import { fieldsOf } from '../fields-of.ts'
import { Page } from '../page.tsx'
import { WhatCameOfIt } from '../what-came-of-it.tsx'
import { passwordWords, signInWords } from './account-words.en.ts'
import { sentBack } from './sent-back.ts'

/** For who has forgotten a password: asks for a letter, and chooses a new one when its link led here. */
export function PasswordPage() {
  const { act, done, trouble } = useActs()
  const token = useSignal<string | undefined>(undefined)
  useEffect(() => {
    trouble.value = sentBack(location.search)
    token.value = new URLSearchParams(location.search).get('token') ?? undefined
    // What stands in an address is seen by whoever looks over one's shoulder, and kept in the browser's history.
    if (location.search !== '') history.replaceState(null, '', `/${location.hash}`)
  }, [token, trouble])
  return (
    <Page title={token.value === undefined ? signInWords.forgotten : passwordWords.choose}>
      <WhatCameOfIt done={done} trouble={trouble} />
      {token.value === undefined ? (
        <form
          class="account"
          onSubmit={(event) => {
            const fields = fieldsOf(event)
            void act(
              () => account('request-password-reset', { ...fields, redirectTo: '/#/password' }),
              passwordWords.onItsWay,
            )
          }}
        >
          <label>
            {signInWords.email}
            <input name="email" type="email" required autocomplete="username" />
          </label>
          <button type="submit" class="act">
            {passwordWords.sendLink}
          </button>
        </form>
      ) : (
        <form
          class="account"
          onSubmit={(event) => {
            const fields = fieldsOf(event)
            void act(async () => {
              await account('reset-password', { ...fields, token: token.value })
              token.value = undefined
            }, passwordWords.isSet)
          }}
        >
          <label>
            {passwordWords.newPassword}
            <input name="newPassword" type="password" required minLength={10} autocomplete="new-password" />
          </label>
          <button type="submit" class="act">
            {passwordWords.set}
          </button>
        </form>
      )}
      <p>
        <a href={hrefTo('you')}>{signInWords.signIn}</a>
      </p>
    </Page>
  )
}
