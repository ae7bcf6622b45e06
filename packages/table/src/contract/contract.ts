import type { Game, GameTypes } from '../game.ts'
import { bots } from './bots.ts'
import { endings } from './endings.ts'
import { frames } from './frames.ts'
import { imagining } from './imagining.ts'
import { malformedAnswers } from './malformed-answers.ts'
import { offers } from './offers.ts'
import { anyOrder } from './order.ts'
import { pickingUp, thinkingAhead } from './picking-up.ts'
import { plainData } from './plain-data.ts'
import { replays } from './replays.ts'
import { resampling } from './resampling.ts'
import { samePlace } from './same-place.ts'
import { sealing } from './sealing.ts'
import { shapes } from './shapes.ts'
import { type Bench, benchFor, type Trial } from './trial.ts'
import { turnStarts } from './turn-starts.ts'
import { unmarked } from './unmarked.ts'

/** One promise every game keeps. It throws where it is broken. */
export interface Check {
  readonly name: string
  run(): void
}

const PROMISES: readonly [name: string, keep: <G extends GameTypes>(bench: Bench<G>) => void][] = [
  ['a record replays to the same hash, from its start and from every checkpoint', replays],
  ['state, views and questions are plain data, and a view is a copy', plainData],
  ['every kind of decision has a name and a form with nothing left open', shapes],
  ['every offered option is accepted, absent answers are legal, and everything said has words', offers],
  ['ten thousand malformed answers change nothing, each refused with a sentence', malformedAnswers],
  ['there are no dead ends and every match ends', endings],
  ['a seat that may not know a difference sees none', resampling],
  ['a seat that may not know a difference is asked, offered, told and refused the same', turnStarts],
  ['marks planted in secrets reach nobody else', unmarked],
  ['drawn line by line, it comes to what is seen, shows no secret and nothing unnamed', frames],
  ['a sealed answer changes nothing for the others', sealing],
  ['a bot answers far away as it does at the table, and by nothing that is hidden from it', bots],
  ['any order of independent answers leads to the same state', anyOrder],
  ['picked up at any question, it goes on as it does', pickingUp],
  ['a seat that thinks ahead is asked there what it is asked here', thinkingAhead],
  ['two tables that look alike to a seat stand at the same place', samePlace],
  ['what a seat imagines comes from what it has seen alone, and looks the same to it', imagining],
]

/** Puts a game through every promise of the table: `for (const { name, run } of contract(game)) test(name, run)`. */
export function contract<G extends GameTypes>(game: Game<G>, trial: Trial = {}): readonly Check[] {
  const bench = benchFor(game, trial)
  return PROMISES.map(([name, keep]) => ({ name: `${game.id}: ${name}`, run: () => keep(bench) }))
}
