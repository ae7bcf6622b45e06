import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { PATIENCE_MS, SOON } from './eventually.ts'

const TITLE = '#decision-title'

export type Press = (button: Locator) => Promise<void>

/** Somebody who sits at the table and does what the page offers. */
export class Player {
  readonly page: Page
  readonly troubles: string[] = []

  constructor(page: Page) {
    this.page = page
    page.setDefaultTimeout(PATIENCE_MS)
    page.on('pageerror', ({ message }) => this.troubles.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(message.text())
    })
  }

  /** Results are not told but shown, so that a test need not wait for them. */
  async sitDown(address: string): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('windward pace', '0'))
    await this.page.goto(address)
  }

  async playNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Play', exact: true }).click()
    await this.page.getByRole('button', { name: 'Start', exact: true }).click()
    await this.asked()
  }

  decision() {
    return this.page.locator(TITLE)
  }

  /** Waits until something is asked of this player: bots may be at it before. */
  async asked(): Promise<void> {
    await this.decision().filter({ hasNotText: 'Waiting for the others' }).waitFor()
  }

  async turn(): Promise<string> {
    return (await this.page.locator('.turn').textContent()) ?? ''
  }

  isOver(): Promise<boolean> {
    return this.page.locator('.outcome').isVisible()
  }

  /** Makes the choices without which what is asked cannot be sealed; most panels want none. */
  async choose(): Promise<void> {}

  /**
   * Goes on to the decision, seals what lies ready, or lets it pass; true if there was something to do. Where a decision is
   * named, nothing is pressed at another, which may have come up meanwhile.
   */
  async answer(press: Press = click, named?: string): Promise<boolean> {
    const title = named === undefined ? TITLE : `${TITLE}:text-is(${JSON.stringify(named)})`
    for (const button of [
      this.page.locator('[data-told]'),
      this.page.locator(`${title} ~ * [data-pass]:enabled`),
      this.page.locator(`${title} ~ * [data-seal]:enabled`),
    ]) {
      if ((await button.count()) === 0) continue
      await press(button.first())
      return true
    }
    return false
  }

  /** Plays on until something is so. */
  async playUntil(done: () => Promise<boolean>, press?: Press): Promise<number> {
    let answers = 0
    let trouble: unknown
    for (let idle = 0; idle < PATIENCE_MS; ) {
      const title = await this.#title()
      if (await done()) return answers
      const from = Date.now()
      const did = await this.answer(press, title).catch((thrown: unknown) => {
        trouble = thrown
        return false
      })
      answers += did ? 1 : 0
      await this.page.waitForTimeout(did ? 20 : 50)
      idle = did ? 0 : idle + Date.now() - from
    }
    assert.fail(`Nothing can be done any more at: ${await this.#title()}; ${trouble}`)
  }

  async #title(): Promise<string> {
    return (await this.decision().allTextContents())[0]?.trim() ?? ''
  }
}

/** What is gone before it is pressed need not be waited for: the player looks again. */
const click: Press = (button) => button.click(SOON)
