import { existsSync } from 'node:fs'
import type { TestContext } from 'node:test'
import puppeteer, { type Browser } from 'puppeteer-core'
import { PATIENCE_MS } from './eventually.ts'

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

const installed = INSTALLED.find((path) => existsSync(path))

/** Why tests in Firefox are left out here, to be given as `skip`; false where there is one. */
export const withoutFirefox = installed === undefined && 'there is no Firefox on this machine'

/** The machine's own Firefox, spoken to in the browsers' common tongue. */
export async function openFirefox(t: TestContext): Promise<Browser> {
  if (installed === undefined) throw new Error('There is no Firefox on this machine.')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: installed,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    timeout: PATIENCE_MS,
    protocolTimeout: 3 * PATIENCE_MS,
    // The preference by which a page of ours is told that no motion is wanted: nothing need be waited for.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  t.after(() => browser.close())
  return browser
}
