import type { Browser } from 'playwright-core'
import { openBrowser } from '../test-kit/chromium.ts'
import { type TriedGame, triedGames } from '../test-kit/games.ts'
import { openServer } from '../test-kit/server.ts'
import { Camera } from './camera.ts'
import { findMoments, type Moments } from './find.ts'
import { keepMoments, keptMoments } from './kept.ts'
import { makeSheets } from './sheets.ts'
import { SHELL, walkShell } from './shell.ts'
import { TableWalk } from './table.ts'
import { USAGE, type Wishes, wishesIn } from './wishes.ts'

const GAMES = new Map((await triedGames()).map((tried) => [tried.game.id, tried]))
const KNOWN = [SHELL, ...GAMES.keys()]

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A picture of every screen there is. */
async function makeAlbum(wishes: Wishes): Promise<void> {
  const ends: (() => unknown)[] = []
  const after = (end: () => unknown) => ends.push(end)
  try {
    const [{ address }, browser] = await Promise.all([openServer({ after }), openBrowser({ after })])
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
  const tried = GAMES.get(name)
  const found = (tried === undefined ? [...GAMES.values()] : [tried]).map((each) => momentsOf(each, wishes))
  for (const size of wishes.sizes) {
    const troubles =
      tried === undefined
        ? await walkShell(browser, address, camera, size, found)
        : await new TableWalk(tried, found[0] ?? new Map(), camera, address, size).all(browser)
    for (const trouble of troubles) say(`${name}: ${trouble}`)
  }
}

function momentsOf(tried: TriedGame, { moments: folder }: Wishes): Moments {
  const { game } = tried
  const moments = keptMoments(folder, game) ?? foundNow()
  const missing = game.decisions.filter(({ kind }) => !moments.has(kind))
  if (missing.length > 0) say(`${game.id}, never asked: ${missing.map(({ kind }) => kind).join(', ')}`)
  return moments

  function foundNow(): Moments {
    say(`${game.id}: bots play until every kind of decision has come up …`)
    const found = findMoments(tried)
    keepMoments(folder, game, found)
    return found
  }
}

const wishes = wishesIn(process.argv.slice(2), KNOWN)
if (wishes === undefined) {
  say(`${USAGE}\nKnown: ${KNOWN.join(', ')}`)
  process.exitCode = 2
} else await makeAlbum(wishes)
