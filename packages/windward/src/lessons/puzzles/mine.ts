import {
  type AnyGame,
  type Checkpoint,
  company,
  type Entry,
  type GameTypes,
  layTable,
  Match,
  nextAwaited,
  type Question,
  seedFrom,
} from '@windward/table'
import {
  type Found,
  keyOf,
  openedFor,
  type Puzzle,
  type Puzzlebook,
  puzzleLesson,
  type Quarry,
  type Seam,
} from '@windward/table/lesson'
import { Scales } from './weigh.ts'

/** A look at everything first, and another at what looks best: most moments are no puzzles. */
const LOOK = 3
const ANOTHER_LOOK = 6
const LOOKED_AT = 3
/** Before this many worlds nothing is believed, and beyond that nothing is found any more. */
const FEWEST = 100
const STEP = 50
/** A puzzle's lead must exceed so many standard errors. */
export const ERRORS = 3
/** Found among many: what is kept leads by a little more than it must. */
const SURE = 4
const FAR = 6

export interface Mining {
  readonly game: AnyGame
  readonly book: Pick<Puzzlebook, 'keyOf' | 'words' | 'measure'>
  readonly quarry: Quarry
  readonly seed: string
  /** At most so many worlds for one puzzle. */
  readonly most: number
  /** At most so many puzzles of one seam. */
  readonly each: number
}

/** Plays matches one after another, and gives every puzzle that is found in them. */
export function* mined(
  mining: Mining,
  matches: { readonly from: number; readonly count: number },
): Generator<Puzzle> {
  const counts = new Map<string, number>()
  for (let number = matches.from; number < matches.from + matches.count; number += 1)
    for (const puzzle of minedIn(mining, number, counts)) {
      counts.set(puzzle.seam, (counts.get(puzzle.seam) ?? 0) + 1)
      yield puzzle
    }
}

function* minedIn(mining: Mining, number: number, counts: ReadonlyMap<string, number>): Generator<Puzzle> {
  const { game, quarry, seed } = mining
  const table = quarry.tables[number % quarry.tables.length]
  const bot = game.bots[quarry.players]
  if (table === undefined || bot === undefined) return
  const options = game.options.parse(table.options)
  const name = `${seed} ${number}`
  const laid = layTable(game, {
    options,
    seats: typeof table.seats === 'number' ? game.seats.choose(table.seats, options) : table.seats,
    seed: seedFrom('lesson', name),
  })
  if (!laid.ok) return
  let turn: Checkpoint | undefined
  const opened = Match.replay(game, laid.value, { keep: (checkpoint) => (turn = checkpoint) })
  if (!opened.ok) return
  const match = opened.value
  const players = company(match.seats, [bot], seedFrom('puzzle players', name))
  const asked = new Set<string>()
  for (let question = nextAwaited(match); question !== undefined; question = nextAwaited(match)) {
    for (const seam of quarry.seams) {
      if (seam.kind !== question.kind || turn === undefined || match.turn === 0) continue
      // One puzzle of a seam in a match is enough: they differ then.
      if (asked.has(seam.id) || (counts.get(seam.id) ?? 0) >= mining.each) continue
      const puzzle = puzzleAt(mining, { match, question, seam, turn, name, number })
      if (puzzle === undefined) continue
      asked.add(seam.id)
      yield puzzle
    }
    const answer = players.answer(question)
    if (!match.answer(question.seat, question.id, answer).ok) match.timeUp(question.seat, question.id)
  }
}

interface Moment {
  readonly match: Match<GameTypes>
  readonly question: Question<GameTypes>
  readonly seam: Seam
  readonly turn: Checkpoint
  readonly name: string
  readonly number: number
}

function puzzleAt(mining: Mining, moment: Moment): Puzzle | undefined {
  const { match, question, seam } = moment
  const finds = seam.finds(question, match.state)
  for (const turn of finds.keys()) {
    // Matches begin alike: another one is looked at first in each.
    const place = (turn + moment.number) % finds.length
    const found = finds[place]
    if (found === undefined || found.answers.length < 2) continue
    const { game, quarry } = mining
    const scales = new Scales({ game, match, question, seam, found, habit: quarry.habit, salt: 'look' })
    scales.weigh(LOOK)
    scales.weigh(ANOTHER_LOOK, scales.ranked().slice(0, LOOKED_AT))
    const [best = 0, next = 0] = scales.ranked()
    if (scales.lead(best, next).lead < seam.least) continue
    const puzzle = confirmed(mining, moment, found, place)
    if (puzzle !== undefined) return puzzle
  }
  return undefined
}

/** Weighed again as it will be put: at its own table, in worlds by which it was not chosen. */
function confirmed(mining: Mining, moment: Moment, found: Found, place: number): Puzzle | undefined {
  const { game, quarry, book, most } = mining
  const { match, question, seam, turn, name } = moment
  const { seat, kind } = question
  const entries: Entry[] = match.record().entries.slice(turn.entries)
  const draft: Puzzle = {
    id: `${seam.id}-${name.replaceAll(' ', '-')}-${match.turn}-${place}`.toLowerCase(),
    seam: seam.id,
    asks: found.asks,
    reason: found.reason,
    clause: seam.clause,
    kind,
    table: {
      options: { ...match.record().options },
      here: seat,
      seats: match.seats,
      seed: name,
      position: { turn: turn.turn, state: turn.state, version: game.version, entries },
    },
    answers: [],
    samples: 0,
  }
  const opened = openedFor(game, puzzleLesson({ ...book, puzzles: [] }, draft))
  const put = opened.ok
    ? [...opened.value.unanswered()].find((each) => each.seat === seat && each.id === question.id)
    : undefined
  if (!opened.ok || put === undefined) return undefined
  const again = seam.finds(put, opened.value.state)[place]
  if (again === undefined || again.answers.length !== found.answers.length) return undefined
  const scales = new Scales({
    game,
    match: opened.value,
    question: put,
    seam,
    found: again,
    habit: quarry.habit,
    salt: 'confirm',
  })
  scales.weigh(STEP)
  for (;;) {
    const [best = 0, next = 0] = scales.ranked()
    const { lead, error } = scales.lead(best, next)
    // What leads by too little will not come to lead by enough.
    if (lead + ERRORS * error < seam.least || scales.samples >= most) return undefined
    if (scales.samples >= FEWEST && lead > seam.least && isSure(scales)) break
    scales.weigh(STEP, contenders(scales))
  }
  const ranked = scales.ranked()
  const [best = 0] = ranked
  const answers = ranked.map((each) => {
    const answer = again.answers[each]
    const key = keyOf(book, draft, answer)
    const { lead, error } = scales.lead(best, each)
    return {
      key: typeof key === 'string' ? key : '',
      answer,
      worth: rounded(scales.mean(each)),
      behind: rounded(lead),
      error: rounded(error),
    }
  })
  return { ...draft, answers, samples: scales.samples }
}

/** Whoever is far behind is not tried any longer. */
function contenders(scales: Scales): readonly number[] {
  const [best = 0, ...rest] = scales.ranked()
  const close = rest.filter((other, place) => {
    const { lead, error } = scales.lead(best, other)
    return place === 0 || lead < FAR * error
  })
  return [best, ...close]
}

/** The best leads all others. */
function isSure(scales: Scales): boolean {
  const [best = 0, ...rest] = scales.ranked()
  return rest.every((other) => {
    const { lead, error } = scales.lead(best, other)
    return lead > SURE * error
  })
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5
}
