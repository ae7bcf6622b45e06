import type { Locator, Page } from 'windward/test-kit/chromium.ts'
import { PATIENCE_MS, SOON } from 'windward/test-kit/eventually.ts'
import { Player, type Press } from 'windward/test-kit/player.ts'
import { settled } from 'windward/test-kit/settled.ts'

const MOST_PRESSES = 40

/** The panels of the board, and the one that walks the options of all other questions. */
export const PANEL = '.sog-panel, .walk'

const click: Press = (button) => button.click(SOON)

/** Somebody who commands ships in the browser, with the hands given. */
export class Captain extends Player {
  readonly #press: Press
  /** What was chosen so far, by the kind of panel it was chosen in. */
  readonly chosen = { cards: 0, shots: 0, others: 0 }

  constructor(page: Page, press: Press = click) {
    super(page)
    // What was pressed must be seen to be pressed before the next thing is looked for, or it is pressed again.
    this.#press = async (button) => {
      await press(button)
      await settled(page)
    }
  }

  override async choose(): Promise<void> {
    if (!(await this.#isAsked())) return
    await this.#aim()
    for (let presses = 0; presses < MOST_PRESSES && !(await this.#isReady()); presses += 1) {
      const wanted = await this.#wanted()
      if (wanted === undefined) break
      await this.#press(wanted)
    }
  }

  /** Makes whatever choices the panel wants and seals it, or goes on from the report of the turn. */
  async command(): Promise<boolean> {
    if (!(await this.#isAsked())) return this.answer(this.#press)
    await this.choose()
    return await this.answer(this.#press)
  }

  /** Commands on until something is so, or the match is over. */
  async commandUntil(done: () => Promise<boolean>): Promise<void> {
    let trouble: unknown
    for (let idle = 0; idle < PATIENCE_MS; ) {
      if ((await this.isOver()) || (await done())) return
      const from = Date.now()
      const did = await this.command().catch((thrown: unknown) => {
        trouble = thrown
        return false
      })
      await this.page.waitForTimeout(25)
      idle = did ? 0 : idle + Date.now() - from
    }
    throw new Error(`Nothing can be done any more at: ${await this.decision().textContent()}; ${trouble}`)
  }

  async #isAsked(): Promise<boolean> {
    return (await this.page.locator(PANEL).count()) > 0
  }

  #isReady(): Promise<boolean> {
    return this.page.locator('[data-seal]:enabled').isVisible()
  }

  /** The guns of the ship in hand are laid on the first target there is. */
  async #aim(): Promise<void> {
    const shots = this.page
      .locator('.sog-shots')
      .first()
      .getByRole('button', { name: /counters?/ })
    if ((await shots.count()) === 0) return
    await this.#press(shots.first())
    this.chosen.shots += 1
  }

  /** The next thing to press: a card, a choice nobody has made, a piece to lay, or the next ship. */
  async #wanted(): Promise<Locator | undefined> {
    const { page } = this
    for (const fan of await page.locator('.sog-panel .sog-fan').all()) {
      if ((await fan.locator('[aria-pressed="true"]').count()) > 0) continue
      this.chosen.cards += 1
      return fan.getByRole('button', { name: /straight/ })
    }
    for (const group of await page.locator('.sog-panel .sog-crew:not(.sog-helm)').all()) {
      if ((await group.locator('[aria-pressed="true"]').count()) > 0) continue
      this.chosen.others += 1
      return group.locator('button:enabled').first()
    }
    const fork = page.locator('.fork [data-key]').first()
    if ((await fork.count()) > 0) {
      this.chosen.others += 1
      return fork
    }
    const ships = await page.locator('.sog-tabs button').filter({ hasNotText: '✓' }).all()
    return ships.at(-1)
  }
}
