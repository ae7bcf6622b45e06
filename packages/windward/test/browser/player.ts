import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

const PATIENCE_MS = 60_000

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
    await this.page.getByRole('button', { name: 'Play now' }).click()
    await this.decision().waitFor()
  }

  decision() {
    return this.page.locator('#decision-title')
  }

  async turn(): Promise<string> {
    return (await this.page.locator('.turn').textContent()) ?? ''
  }

  isOver(): Promise<boolean> {
    return this.page.locator('.outcome').isVisible()
  }

  /** Goes on to the decision, seals what lies ready, or lets it pass; true if there was something to do. */
  async answer(press: (button: ReturnType<Page['locator']>) => Promise<void> = click): Promise<boolean> {
    for (const button of [
      this.page.locator('[data-told]'),
      this.page.getByRole('button', { name: 'Let it pass', disabled: false }),
      this.page.locator('[data-seal]:enabled'),
    ]) {
      if ((await button.count()) === 0) continue
      await press(button.first())
      return true
    }
    return false
  }

  /** Plays on until something is so. */
  async playUntil(done: () => Promise<boolean>, press?: Parameters<Player['answer']>[0]): Promise<number> {
    let answers = 0
    let idle = 0
    while (!(await done())) {
      const did = await this.answer(press).catch(() => false)
      answers += did ? 1 : 0
      idle = did ? 0 : idle + 1
      if (idle === 200) assert.fail(`Nothing can be done any more at: ${await this.decision().textContent()}`)
      await this.page.waitForTimeout(did ? 20 : 50)
    }
    return answers
  }
}

const click = (button: ReturnType<Page['locator']>): Promise<void> => button.click({ timeout: 2000 })
