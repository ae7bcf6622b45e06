import { join } from 'node:path'
import { openStorage } from '../../../src/storage/open.ts'
import { Browser, field } from '../../people/browser.ts'
import type { FuzzedServer } from './fuzzed-server.ts'
import type { Caller, Targets } from './malformed.ts'

/** Two people at tables of theirs, and what nobody else may ever read. */
export interface Prey {
  readonly targets: Omit<Targets, 'callers'>
  /** By whose they are; those of '' are for nobody. */
  readonly secrets: ReadonlyMap<string, readonly string[]>
  readonly amber: Caller
  /** A token that is good, but not theirs who fuzz: they have it almost right. */
  readonly almost: readonly string[]
}

const SCOPES = ['match:read', 'match:play', 'match:create', 'talk']
const SPOKEN = 'whispered between the two of them'

/** Lays tables, lets people speak, and notes everything that is secret. */
export async function prey({ address }: FuzzedServer): Promise<Prey> {
  const [amber, blue] = [new Browser(address), new Browser(address)]
  const emails = ['ambrosia@private.example', 'bluebell@private.example'] as const
  const people = [await amber.signUp('Amber', emails[0]), await blue.signUp('Blue', emails[1])]
  const made = await amber.post('/api/v1/tokens', { name: 'mine', scopes: SCOPES })
  const token = String(field(made.body, 'token'))
  const bot = await amber.post('/api/v1/bots', {
    name: 'Fathom',
    takes: [{ game: 'fixture', clock: 'none' }],
  })
  const matches: string[] = []
  const invitations: string[] = []
  for (const spectators of [false, true]) {
    // Three seats, so that amber cannot end the match by giving up: then its record would be for everybody.
    const wish = { game: 'fixture', seats: ['amber', 'blue', 'copper'], options: { turns: 900 }, spectators }
    const { body } = await amber.post('/api/v1/matches', wish)
    const [id, invitation] = [String(field(body, 'id')), String(field(body, 'invitation'))]
    matches.push(id)
    invitations.push(invitation)
    const path = `/api/v1/matches/${id}`
    await amber.post(`${path}/join`, { seat: 'amber' })
    for (const seat of ['blue', 'copper']) await blue.post(`${path}/join`, { seat, invitation })
    await amber.post(`${path}/start`)
    await blue.post(`${path}/seats/blue/talk`, { to: ['amber'], text: SPOKEN })
  }
  const papers = await (await fetch(`${address}/api/v1/openapi.json`)).json()
  const routes = Object.entries(Object(field(papers, 'paths'))).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  )
  return {
    targets: {
      routes,
      parts: {
        match: matches,
        seat: ['amber', 'blue'],
        question: ['1%231'],
        kind: ['orders'],
        game: ['fixture'],
        person: people,
        bot: [String(field(bot.body, 'id'))],
        id: [String(field(made.body, 'id'))],
      },
    },
    secrets: new Map([
      [
        'amber',
        [
          token,
          String(field(bot.body, 'token')),
          amber.cookie.replace(/^[^=]*=/, ''),
          emails[0],
          SPOKEN,
          ...invitations,
        ],
      ],
      ['blue', [blue.cookie.replace(/^[^=]*=/, ''), emails[1]]],
    ]),
    amber: { seat: 'amber', headers: [`Authorization: Bearer ${token}`] },
    almost: [
      token.slice(0, -1),
      token.toUpperCase(),
      `${token}x`,
      token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    ],
  }
}

/** The seeds of all matches: nobody may read those before the end. */
export async function seedsIn(data: string, url?: string): Promise<readonly string[]> {
  const storage = await openStorage(url === undefined ? { file: join(data, 'windward.sqlite') } : { url })
  try {
    const { rows } = await storage.matches.list({ status: ['playing'] }, 1000)
    return rows.map(({ match }) => match.seed)
  } finally {
    await storage.close()
  }
}

/** Those who send what they should not: a stranger, a guest and an outsider by cookie and by token, amber herself. */
export async function callersAt(
  { address }: FuzzedServer,
  { amber, almost }: Prey,
): Promise<readonly Caller[]> {
  const origin = `Origin: ${address}`
  const [guest, outsider] = [new Browser(address), new Browser(address)]
  await guest.comeAsGuest()
  await outsider.comeAsGuest()
  const made = await outsider.post('/api/v1/tokens', { name: 'all', scopes: SCOPES })
  const few = await outsider.post('/api/v1/tokens', { name: 'few', scopes: ['match:read'] })
  return [
    { headers: [] },
    { headers: [`Cookie: ${guest.cookie}`, origin] },
    { headers: [`Cookie: ${outsider.cookie}`] },
    { headers: [`Authorization: Bearer ${String(field(made.body, 'token'))}`] },
    { headers: [`Authorization: Bearer ${String(field(few.body, 'token'))}`] },
    ...almost.map((token) => ({ headers: [`Authorization: Bearer ${token}`] })),
    { headers: ['Authorization: Basic eDp5'] },
    { headers: [`Authorization: Bearer ${'x'.repeat(5000)}`] },
    { headers: ['Authorization: Bearer \u00ff', `Cookie: ${'a=b;'.repeat(500)}`] },
    amber,
    amber,
  ]
}
