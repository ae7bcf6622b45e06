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

const KNOWN = [SHELL, ...games.map(({ name }) => name).filter((name) => name in TABLES)]

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
  if (name === SHELL) {
    for (const size of wishes.sizes)
      for (const trouble of await walkShell(browser, address, camera, size)) say(`${name}: ${trouble}`)
    return
  }
  const game = await loadGame(findGame(name))
  const moments = keptMoments(wishes.moments, game) ?? found()
  const missing = game.decisions.filter(({ kind }) => !moments.has(kind))
  if (missing.length > 0) say(`${name}, never asked: ${missing.map(({ kind }) => kind).join(', ')}`)
  for (const size of wishes.sizes) {
    const walk = new TableWalk(game, moments, camera, address, size)
    await walk.all(browser)
    for (const trouble of walk.troubles) say(`${name}: ${trouble}`)
  }

  function found(): Moments {
    say(`${name}: bots play until every kind of decision has come up …`)
    const all = findMoments(game)
    keepMoments(wishes.moments, game, all)
    return all
  }
}

const wishes = wishesIn(process.argv.slice(2), KNOWN)
if (wishes === undefined) {
  say(`${USAGE}\nKnown: ${KNOWN.join(', ')}`)
  process.exitCode = 2
} else await makeAlbum(wishes)
