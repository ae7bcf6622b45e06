import './bots-page.css'
import { useSignal } from '@preact/signals'
import type { Bot } from '@windward/client'
import { useEffect } from 'preact/hooks'
import { askWhoIAm, client, me } from '../../host/online/session.ts'
import { hrefTo } from '../../route.ts'
import { useActs } from '../act.ts'
import { Address } from '../address.tsx'
import { Page } from '../page.tsx'
import { WhatCameOfIt } from '../what-came-of-it.tsx'
import { botsWords } from './bots-words.en.ts'
import { NewBotForms } from './new-bot-forms.tsx'
import { type GameNamed, OwnBot } from './own-bot.tsx'

/** A token that was just made: nobody can ask for it again. */
interface Shown {
  readonly bot: string
  readonly token: string
}

const { howTo } = botsWords

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
    }, botsWords.made)
  return (
    <Page title={botsWords.title} lead={botsWords.lead}>
      <WhatCameOfIt done={done} trouble={trouble} />
      {shown.value !== undefined && (
        <section class="token-shown" aria-labelledby="token-title">
          <h2 id="token-title">{botsWords.tokenOf(shown.value.bot)}</h2>
          <p>{botsWords.tokenAbout(shown.value.bot)}</p>
          <Address label={botsWords.token} link={shown.value.token} />
        </section>
      )}
      {me.value !== undefined && me.value.kind !== 'person' ? (
        <p>
          {botsWords.needsOwner.before} <a href={hrefTo('you')}>{botsWords.needsOwner.link}</a>{' '}
          {botsWords.needsOwner.after}
        </p>
      ) : (
        <>
          {bots.value.map((bot) => (
            <OwnBot key={bot.id} bot={bot} games={games.value} change={change} />
          ))}
          <NewBotForms make={make} />
          <p class="hint">
            {howTo.before} <code>{howTo.paper}</code> {howTo.between} <a href="/api">{howTo.link}</a>
            {howTo.after}
          </p>
        </>
      )}
    </Page>
  )
}
