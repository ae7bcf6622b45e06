import { openProvider } from '@windward/server/test/provider'
import type { BrowserContext } from 'playwright-core'
import { sentBack } from '../test/browser/provider.ts'
import type { Look } from '../test/browser/screens.ts'
import { Player } from '../test-kit/player.ts'
import { openServer } from '../test-kit/server.ts'

/** A server with an OpenID provider: on the way there, sent back, and known. */
export async function walkProvider(context: BrowserContext, look: Look): Promise<void> {
  const ends: (() => unknown)[] = []
  const after = (end: () => unknown) => ends.push(end)
  try {
    const provider = await openProvider({ after }, 'windward')
    const asked = ['--openid-discovery', provider.discovery, '--openid-client', 'windward']
    const known = ['--openid-secret', 'between us', '--openid-name', 'The Club']
    const { address } = await openServer({ after }, ...asked, ...known)
    const player = new Player(await context.newPage())
    const { page } = player
    const person = await sentBack(page, provider, address)
    const way = page.getByRole('button', { name: 'Sign in with The Club' })
    await player.sitDown(`${address}#/you`)
    await way.waitFor()
    await look('you, with a provider', page)
    await way.click()
    await page.getByText('it was refused there').waitFor()
    await look('you, sent back by the provider', page)
    person.agrees = true
    await way.click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await look('you, known by the provider', page)
  } finally {
    for (const end of ends) await end()
  }
}
