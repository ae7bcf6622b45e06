import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type FoundGame, findGames, partOf } from '@windward/find-games'
import type { About } from '@windward/kit/about.ts'
import {
  type AnyGame,
  type AnyOpening,
  botAt,
  company,
  type GameTypes,
  inWords,
  layTable,
  Match,
  type Phrase,
  seedFrom,
  tableWords,
  textOf,
} from '@windward/table'

const SEEDS = 12

interface Opened {
  readonly about: About
  readonly game: AnyGame
  readonly opening: AnyOpening
}

async function opened(found: FoundGame): Promise<Opened | undefined> {
  const [opening, about] = ['src/opening.ts', 'about.en.ts'].map((name) => partOf(found, name))
  if (opening === undefined || about === undefined) return undefined
  const load = (file: string) => import(pathToFileURL(file).href)
  const rules = await import(found.module)
  return { about: (await load(about)).about, game: rules.game, opening: (await load(opening)).opening }
}

for (const found of findGames()) {
  const parts = await opened(found)
  if (parts === undefined) continue
  test(`${found.id}: from its opening alone a table comes to the same first question as from the whole game`, () => {
    for (const { options, seats } of tablesOf(parts))
      for (let n = 1; n <= SEEDS; n += 1) {
        const laid = { options, seats, seed: seedFrom('opening', String(n)) }
        const whole = firstQuestion(parts.game, laid)
        assert.ok(whole.asked.length > 0)
        assert.deepEqual(firstQuestion(parts.opening.game, laid), whole)
      }
  })
}

interface Laid {
  readonly options: object
  /** The first of them answers for himself. */
  readonly seats: readonly string[]
}

/** The table of the lobby's first button, and every preset that suits. */
function tablesOf({ about: { playNow, presets }, game, opening }: Opened): readonly Laid[] {
  assert.ok(playNow !== undefined)
  const suits = (options: object): boolean => opening.suits(game.options.parse(options))
  assert.ok(suits(playNow.options), 'the first button')
  const others = presets
    .filter(({ options }) => suits(options))
    .map(({ options, seats }) => ({ options, seats: chosen(game, options, seats) }))
  return [{ options: playNow.options, seats: [playNow.here, ...playNow.bots] }, ...others]
}

function chosen(game: AnyGame, options: object, count = game.seats.fewest): readonly string[] {
  const seats: readonly GameTypes['seat'][] = game.seats.choose(count, game.options.parse(options))
  return seats.toReversed()
}

/** Bots play up to the first question of a seat: what it then sees, is asked and has been told. */
function firstQuestion(
  game: AnyGame,
  { options, seats, seed }: Laid & { readonly seed: ReturnType<typeof seedFrom> },
) {
  const laid = layTable(game, { options, seats, seed })
  assert.ok(laid.ok)
  const match = Match.replay(game, laid.value)
  assert.ok(match.ok)
  const { value } = match
  const [here = ''] = seats
  const bot = game.bots[botAt(game, 'easy') ?? '']
  assert.ok(bot !== undefined)
  const bots = company(value.seats, [bot], seed)
  for (;;) {
    const question = [...value.unanswered()].find(({ seat }) => seat !== here)
    if (question === undefined || value.questions(here).length > 0) break
    assert.ok(value.answer(question.seat, question.id, bots.answer(question)).ok)
  }
  const text = (phrase: Phrase): string => textOf(phrase, game.words, tableWords)
  return {
    entries: value.record().entries,
    views: [here, 'spectator'].map((viewer) => value.view(viewer)),
    told: value.ledger(here).map(({ what, ...line }) => ({ ...line, text: text(what) })),
    asked: value.questions(here).map((question) => ({
      id: question.id,
      kind: question.kind,
      brief: question.brief,
      title: text(question.title()),
      absent: question.absent(),
      inWords: inWords(question.options(), question.absent(), text),
    })),
  }
}
