import type { Browser, Page } from 'playwright-core'
import { walkGathering, walkHarbour } from '../test/browser/screens.ts'
import type { Camera } from './camera.ts'
import type { Size } from './wishes.ts'

export const SHELL = 'shell'

const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Every page around the tables, in one size of window. */
export async function walkShell(
  browser: Browser,
  address: string,
  camera: Camera,
  size: Size,
): Promise<string[]> {
  const troubles: string[] = []
  const look = async (screen: string, page: Page) => {
    const name = slug(screen)
    if (!camera.wants(name)) return
    await page.setViewportSize(size)
    await camera.take(SHELL, name, size, page, true)
  }
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' })
  for (const walk of [
    () => walkHarbour(context, address, look),
    () => walkGathering(browser, context, address, look),
  ])
    await walk().catch((trouble: unknown) => troubles.push(`${size.width} wide: ${trouble}`))
  await context.close()
  return troubles
}
