import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGames } from '@windward/find-games'
import {
  type AnyGame,
  consideredBy,
  diceFor,
  diceRoot,
  layTable,
  Match,
  nextAwaited,
  seedFrom,
  thinkingAt,
} from '@windward/table'
import { openBrowser } from '../../test-kit/chromium.ts'
import { openServer } from '../../test-kit/server.ts'

const SEED = seedFrom('thinking elsewhere')
const EFFORT = 2

/** The first question of a match for each bot of a game, as a worker is asked it, and what the bot answers here, with its reasons. */
function tasksOf(game: AnyGame) {
  const options = game.options.parse({})
  const seats = game.seats.choose(game.seats.fewest, options)
  const laid = layTable(game, { options: {}, seats, seed: seedFrom('thinking bots') })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  assert.ok(opened.ok)
  const match = opened.value
  const asked = nextAwaited(match)
  assert.ok(asked)
  const { id, seat, kind, brief, free, deeds } = asked
  const thinking = thinkingAt(match, seat, EFFORT)
  const question = { id, seat, kind, brief, free, deeds }
  return Object.entries(game.bots).map(([name, bot]) => ({
    task: { game: game.id, bot: name, question, view: match.view(seat), thinking, seed: SEED },
    considered: consideredBy(bot, asked, diceFor(diceRoot(SEED, {}), 'bot'), thinking),
  }))
}

test('a bot answers in a worker of the browser as it does anywhere', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const page = await browser.newPage()
  await page.goto(address)
  for (const { module } of findGames()) {
    const { game }: { game: AnyGame } = await import(module)
    for (const { task, considered } of tasksOf(game)) {
      const told = await page.evaluate(
        (call) =>
          new Promise((heard) => {
            const worker = new Worker('/assets/local-table.js', { type: 'module' })
            worker.onmessage = ({ data }) => {
              worker.terminate()
              heard(data)
            }
            worker.postMessage(JSON.parse(call))
          }),
        JSON.stringify({ do: 'think', call: 1, ...task }),
      )
      assert.deepEqual(told, { told: 'reply', call: 1, value: considered }, `${task.bot} of ${game.name}`)
    }
  }
})
