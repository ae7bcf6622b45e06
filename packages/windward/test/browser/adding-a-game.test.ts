import assert from 'node:assert/strict'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../test-kit/chromium.ts'
import { Player } from '../../test-kit/player.ts'
import { House } from '../adding-a-game/house.ts'
import { readPaper } from '../adding-a-game/paper.ts'

const { folder, files, commands } = readPaper()
const id = basename(folder)

/** Checks of the house, each as narrow as the question whether the new game is looked after. */
const CHECKS = [
  `npx biome check --error-on-warnings ${folder}`,
  'npm run --silent arrows',
  'npm run --silent names',
  `npm run --silent types -- ${folder}`,
  'npm run --silent unused',
]

test('a game is added by making its folder as the page says, and taken away by removing it', async (t) => {
  const house = new House(t)
  const write = (name: string, text: string) => {
    const file = house.path(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const passes = async (command: string) => {
    const { code, said } = await house.run(command)
    assert.equal(code, 0, `${command}\n${said}`)
    return said
  }
  const { openServer }: typeof import('../../test-kit/server.ts') = await import(
    house.path('packages', 'windward', 'test-kit', 'server.ts')
  )
  const browser = await openBrowser(t)

  for (const [name, text] of files) write(name, text)

  await t.test('the checks of the house look after it', async () => {
    for (const command of CHECKS) await passes(command)
    write('src/clock.ts', 'export const now = () => Date.now()\n')
    const [linted, unused] = await Promise.all([house.run(CHECKS[0] ?? ''), house.run(CHECKS[4] ?? '')])
    assert.match(linted.said, /Rules know no clock/)
    assert.match(unused.said, new RegExp(`${folder}/src/clock\\.ts`))
    write('src/clock.ts', "import { games } from '@windward/server'\n")
    assert.match((await house.run(CHECKS[1] ?? '')).said, /may not use @windward\/server/)
    rmSync(house.path(folder, 'src', 'clock.ts'))
  })

  await t.test('what the page tells to try works', async () => {
    assert.equal(commands.at(-1), 'npm start')
    for (const command of commands.slice(0, -1)) await passes(command)
    assert.ok((await passes('npx windward --help')).includes(`  ${id} `))
  })

  await t.test('it is served, offered in the lobby and played to its end on the plain board', async (t) => {
    await passes('npm run --silent build')
    const { address } = await openServer(t)
    const name = (await offered(address)).get(id)
    assert.ok(name)
    await playedToTheEnd(browser, address, name)
  })

  await t.test('without its folder it is gone from all of them', async (t) => {
    rmSync(house.path(folder), { recursive: true })
    const { code, said } = await house.run(`npx windward rules ${id}`)
    assert.equal(code, 2)
    assert.match(said, new RegExp(`There is no game “${id}”`))
    await passes('npm run --silent arrows')
    await passes('npm run --silent build')
    const { address } = await openServer(t)
    assert.equal((await offered(address)).get(id), undefined)
    const page = await browser.newPage()
    await page.goto(address)
    await page.locator('.game').first().waitFor()
    assert.equal(await page.locator(`.game a[href$="/${id}"]`).count(), 0)
  })
})

/** The names of the games a server has, by their ids. */
async function offered(address: string): Promise<ReadonlyMap<string, string>> {
  const { games } = Object(await (await fetch(new URL('/api/v1/games', address))).json())
  return new Map([...games].map((game) => [game.id, game.name]))
}

async function playedToTheEnd(browser: Browser, address: string, name: string): Promise<void> {
  const player = new Player(await (await browser.newContext()).newPage())
  const { page } = player
  await player.sitDown(address)
  const card = page.locator('.game').filter({ has: page.getByRole('heading', { name }) })
  await card.getByText('played in words').waitFor()
  await card.getByRole('link', { name: `New game of ${name}` }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await player.asked()
  await page.locator('.in-words p').first().waitFor()
  await player.playUntil(() => player.isOver())
  await page.getByText('the result follows from them').waitFor()
  assert.deepEqual(player.troubles, [])
}
