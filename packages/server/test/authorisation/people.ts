import { Browser, field } from '../people/browser.ts'

/** Whoever might come, in the order of the columns of the table. */
export const PEOPLE = [
  'nobody',
  'guest',
  'outsider',
  'spectator',
  'seat',
  'other seat',
  'host',
  'token that reads',
  'token that plays',
  'token that talks',
  'token that lays tables',
  'token of an outsider',
  'operator',
] as const

export type Who = (typeof PEOPLE)[number]

/** What the operator's tools show at the door. */
export const METRICS_TOKEN = 'for the eyes of the operator'

export interface Present {
  readonly browsers: Readonly<Record<'host' | 'amber' | 'blue', Browser>>
  /** The headers by which each is known. */
  readonly headers: ReadonlyMap<Who, Readonly<Record<string, string>>>
  /** Somebody who has nothing to do with anything, by id. */
  readonly stranger: string
  /** A bot of theirs, by id. */
  readonly bot: string
}

/** Everybody comes in, each their own way. */
export async function everybody(address: string): Promise<Present> {
  const origin = new URL(address).origin
  const signedUp = async (name: string) => {
    const browser = new Browser(address)
    const id = await browser.signUp(name)
    return { browser, id }
  }
  const token = async (browser: Browser, ...scopes: readonly string[]) => {
    const { body } = await browser.post('/api/v1/tokens', { name: scopes.join(' '), scopes })
    return { authorization: `Bearer ${String(field(body, 'token'))}` }
  }
  const cookie = (browser: Browser) => ({ cookie: browser.cookie, origin })
  const guest = new Browser(address)
  await guest.comeAsGuest()
  const outsider = await signedUp('Outsider')
  const spectator = await signedUp('Spectator')
  const amber = await signedUp('Amber')
  const blue = await signedUp('Blue')
  const host = await signedUp('Host')
  const stranger = await signedUp('Stranger')
  const headers = new Map<Who, Readonly<Record<string, string>>>([
    ['nobody', {}],
    ['guest', cookie(guest)],
    ['outsider', cookie(outsider.browser)],
    ['spectator', cookie(spectator.browser)],
    ['seat', cookie(amber.browser)],
    ['other seat', cookie(blue.browser)],
    ['host', cookie(host.browser)],
    ['token that reads', await token(amber.browser, 'match:read')],
    ['token that plays', await token(amber.browser, 'match:play')],
    ['token that talks', await token(amber.browser, 'talk')],
    ['token that lays tables', await token(amber.browser, 'match:create')],
    [
      'token of an outsider',
      await token(outsider.browser, 'match:read', 'match:play', 'match:create', 'talk'),
    ],
    ['operator', { authorization: `Bearer ${METRICS_TOKEN}` }],
  ])
  const { body: bot } = await stranger.browser.post('/api/v1/bots', { name: 'Fathom' })
  return {
    browsers: { host: host.browser, amber: amber.browser, blue: blue.browser },
    headers,
    stranger: stranger.id,
    bot: String(field(bot, 'id')),
  }
}
