import { type AnyGame, botAt } from '@windward/table'
import type { Browser, Page } from 'playwright-core'
import type { Album } from '../test-kit/album.ts'
import type { TriedGame } from '../test-kit/games.ts'
import { sitDownAt } from '../test-kit/local-match.ts'
import type { Moment } from '../test-kit/moment.ts'
import { openTab } from '../test-kit/open-tab.ts'
import { Player } from '../test-kit/player.ts'
import { STANDING } from '../test-kit/telling.ts'
import type { Camera } from './camera.ts'
import { END, type Moments, rich } from './find.ts'
import { tell } from './telling.ts'
import type { Size } from './wishes.ts'

/** Everything of one game that is pictured, in one size of window. */
export class TableWalk {
  readonly #game: AnyGame
  readonly #album: Album
  readonly #moments: Moments
  readonly #camera: Camera
  readonly #address: string
  readonly #size: Size
  readonly #troubles: string[] = []

  constructor({ game, album }: TriedGame, moments: Moments, camera: Camera, address: string, size: Size) {
    this.#game = game
    this.#album = album
    this.#moments = moments
    this.#camera = camera
    this.#address = address
    this.#size = size
  }

  /** What went wrong is handed back. */
  async all(browser: Browser): Promise<readonly string[]> {
    const shown = await this.#sit(browser, '0')
    await this.#decisions(shown)
    await this.#tabs(shown)
    await this.#form(shown)
    await this.#end(shown)
    await shown.context().close()
    const told = await this.#sit(browser, STANDING)
    await this.#telling(told)
    await told.context().close()
    return this.#troubles
  }

  async #sit(browser: Browser, pace: string): Promise<Page> {
    const context = await browser.newContext({ viewport: this.#size, serviceWorkers: 'block' })
    await context.addInitScript((wanted) => {
      localStorage.setItem('windward pace', wanted)
      localStorage.setItem('windward story', 'all')
    }, pace)
    const player = new Player(await context.newPage())
    await player.page.goto(this.#address)
    player.page.on('pageerror', ({ message }) => this.#troubles.push(message))
    return player.page
  }

  async #decisions(page: Page): Promise<void> {
    for (const { kind } of this.#game.decisions)
      for (const screen of [kind, rich(kind)])
        await this.#at(screen, async (moment) => {
          await this.#open(page, moment, kind)
          await this.#take(screen, page)
        })
  }

  async #tabs(page: Page): Promise<void> {
    await this.#at('tab', async () => {
      await this.#open(page, this.#main(), '')
      for (const name of await page.getByRole('tab').allTextContents()) {
        const bare = name.replace(/\d+$/, '')
        await openTab(page.getByRole('tab', { name: bare }))
        await this.#take(`tab-${bare.toLowerCase().replaceAll(/\W+/g, '-')}`, page)
      }
    })
  }

  /** The form for a new table, with each of its presets. */
  async #form(page: Page): Promise<void> {
    await this.#at('new', async () => {
      await page.goto(`${this.#address}#/new/${this.#game.id}`)
      await page.locator('.lead').filter({ hasText: this.#game.name }).waitFor()
      await this.#take('new', page)
      const presets = page.locator('.presets button, .presets input')
      for (const number of Array.from({ length: await presets.count() }).keys()) {
        await presets.nth(number).click()
        await this.#take(`new-preset-${number + 1}`, page)
      }
      await page.getByText('Rules options').click()
      await page.getByText('Rules options').evaluate((summary) => summary.scrollIntoView())
      await this.#take('new-switches', page)
    })
  }

  async #end(page: Page): Promise<void> {
    await this.#at(END, async (moment) => {
      const id = await sitDownAt(page, this.#address, moment, this.#bot())
      await page.locator('.outcome').waitFor()
      await this.#take(END, page)
      await page.goto(`${this.#address}#/replay/${id}`)
      const slider = page.getByRole('slider', { name: 'Step' })
      await slider.waitFor()
      await this.#take('end-replay', page)
      await slider.fill(`${Math.floor(Number(await slider.getAttribute('max')) / 2)}`)
      await page.locator('.replay[aria-busy="false"]').waitFor()
      await page.getByText('Nothing yet.').waitFor({ state: 'hidden' })
      await this.#take('end-replay-half', page)
    })
  }

  async #telling(page: Page): Promise<void> {
    await this.#at('told', async () => {
      await this.#open(page, this.#main(), this.#album.main ?? '')
      await tell(this.#album.player?.(page) ?? new Player(page), (number) =>
        this.#take(`told-${`${number}`.padStart(2, '0')}`, page),
      )
    })
  }

  #main(): Moment {
    const kind = this.#album.main ?? ''
    const moment =
      this.#moments.get(rich(kind)) ?? this.#moments.get(kind) ?? [...this.#moments.values()].at(0)
    if (moment === undefined) throw new Error(`${this.#game.name} has no moment to begin with.`)
    return moment
  }

  #bot(): string {
    return botAt(this.#game, 'usual') ?? ''
  }

  /** Where several questions lie before a seat, the wanted one is taken up. */
  async #open(page: Page, moment: Moment, kind: string): Promise<void> {
    await sitDownAt(page, this.#address, moment, this.#bot())
    const other = page.locator(`.several [data-kind="${kind}"]`)
    if ((await other.count()) > 0) await other.first().click()
  }

  #take(screen: string, page: Page): Promise<void> {
    return this.#camera.take(this.#game.id, screen, this.#size, page)
  }

  /** What goes wrong at one screen is told at the end and keeps nobody from the others. */
  async #at(screen: string, picture: (moment: Moment) => Promise<void>): Promise<void> {
    if (!this.#camera.wants(screen)) return
    const moment = this.#moments.get(screen) ?? this.#moments.get(END)
    const isDecision = this.#game.decisions.some(({ kind }) => screen === kind || screen === rich(kind))
    if (moment === undefined || (isDecision && !this.#moments.has(screen))) return
    await picture(moment).catch((trouble: unknown) => {
      this.#troubles.push(`${screen}, ${this.#size.width} wide: ${trouble}`)
    })
  }
}
