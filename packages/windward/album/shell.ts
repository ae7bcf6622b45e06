import type { Browser, BrowserContext, Page } from 'playwright-core'
import { walkGathering, walkHarbour } from '../test/browser/screens.ts'
import type { Camera } from './camera.ts'
import { END, type Moments } from './find.ts'
import { walkNewer } from './newer.ts'
import { walkPeople } from './people.ts'
import { walkPrivate } from './private.ts'
import { walkProvider } from './provider.ts'
import { walkShelves } from './shelves.ts'
import type { Size } from './wishes.ts'

export const SHELL = 'shell'

const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Every page around the tables, in one size of window. */
export async function walkShell(
  browser: Browser,
  address: string,
  camera: Camera,
  size: Size,
  found: readonly Moments[],
): Promise<readonly string[]> {
  const troubles: string[] = []
  const look = async (screen: string, page: Page) => {
    const name = slug(screen)
    if (!camera.wants(name)) return
    await page.setViewportSize(size)
    await camera.take(SHELL, name, size, page, true)
  }
  const running = found.flatMap((moments) => [...moments.values()].slice(0, 1))
  const over = found.flatMap((moments) => moments.get(END) ?? [])
  const walks: readonly ((context: BrowserContext) => Promise<void>)[] = [
    (context) => walkHarbour(context, address, look),
    (context) => walkShelves(context, address, look, running, over),
    (context) => walkGathering(browser, context, address, look),
    (context) => walkPeople(browser, context, address, look),
    (context) => walkPrivate(browser, context, address, look),
    (context) => walkProvider(context, look),
    (context) => walkNewer(context, address, look),
  ]
  for (const walk of walks) {
    const serviceWorkers = walk === walks.at(-1) ? 'allow' : 'block'
    const context = await browser.newContext({ viewport: size, serviceWorkers })
    await walk(context).catch((trouble: unknown) => troubles.push(`${size.width} wide: ${trouble}`))
    await context.close()
  }
  return troubles
}
