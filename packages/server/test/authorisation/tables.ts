import type { Browser } from '../people/browser.ts'
import { field } from '../people/browser.ts'
import type { Present } from './people.ts'

/** The tables at which rights are tried: amber and blue sit there, and somebody else laid it. */
export type Kind = 'gathering' | 'free' | 'hidden' | 'watched' | 'over'

const SEATS = ['amber', 'blue'] as const
/** Everybody stays where they are. */
const ORDERS = { amber: [0, 14, 28], blue: [1, 15, 29] }

/** Lays one; `free` has a seat left, `hidden` wants no spectators, `watched` has them. */
export async function laid({ browsers }: Present, kind: Kind): Promise<string> {
  const { host } = browsers
  const wish = {
    game: 'fixture',
    seats: SEATS,
    access: kind === 'hidden' ? 'invitation' : 'open',
    options: { turns: kind === 'over' ? 1 : 900 },
    spectators: kind === 'watched',
  }
  const { body } = await host.post('/api/v1/matches', wish)
  const id = String(field(body, 'id'))
  const path = `/api/v1/matches/${id}`
  const invitation = field(body, 'invitation')
  for (const seat of kind === 'free' ? (['amber'] as const) : SEATS)
    await granted(browsers[seat], 'POST', `${path}/join`, { seat, invitation })
  if (kind === 'gathering' || kind === 'free') return id
  await granted(host, 'POST', `${path}/start`, {})
  if (kind === 'over') for (const seat of SEATS) await answer(browsers[seat], path, seat)
  return id
}

async function answer(browser: Browser, path: string, seat: (typeof SEATS)[number]): Promise<void> {
  const question = `${path}/seats/${seat}/questions/1%231`
  await granted(browser, 'POST', question, { answer: ORDERS[seat] })
}

async function granted(browser: Browser, method: string, path: string, body?: unknown): Promise<unknown> {
  const got = await browser.ask(method, path, body)
  if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${JSON.stringify(got.body)}`)
  return got.body
}
