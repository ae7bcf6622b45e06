import type { Provider } from '@windward/server/test/provider'
import type { Page } from 'playwright-core'

/** Whoever is sent to the provider is sent back by it: refused, until somebody agrees. */
export async function sentBack(page: Page, provider: Provider, address: string) {
  const person = { agrees: false }
  await page.route('**/authorize?*', (route) => {
    const back = new URL(provider.consent(route.request().url()), address)
    if (!person.agrees) back.searchParams.set('error', 'access_denied')
    return route.fulfill({ status: 302, headers: { location: back.href } })
  })
  return person
}
