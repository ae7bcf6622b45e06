import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { atRest } from '../test-kit/settled.ts'
import type { Size, Theme, Wishes } from './wishes.ts'

/** A picture of one screen; screens are in folders named after what they belong to. */
export interface Picture {
  readonly of: string
  readonly screen: string
  readonly size: Size
  readonly theme: Theme
  readonly file: string
}

/** Where nothing was drawn anew for so long, nothing is on its way; or so it is taken after a while. */
const STILL_MS = 400
const PATIENCE_MS = 5000

/** Of a page that scrolls, so many windows are pictured below each other. */
const MOST_WINDOWS = 2

/** Takes pictures of what a page shows, or of most of the whole of it, in each theme. */
export class Camera {
  readonly pictures: Picture[] = []
  readonly #wishes: Wishes

  constructor(wishes: Wishes) {
    this.#wishes = wishes
  }

  wants(screen: string): boolean {
    const { only } = this.#wishes
    return only === undefined || only.some((name) => screen === name || screen.startsWith(`${name}-`))
  }

  async take(of: string, screen: string, size: Size, page: Page, whole = false): Promise<void> {
    const { to, themes } = this.#wishes
    const folder = join(to, of)
    mkdirSync(folder, { recursive: true })
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await atRest(page)
      await still(page)
      const file = join(folder, `${screen}.${size.width}.${theme}.png`)
      const { width } = size
      const long = await page.evaluate(() => document.documentElement.scrollHeight)
      const height = Math.min(long, size.height * (whole ? MOST_WINDOWS : 1))
      await page.screenshot({ path: file, fullPage: whole, clip: { x: 0, y: 0, width, height } })
      this.pictures.push({ of, screen, size, theme, file })
    }
  }
}

/** Boards are drawn in stages, and maps are steered by script. */
const still = (page: Page): Promise<void> =>
  page.evaluate(
    ([longEnough, patience]) =>
      new Promise((resolve) => {
        const over = () => {
          observer.disconnect()
          resolve()
        }
        let rest = setTimeout(over, longEnough)
        const observer = new MutationObserver(() => {
          clearTimeout(rest)
          rest = setTimeout(over, longEnough)
        })
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        setTimeout(over, patience)
      }),
    [STILL_MS, PATIENCE_MS] as const,
  )
