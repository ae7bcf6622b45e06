import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Admin } from '../../src/operations/admin.ts'
import { Browser, field } from '../people/browser.ts'
import { Mortal } from './mortal.ts'

export interface AuthoritySiege {
  readonly place: { readonly data: string } | { readonly data: string; readonly databaseUrl: string }
  readonly processes: number
  /** How often everything is tried. */
  readonly rounds: number
  readonly said?: (sentence: string) => void
}

/** By what was done, how long after it the last stream that had to end was still open at most, in ms. */
export type Endings = Readonly<Record<string, number>>

const PASSWORD = 'by wind and wave'
const LONGEST_MS = 20_000

/** A person at one process, with streams open at every process: by two sessions and by two tokens. */
interface Prey {
  readonly id: string
  readonly here: Browser
  readonly there: Browser
  readonly tokens: readonly { readonly id: string; readonly token: string }[]
}

/** What ends which of the streams. */
const DEEDS: Readonly<
  Record<string, { readonly ends: (name: string) => boolean; do(prey: Prey, admin: Admin): Promise<unknown> }>
> = {
  'a token is deleted': {
    ends: (name) => name === 'first token',
    do: ({ here, tokens }) => here.delete(`/api/v1/tokens/${tokens[0]?.id}`),
  },
  'somebody signs out': {
    ends: (name) => name === 'there',
    do: ({ there }) => there.post('/api/auth/sign-out'),
  },
  'other sessions are ended': {
    ends: (name) => name === 'there',
    do: ({ here }) => here.post('/api/auth/revoke-other-sessions'),
  },
  'the password is changed': {
    ends: (name) => name === 'there' || name === 'here',
    do: ({ here }) =>
      here.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` }),
  },
  'the operator bans': { ends: () => true, do: ({ id }, admin) => admin.ban(id, true) },
  'the account is deleted': {
    ends: () => true,
    do: ({ here }) => here.delete('/api/v1/me', { name: 'Prey' }),
  },
}

/** Streams are opened on many authorities, which are then taken away one by one; all others must stay open. */
export async function authoritySiege({ place, processes, rounds, said }: AuthoritySiege): Promise<Endings> {
  const mortals: Mortal[] = []
  const endings: Record<string, number> = {}
  for (let each = 0; each < processes; each += 1) mortals.push(await Mortal.born(place))
  const addresses = mortals.map(({ address }) => address)
  const admin = await Admin.open(place)
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, { ends, do: act }] of Object.entries(DEEDS)) {
        const prey = await preyAt(addresses, `${round}-${Object.keys(DEEDS).indexOf(name)}`)
        const streams = await streamsOf(prey, addresses)
        await act(prey, admin)
        const done = performance.now()
        const doomed = streams.filter((stream) => ends(stream.name))
        while (doomed.some(({ isOpen }) => isOpen())) {
          assert.ok(performance.now() - done < LONGEST_MS, `${name}, and streams are still open`)
          await pause(5)
        }
        const last = Math.max(...doomed.map(({ ended }) => ended()))
        const milliseconds = Math.max(0, Math.round(last - done))
        for (const stream of streams)
          if (!ends(stream.name)) assert.ok(stream.isOpen(), `${name}, and that ends ${stream.name} too`)
        for (const { close } of streams) close()
        endings[name] = Math.max(endings[name] ?? 0, milliseconds)
        said?.(`${name}: ${milliseconds} ms`)
      }
    return endings
  } finally {
    await admin.close()
    for (const mortal of mortals) await mortal.end()
  }
}

async function preyAt(addresses: readonly string[], mark: string): Promise<Prey> {
  const here = new Browser(addresses[0] ?? '')
  const email = `prey-${mark}@example.org`
  const id = await here.signUp('Prey', email)
  const there = new Browser(addresses.at(-1) ?? '')
  await there.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const tokens = []
  for (const name of ['first', 'second']) {
    const { body } = await here.post('/api/v1/tokens', { name, scopes: ['match:read'] })
    tokens.push({ id: String(field(body, 'id')), token: String(field(body, 'token')) })
  }
  return { id, here, there, tokens }
}

/** At every process one stream for each session and token. */
async function streamsOf({ here, there, tokens }: Prey, addresses: readonly string[]) {
  const [first, second] = tokens.map(({ token }) => ({ authorization: `Bearer ${token}` }))
  const authorities = {
    here: { cookie: here.cookie },
    there: { cookie: there.cookie },
    'first token': first ?? {},
    'second token': second ?? {},
  }
  const opened = []
  for (const address of addresses)
    for (const [name, headers] of Object.entries(authorities))
      opened.push(await streamAt(address, name, headers))
  return opened
}

async function streamAt(address: string, name: string, headers: Readonly<Record<string, string>>) {
  const stop = new AbortController()
  const accept = 'application/x-ndjson'
  const response = await fetch(`${address}/api/v1/stream`, {
    headers: { ...headers, accept },
    signal: stop.signal,
  })
  assert.equal(response.status, 200, `the stream of ${name}`)
  let ended: number | undefined
  const read = async (): Promise<void> => {
    try {
      for await (const _ of response.body ?? []);
    } catch {
      // Cut off is ended, too.
    }
    ended = performance.now()
  }
  void read()
  return {
    name,
    isOpen: () => ended === undefined,
    ended: () => ended ?? Number.POSITIVE_INFINITY,
    close: () => stop.abort(),
  }
}
