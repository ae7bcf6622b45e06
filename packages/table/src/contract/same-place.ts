import type { Dice } from '../dice/dice.ts'
import { diceFor, diceRoot, seedFrom } from '../dice/seed.ts'
import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import { type AnySlot, Loop } from '../loop.ts'
import type { Match } from '../match.ts'
import { makePatch } from '../patch.ts'
import type { Question } from '../question.ts'
import { imagined } from '../thinking/imagined.ts'
import { type Bench, openedFor, trialDice, wander } from './trial.ts'

/** From every so-manyth question on, two tables are played side by side, for so many decisions at most. */
const EVERY = 8
const AT_MOST = 30
/** So many answers are drawn at one table until the other takes one as well. */
const DRAWN = 4

/**
 * TBL 7.4: two tables that look alike to a seat stand at the same place whenever it is asked, and so is handed the place. They part in what another has answered, or in what
 * is hidden from the seat, and are played on with the same answers for as long as it is sent the same of both.
 */
export function samePlace<G extends GameTypes>(bench: Bench<G>): void {
  for (const [number, table] of bench.tables.entries()) {
    const dice = trialDice(bench.seed, 'same place', number)
    wander(bench, openedFor(bench, table, number), dice, (match, question, count) => {
      const fault = count % EVERY === 0 ? faultOfPlace(match, question, dice) : undefined
      if (fault !== undefined) throw new Error(fault)
    })
  }
}

function faultOfPlace<G extends GameTypes>(
  match: Match<G>,
  question: Question<G>,
  dice: Dice,
): string | undefined {
  return dice.below(2) === 0
    ? answeredOtherwise(match, question, dice)
    : hiddenOtherwise(match, question, dice)
}

/** Somebody answers this at one table and that at the other; all others look on. */
function answeredOtherwise<G extends GameTypes>(
  match: Match<G>,
  { seat, kind, brief }: Question<G>,
  dice: Dice,
): string | undefined {
  const lookers = match.seats.filter((each) => each !== seat)
  const tables = [tableFrom(match, copyOf(match.state)), tableFrom(match, copyOf(match.state))] as const
  for (const table of tables) {
    const slot = table
      .asked()
      .find((each) => each.seat === seat && each.kind === kind && canonical(each.told) === canonical(brief))
    const drawn = slot?.draw(dice)
    if (slot === undefined || drawn === undefined || !isTaken(slot, drawn.answer)) return undefined
  }
  return playedOn(...tables, lookers, `${seat} has answered '${kind}'`, dice)
}

/** What is hidden from the one who is asked is otherwise at the other table. */
function hiddenOtherwise<G extends GameTypes>(
  match: Match<G>,
  { seat, kind }: Question<G>,
  dice: Dice,
): string | undefined {
  const { game } = match
  const seen = { view: match.view(seat), lines: match.ledger(seat) }
  const drawn = dice.below(2) === 0 ? game.resample(seen.view, seat, dice) : imagined(game, seen, seat)(dice)
  const tables = [tableFrom(match, copyOf(match.state)), tableFrom(match, drawn)] as const
  return playedOn(...tables, [seat], `${seat} was asked '${kind}'`, dice)
}

/** A table where the match stands, with this state, at which lines are told; whatever is rolled there is rolled at all of them. */
function tableFrom<G extends GameTypes>(match: Match<G>, state: G['state']): Loop<G> {
  const { game, seats, turn } = match
  const root = diceRoot(seedFrom('same place', match.length), {})
  return new Loop(game, {
    seats,
    state,
    turn,
    place: copyOf(match.place()),
    dice: (flow) => diceFor(root, flow),
  })
}

/** Gives both tables the same answers, for as long as they look alike to somebody, and says where they stand otherwise. */
function playedOn<G extends GameTypes>(
  one: Loop<G>,
  other: Loop<G>,
  seats: readonly G['seat'][],
  since: string,
  dice: Dice,
): string | undefined {
  let alike = seats
  for (let decisions = 0; decisions < AT_MOST; decisions += 1) {
    alike = alike.filter((seat) => canonical(sentTo(one, seat)) === canonical(sentTo(other, seat)))
    if (alike.length === 0) return undefined
    const looker = alike.find((seat) => one.asked().some((slot) => slot.seat === seat))
    const otherwise = looker && makePatch(one.place(), other.place())
    if (otherwise !== undefined)
      return `Since ${since}, the place tells ${looker} what it may not know: ${JSON.stringify(otherwise)}.`
    if (!isAnswered(one, other, dice)) return undefined
  }
  return undefined
}

/** All that a seat is sent besides the place. */
function sentTo<G extends GameTypes>(table: Loop<G>, seat: G['seat']): object {
  const awaited = table.asked().filter(({ sealed, free }) => free || sealed === undefined)
  const mine = table.asked().filter((slot) => slot.seat === seat)
  return {
    view: table.look(seat),
    lines: table.ledger.seenBy(seat),
    turn: table.turn,
    awaited: table.seats.filter((each) => awaited.some((slot) => slot.seat === each)),
    asked: mine.map(({ id, kind, told, sealed, deeds }) => ({
      id,
      kind,
      told,
      sealed: sealed ?? null,
      deeds,
    })),
  }
}

/** Whether somebody is asked at both tables and has given both of them the same answer. */
function isAnswered<G extends GameTypes>(one: Loop<G>, other: Loop<G>, dice: Dice): boolean {
  const open = one.asked().flatMap((slot) => {
    const twin = other.find(slot.seat, slot.id)
    const isOpen = slot.sealed === undefined && twin?.sealed === undefined && twin?.kind === slot.kind
    return isOpen && twin !== undefined ? [{ slot, twin }] : []
  })
  if (open.length === 0) return false
  const { slot, twin } = dice.pick(open)
  for (let tries = 0; tries < DRAWN; tries += 1) {
    const drawn = slot.draw(dice)
    if (drawn !== undefined && twin.check(drawn.answer) === undefined)
      return isTaken(slot, drawn.answer) && isTaken(twin, drawn.answer)
  }
  return false
}

function isTaken<G extends GameTypes>(slot: AnySlot<G>, answer: unknown): boolean {
  if (slot.seal(copyOf(answer)) !== undefined) return false
  slot.asker.heard()
  return true
}
