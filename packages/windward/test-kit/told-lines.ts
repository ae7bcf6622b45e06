import assert from 'node:assert/strict'
import {
  type Bot,
  company,
  type Frame,
  FrameMaker,
  type Game,
  type GameTypes,
  layTable,
  Match,
  type SeenLine,
  seedFrom,
  type Viewer,
} from '@windward/table'
import { applyPatch } from '@windward/table/patch'

/** A line with what its reader saw before it and right after it. */
export interface ToldLine<G extends GameTypes> {
  readonly line: SeenLine
  readonly before: G['view']
  readonly shown: G['view']
}

interface Wish<G extends GameTypes> {
  readonly options: object
  readonly seats: readonly G['seat'][]
  readonly bots: readonly Bot<G>[]
  readonly viewer: Viewer<G>
  readonly number?: number
  readonly decisions?: number
}

/** A match of bots, line by line as one viewer was told it. */
export function toldLines<G extends GameTypes>(game: Game<G>, wish: Wish<G>): readonly ToldLine<G>[] {
  const { options, seats, viewer, number = 0, decisions = Number.POSITIVE_INFINITY } = wish
  const laid = layTable(game, { options, seats, seed: seedFrom('told', number) })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  const maker = FrameMaker.open(game, laid.value, 0)
  assert.ok(opened.ok && maker.ok)
  const match = opened.value
  const bots = company(match.seats, wish.bots, seedFrom('told', number))
  const told: ToldLine<G>[] = []
  for (let count = 0; count < decisions; count += 1) {
    const question = match.nextUnanswered()
    if (question === undefined) break
    let before = match.view(viewer)
    const read = match.ledger(viewer).length
    const given = match.answer(question.seat, question.id, bots.answer(question))
    assert.ok(given.ok)
    const made = maker.value.follow(given.value, [viewer])
    assert.ok(made.ok)
    for (const [place, line] of match.ledger(viewer).slice(read).entries()) {
      const shown = drawn(made.value[0]?.[place] ?? null, before)
      told.push({ line, before, shown })
      before = shown
    }
  }
  return told
}

const drawn = <V extends object>(frame: Frame, before: V): V =>
  Object(frame === null ? before : applyPatch(frame, before))
