import type { Page } from 'playwright-core'

/** What a page asks of the server it came from. */
async function asked(page: Page, method: string, path: string, body: object = {}): Promise<unknown> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(`/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    { method, path, body },
  )
}

/** A table at a server for guests at these pages, the first of whom lays it; the address of the match that has begun. */
export async function laidFor(
  address: string,
  seats: ReadonlyMap<string, Page>,
  wish: object,
): Promise<string> {
  const [host] = seats.values()
  if (host === undefined) throw new Error('Nobody sits there.')
  for (const page of seats.values()) {
    await page.goto(address)
    await asked(page, 'POST', 'auth/sign-in/anonymous')
  }
  const laid = await asked(host, 'POST', 'v1/matches', { seats: [...seats.keys()], access: 'open', ...wish })
  const { id } = Object(laid)
  for (const [seat, page] of seats) await asked(page, 'POST', `v1/matches/${id}/join`, { seat })
  await asked(host, 'POST', `v1/matches/${id}/start`)
  return `${address}#/match/${id}`
}
