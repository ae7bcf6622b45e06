import './bots-page.css'
import { useSignal } from '@preact/signals'
import type { Bot } from '@windward/client'
import { useEffect } from 'preact/hooks'
import { askWhoIAm, client, me } from '../host/online/harbour.ts'
import { hrefTo } from '../route.ts'
import { useActs } from './act.ts'
import { Address } from './address.tsx'
import { NewBotForms } from './new-bot-forms.tsx'
import { type GameNamed, OwnBot } from './own-bot.tsx'
import { Page } from './page.tsx'

/** A token that was just made: nobody can ask for it again. */
interface Shown {
  readonly bot: string
  readonly token: string
}

/** The bots of whoever has an account: made, told to which tables they come, and deleted. */
export function BotsPage() {
  const { act, done, trouble } = useActs()
  const bots = useSignal<readonly Bot[]>([])
  const games = useSignal<readonly GameNamed[]>([])
  const shown = useSignal<Shown | undefined>(undefined)
  const load = async () => {
    if ((await askWhoIAm())?.kind !== 'person') return
    games.value = (await client.games()).games
    bots.value = (await client.ownBots()).bots
  }
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  const change = async (doing: () => Promise<Shown | undefined>, said: string) => {
    shown.value = undefined
    await act(async () => {
      shown.value = await doing()
      bots.value = (await client.ownBots()).bots
    }, said)
  }
  const make = (wish: Parameters<typeof client.makeBot>[0]) =>
    change(async () => {
      const { name, token } = await client.makeBot(wish)
      return { bot: name, token }
    }, 'The bot has an account. Choose below to which tables it comes when it is asked.')
  return (
    <Page
      title="Your bots"
      lead="A bot is a program of yours that plays here. Everybody sees that it is one, and whose."
    >
      <div aria-live="polite">
        {trouble.value !== undefined && <p class="refused">{trouble.value}</p>}
        {done.value !== undefined && <p class="done">{done.value}</p>}
      </div>
      {shown.value !== undefined && (
        <section class="token-shown" aria-labelledby="token-title">
          <h2 id="token-title">Token of {shown.value.bot}</h2>
          <p>
            The program comes with this token. It is shown only now: copy it to where the program finds it.
            Whoever has it plays as {shown.value.bot}.
          </p>
          <Address label="Token" link={shown.value.token} />
        </section>
      )}
      {me.value !== undefined && me.value.kind !== 'person' ? (
        <p>
          Bots need an owner with an account: <a href={hrefTo('you')}>sign in or sign up</a> first.
        </p>
      ) : (
        <>
          {bots.value.map((bot) => (
            <OwnBot key={bot.id} bot={bot} games={games.value} change={change} />
          ))}
          <NewBotForms make={make} />
          <p class="hint">
            How to write one is told in <code>docs/bots.md</code> of Windward; every request it can make is at{' '}
            <a href="/api">the API of this server</a>.
          </p>
        </>
      )}
    </Page>
  )
}
