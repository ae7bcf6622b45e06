import { existsSync } from 'node:fs'
import type { TestContext } from 'node:test'
import { type Browser, chromium } from 'playwright-core'
import { PATIENCE_MS } from './eventually.ts'

export type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's own Chromium, or the one from the registry. */
export async function openBrowser(t: Pick<TestContext, 'after'>): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await executable(),
    timeout: PATIENCE_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  t.after(() => browser.close())
  return browser
}

async function executable(): Promise<string> {
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed !== undefined) return installed
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}
