import type { Me } from '@windward/client'
import { useEffect } from 'preact/hooks'
import { account, askWhoIAm, me } from '../../host/online/session.ts'
import { hrefTo, place } from '../../route.ts'
import { type Act, useActs } from '../act.ts'
import { Address } from '../address.tsx'
import { botsWords } from '../bots/bots-words.en.ts'
import { fieldsOf } from '../fields-of.ts'
import { Page } from '../page.tsx'
import { WhatCameOfIt } from '../what-came-of-it.tsx'
import { words } from '../words.en.ts'
import { signInWords, youWords } from './account-words.en.ts'
import { NoticesForm } from './notices-form.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeysForm } from './passkeys-form.tsx'
import { sentBack } from './sent-back.ts'
import { SignIn } from './sign-in.tsx'
import { UnwantedPeople } from './unwanted-people.tsx'

/** Who one is at this server: nobody yet, a guest, or a person with an account. */
export function YouPage() {
  const { act, done, trouble } = useActs()
  useEffect(() => {
    void askWhoIAm()
    trouble.value = sentBack(location.search)
    if (trouble.value !== undefined) history.replaceState(null, '', `/${location.hash}`)
    else if (place.peek().parts[0] === 'confirmed') done.value = youWords.confirmed
  }, [trouble, done])
  // What was done is said when the page shows it, too.
  const change: Act = (doing, said) => act(() => doing().finally(askWhoIAm), said)
  const known = me.value
  return (
    <Page title={words.you} lead={leadFor(known)}>
      <WhatCameOfIt done={done} trouble={trouble} />
      {known !== undefined && known.kind !== 'nobody' && <Known key={known.id} known={known} act={change} />}
      {known !== undefined && known.kind !== 'person' && (
        <SignIn act={change} openid={known.openid} letters={known.letters === true} />
      )}
      {known?.kind === 'person' && (
        <button
          type="button"
          class="plain"
          onClick={() => change(() => account('sign-out', {}), youWords.signedOut)}
        >
          {youWords.signOut}
        </button>
      )}
    </Page>
  )
}

function Known({ known, act }: { readonly known: Me; readonly act: Act }) {
  return (
    <>
      <form
        class="one-line"
        onSubmit={(event) => {
          const fields = fieldsOf(event)
          void act(() => account('update-user', fields), youWords.nameChanged)
        }}
      >
        <label>
          {signInWords.name}
          <input
            name="name"
            required
            maxLength={40}
            autocomplete="nickname"
            defaultValue={known.name ?? ''}
          />
        </label>
        <button type="submit" class="plain">
          {youWords.changeName}
        </button>
      </form>
      {known.id !== undefined && <Address label={youWords.sign} link={known.id} />}
      <PasskeysForm act={act} guest={known.kind === 'guest'} />
      <NoticesForm guest={known.kind === 'guest'} sought={place.value.parts[0] === 'notices'} />
      {known.kind === 'person' && (
        <section aria-labelledby="own-bots-title">
          <h2 id="own-bots-title">{youWords.bots}</h2>
          <p class="hint">{youWords.botsAbout}</p>
          <div class="ways">
            <a class="plain" href={hrefTo('bots')}>
              {botsWords.title}
            </a>
          </div>
        </section>
      )}
      <UnwantedPeople act={act} />
      <OwnData act={act} name={known.name ?? ''} />
    </>
  )
}

function leadFor(known: Me | undefined): string {
  if (known === undefined) return youWords.noServer
  if (known.kind === 'nobody') return youWords.nobody
  if (known.kind === 'guest') return youWords.guest(known.name ?? '')
  return known.name ?? ''
}
