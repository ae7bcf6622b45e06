import type { Browser } from 'playwright-core'
import { findGame, games, loadGame } from '../src/games.ts'
import { openBrowser } from '../test/browser/chromium.ts'
import { openHarbour } from '../test/browser/harbour.ts'
import { Camera } from './camera.ts'
import { findMoments, type Moments } from './find.ts'
import { keepMoments, keptMoments } from './kept.ts'
import { makeSheets } from './sheets.ts'
import { SHELL, walkShell } from './shell.ts'
import { TableWalk } from './table.ts'
import { TABLES } from './tables.ts'
import { USAGE, type Wishes, wishesIn } from './wishes.ts'

const GAMES = games.map(({ name }) => name).filter((name) => name in TABLES)
const KNOWN = [SHELL, ...GAMES]

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A picture of every screen there is. */
async function makeAlbum(wishes: Wishes): Promise<void> {
  const ends: (() => unknown)[] = []
  const after = (end: () => unknown) => ends.push(end)
  try {
    const [{ address }, browser] = await Promise.all([openHarbour({ after }), openBrowser({ after })])
    const camera = new Camera(wishes)
    for (const name of wishes.of) await pictured(name, wishes, { browser, address, camera })
    const sheets = await makeSheets(browser, wishes, camera.pictures)
    say(`${camera.pictures.length} pictures, ${sheets} contact sheets: ${wishes.to}`)
  } finally {
    for (const end of ends) await end()
  }
}

interface Studio {
  readonly browser: Browser
  readonly address: string
  readonly camera: Camera
}

async function pictured(name: string, wishes: Wishes, { browser, address, camera }: Studio): Promise<void> {
  const found = await Promise.all((name === SHELL ? GAMES : [name]).map((game) => momentsOf(game, wishes)))
  for (const size of wishes.sizes) {
    const troubles =
      name === SHELL
        ? await walkShell(browser, address, camera, size, found)
        : await new TableWalk(await gameOf(name), found[0] ?? new Map(), camera, address, size).all(browser)
    for (const trouble of troubles) say(`${name}: ${trouble}`)
  }
}

const gameOf = (name: string) => loadGame(findGame(name))

async function momentsOf(name: string, { moments: folder }: Wishes): Promise<Moments> {
  const game = await gameOf(name)
  const moments = keptMoments(folder, game) ?? foundNow()
  const missing = game.decisions.filter(({ kind }) => !moments.has(kind))
  if (missing.length > 0) say(`${name}, never asked: ${missing.map(({ kind }) => kind).join(', ')}`)
  return moments

  function foundNow(): Moments {
    say(`${name}: bots play until every kind of decision has come up …`)
    const found = findMoments(game)
    keepMoments(folder, game, found)
    return found
  }
}

const wishes = wishesIn(process.argv.slice(2), KNOWN)
if (wishes === undefined) {
  say(`${USAGE}\nKnown: ${KNOWN.join(', ')}`)
  process.exitCode = 2
} else await makeAlbum(wishes)
