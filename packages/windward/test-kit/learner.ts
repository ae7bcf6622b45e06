import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS } from './eventually.ts'
import type { Press } from './player.ts'

/** How often somebody looks whether the lesson has gone on. */
const LOOK_MS = 100

/** Somebody who goes through a lesson and does what the game master shows. */
export class Learner {
  readonly page: Page
  readonly #press: Press
  readonly heard: string[] = []

  constructor(page: Page, press: Press = (button) => button.click()) {
    this.page = page
    this.#press = press
    page.setDefaultTimeout(PATIENCE_MS)
  }

  /** From the list of lessons. */
  async begin(address: string, game: string, title: string): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('windward pace', '0'))
    await this.page.goto(`${address}#/learn/${game}`)
    const begin = this.page.getByRole('button', { name: `Begin ${title}`, exact: true })
    await begin.waitFor()
    await this.#press(begin)
    await this.master().waitFor()
  }

  master(): Locator {
    return this.page.locator('.game-master')
  }

  title(): Locator {
    return this.page.locator('#master-title')
  }

  /** Goes on until he has said this. */
  async goOnTo(last: string): Promise<void> {
    for (let idle = 0; idle < PATIENCE_MS; ) {
      const said = (await this.title().textContent()) ?? ''
      if (this.heard.at(-1) !== said) this.heard.push(said)
      if (said === last) return
      const did = await this.#goOn()
      await this.page.waitForTimeout(LOOK_MS)
      idle = did || (await this.title().textContent()) !== said ? 0 : idle + LOOK_MS
    }
    assert.fail(`The lesson does not go on after: ${this.heard.at(-1)}`)
  }

  async #goOn(): Promise<boolean> {
    for (const button of [
      this.page.locator('.game-master .act'),
      this.page.locator('[data-told]').first(),
      this.master().getByRole('button', { name: 'Show me' }),
    ]) {
      if (!(await button.isVisible())) continue
      await this.#press(button).catch(() => undefined)
      return true
    }
    return false
  }
}
