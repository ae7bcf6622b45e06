import type { GameTypes } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf } from '../json.ts'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { type AskedQuestion, questionAt } from '../rebuild-question.ts'
import { type Bot, consideredBy, type Thinking, thinksAhead } from '../thinking/bot.ts'
import { fork } from '../thinking/fork.ts'
import { thinkingAt } from '../thinking/playing.ts'
import { type Bench, openedFor, trialDice } from './trial.ts'

const DECISIONS = 120
/** Who thinks ahead takes his time: one thought at each table is enough. */
const THOUGHTS = 1
/** One answer in so many, and each thought, is given once more where what is hidden is otherwise. */
const OTHERWISE = 4
/** As little as a bot that thinks ahead can do with: here it need not play well. */
const EFFORT = 2

/**
 * A bot answers in the same process as it does far away, where it has nothing but what its seat was sent; and the same where all
 * that is hidden from its seat is otherwise.
 */
export function bots<G extends GameTypes>(bench: Bench<G>): void {
  for (const [name, bot] of Object.entries(bench.game.bots)) {
    for (const [number, table] of bench.tables.entries()) {
      const match = openedFor(bench, table, number)
      let thoughts = 0
      for (let count = 0; count < DECISIONS; count += 1) {
        const question = match.nextUnanswered()
        if (question === undefined || thoughts === THOUGHTS) break
        if (thinksAhead(bot, question)) thoughts += 1
        const answer = sameFarAway(match, name, bot, question, count)
        const given = match.answer(question.seat, question.id, answer)
        if (!given.ok) throw new Error(`${name} is refused what it answers to '${question.kind}'.`)
      }
    }
  }
}

function sameFarAway<G extends GameTypes>(
  match: Match<G>,
  name: string,
  bot: Bot<G>,
  question: Question<G>,
  count: number,
): unknown {
  const { id, seat, kind, brief, free, deeds, sealed } = question
  const sent: AskedQuestion = copyOf({ id, seat, kind, brief, free, deeds, sealed })
  const there = questionAt(match.game, sent, copyOf<G['view']>(match.view(seat)))
  const thinking = thinksAhead(bot, question) ? thinkingAt(match, seat, EFFORT) : undefined
  const [here, away] = [question, there].map((each) =>
    canonical(
      consideredBy(bot, each, trialDice(name, count), thinking && copyOf<Thinking<G>>(thinking)).answer,
    ),
  )
  if (here !== away)
    throw new Error(`${name} answers '${kind}' otherwise when it is far away: ${away} instead of ${here}.`)
  const twin =
    count % OTHERWISE === 0 || thinking !== undefined ? hiddenOtherwise(match, question, count) : undefined
  const otherwise = twin && canonical(consideredBy(bot, twin, trialDice(name, count), thinking).answer)
  if (otherwise !== undefined && otherwise !== here)
    throw new Error(`${name} answers '${kind}' by what it may not know: ${otherwise} instead of ${here}.`)
  return JSON.parse(here ?? 'null')
}

/** The same question in a state that looks the same to the seat; nothing where it looks otherwise or is not asked there. */
function hiddenOtherwise<G extends GameTypes>(
  match: Match<G>,
  { seat, kind, brief }: Question<G>,
  count: number,
): Question<G> | undefined {
  const { game, seats, turn } = match
  const seen = match.view(seat)
  const state = game.resample(copyOf<G['view']>(seen), seat, trialDice('hidden', count))
  const thought = fork(game, {
    seats,
    state,
    turn,
    place: copyOf(match.place()),
    dice: trialDice('luck', count),
  })
  const twin = thought.unanswered().find((each) => each.seat === seat && each.kind === kind)
  const isSame =
    twin !== undefined &&
    canonical(twin.brief) === canonical(brief) &&
    canonical(twin.view) === canonical(seen)
  return isSame ? twin : undefined
}
