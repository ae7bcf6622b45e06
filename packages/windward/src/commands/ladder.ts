import { availableParallelism } from 'node:os'
import { type AnyGame, USUAL_EFFORT } from '@windward/table'
import type { Command } from 'commander'
import { UsageFault } from '../fault.ts'
import { findGame, loadGame } from '../games.ts'
import { type PlayedBout, sidesOf } from '../ladder/bout.ts'
import { boutsOf, pairsOf, playLadder, usualBots } from '../ladder/play-ladder.ts'
import { ratingsOf } from '../ladder/ratings.ts'
import { type LadderReport, linesOf, standingOf } from '../ladder/report.ts'
import { ResultsFile } from '../ladder/results-file.ts'
import { print, remark } from '../output.ts'
import { progress } from '../progress.ts'
import { readOptions } from '../read-options.ts'
import { type Job, settled } from '../simulate/job.ts'
import { wholeNumber } from '../whole-number.ts'

const STOPPED = 130

interface Wishes {
  readonly bots?: string
  readonly matches: number
  readonly seats?: number
  readonly options?: string
  readonly seed: string
  readonly effort: number
  readonly most: number
  readonly workers: number
  readonly out?: string
  readonly json?: true
}

export function ladderCommand(program: Command): void {
  program
    .command('ladder')
    .description(
      'Lets the bots of a game play each against each other and says who is the better, with win rates, intervals of 95 % and ' +
        'ratings. The first of a pair has one side of the table and the second all others; it goes round the sides of the same ' +
        'table with the same dice. A draw counts half, a victory of several its share. There is no limit of time. Ctrl-C ' +
        'stops it and prints what is known by then; with --out it goes on from there when it is started again.',
    )
    .argument('<game>', 'which game')
    .option('--bots <names>', 'who plays, separated by commas (default: all but those with a character)')
    .option('--matches <n>', 'how many matches each pair plays', wholeNumber(1), 100)
    .option('--seats <n>', 'how many seats (default: as few as the game can be played with)', wholeNumber(2))
    .option(
      '--options <json>',
      'the options of the game in JSON, or a file that holds them (default: the usual ones)',
    )
    .option('--seed <text>', 'what all dice come from', 'windward')
    .option('--effort <n>', 'how much bots that think ahead may think', wholeNumber(1), USUAL_EFFORT)
    .option('--most <n>', 'leave a match undecided after so many decisions', wholeNumber(1), 100_000)
    .option(
      '--workers <n>',
      'how many threads play',
      wholeNumber(1, 4 * availableParallelism()),
      availableParallelism(),
    )
    .option(
      '--out <file>',
      'write each result there as soon as it is known, and play none again that is there already',
    )
    .option('--json', 'print one object and nothing else')
    .action(ladder)
}

async function ladder(name: string, wishes: Wishes): Promise<void> {
  const known = findGame(name)
  const game = await loadGame(known)
  const job = jobOf(game, known.module, wishes)
  const { matches, seed, effort } = wishes
  const seats = job.tables[0]?.seats ?? []
  const sides = sidesOf(game, seats).length
  const pairs = pairsOf(job.bots)
  const options = job.tables[0]?.options
  const terms = { game: game.id, version: game.version, seats, options, seed, effort }
  const file = wishes.out === undefined ? undefined : new ResultsFile(wishes.out, terms)
  const wanted = (bout: PlayedBout) =>
    bout.number < matches && pairs.some(({ a, b }) => a === bout.a && b === bout.b)
  const played = file?.before.filter(wanted) ?? []
  const all = pairs.length * matches
  const bar = progress(`${all} matches of ${game.name}`, all, played.length)
  const stop = stoppable()
  const keep = (bout: PlayedBout) => {
    played.push(bout)
    file?.add(bout)
    bar.at(played.length)
  }
  const left = [...boutsOf(pairs, matches, played)]
  await playLadder(job, left, Math.min(wishes.workers, left.length), stop, keep).finally(bar.end)
  const report: LadderReport = {
    game: game.id,
    seats: seats.length,
    fair: 1 / sides,
    seed,
    effort,
    rejected: played.reduce((sum, { rejected }) => sum + rejected, 0),
    unfinished: played.filter(({ ended }) => !ended).length,
    pairs: pairs.map((pair) => standingOf(pair, played)),
    ratings: ratingsOf(job.bots, played),
  }
  print(report, linesOf(report), wishes.json === true)
  if (matches % sides !== 0)
    remark(`With ${sides} sides, seats are even only after a multiple of ${sides} matches.`)
  if (!stop.aborted) return
  remark(`Stopped after ${played.length} of ${all} matches${file ? `; ${file.path} has them` : ''}.`)
  process.exitCode = STOPPED
}

function jobOf(game: AnyGame, module: string, wishes: Wishes): Job {
  const bots = wishes.bots?.split(',').map((bot) => bot.trim()) ?? usualBots(game)
  if (new Set(bots).size < 2 || new Set(bots).size < bots.length)
    throw new UsageFault('A ladder is for two bots or more, each named once.')
  const { seed, effort, most } = wishes
  const seats = wishes.seats ?? game.seats.fewest
  const wish = { seats: Math.max(2, seats), bots, options: readOptions(wishes.options) }
  return { module, seed, effort, most, records: undefined, ...settled(game, wish) }
}

/** Given when somebody presses Ctrl-C; a second time ends the program at once, as everywhere. */
function stoppable(): AbortSignal {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  return stopping.signal
}
