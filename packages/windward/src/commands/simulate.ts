import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { hashOf, USUAL_EFFORT } from '@windward/table'
import type { Command } from 'commander'
import { messageOf, UsageFault } from '../fault.ts'
import { findGame, loadGame } from '../games.ts'
import { columns, figure, print, remark } from '../output.ts'
import { progress } from '../progress.ts'
import { readOptions } from '../read-options.ts'
import { counted, DEAD_END, UNFINISHED } from '../simulate/ending.ts'
import { settled } from '../simulate/job.ts'
import { playInWorkers } from '../simulate/play-in-workers.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly matches: number
  readonly seed: string
  readonly seats?: number
  readonly bots?: string
  readonly effort: number
  readonly options?: string
  readonly records?: string
  readonly most: number
  readonly workers: number
  readonly json?: true
}

export function simulateCommand(program: Command): void {
  program
    .command('simulate')
    .description(
      'Lets bots play matches and counts how they end. The same wishes give the same hash everywhere. Without --seats and ' +
        '--options the matches go through all varieties of the game in turn.',
    )
    .argument('<game>', 'which game')
    .option('--matches <n>', 'how many matches', wholeNumber(1), 1)
    .option('--seed <text>', 'what all dice come from', 'windward')
    .option('--seats <n>', 'how many seats (default: as many as the game has room for)', wholeNumber(1))
    .option('--bots <names>', 'who sits there, separated by commas, around the table in turn')
    .option(
      '--effort <n>',
      'how many tries bots that think ahead make for one answer',
      wholeNumber(1),
      USUAL_EFFORT,
    )
    .option('--options <json>', 'the options of the game in JSON, or a file that holds them')
    .option('--records <directory>', 'write each finished match there as a record file')
    .option('--most <n>', 'leave a match unfinished after so many decisions', wholeNumber(1), 100_000)
    .option('--workers <n>', 'how many threads play', wholeNumber(1, 4 * availableParallelism()), 1)
    .option('--json', 'print one object and nothing else')
    .action(simulate)
}

async function simulate(name: string, wishes: Wishes): Promise<void> {
  const known = findGame(name)
  const game = await loadGame(known)
  const { matches, seed, effort, most, workers } = wishes
  const job = {
    module: known.module,
    seed,
    effort,
    most,
    records: wishes.records === undefined ? undefined : shelf(wishes.records, matches),
    ...settled(game, {
      seats: wishes.seats,
      bots: wishes.bots?.split(',').map((bot) => bot.trim()),
      options: readOptions(wishes.options),
    }),
  }
  const bar = progress(`${matches} matches of ${game.name}`, matches)
  const began = performance.now()
  const played = await playInWorkers(game, job, matches, workers, bar.at).finally(bar.end)
  const seconds = (performance.now() - began) / 1000
  const decisions = sum(played.map((match) => match.decisions))
  const ways = counted(played.flatMap(({ way }) => way ?? []))
  const report = {
    game: game.id,
    matches,
    varieties: Math.min(matches, job.tables.length),
    decisions,
    rejected: sum(played.map((match) => match.rejected)),
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    outcomes: counted(played.map(({ ending }) => ending)),
    ...(Object.keys(ways).length > 0 && { ways }),
    hash: hashOf(played.map(({ hash }) => hash)),
  }
  print(report, lines(report), wishes.json === true)
  const { [UNFINISHED]: unfinished = 0, [DEAD_END]: deadEnds = 0 } = report.outcomes
  if (unfinished > 0 && wishes.records !== undefined) {
    remark(`${unfinished} of the matches did not end within ${most} decisions; they have no record file.`)
  }
  if (deadEnds > 0) {
    remark(`${deadEnds} of the matches came to a dead end.`)
    process.exitCode = 1
  }
}

interface Report extends Record<string, unknown> {
  readonly outcomes: Record<string, number>
  readonly ways?: Record<string, number>
}

function lines(report: Report): string[] {
  const { outcomes, ways, ...rest } = report
  const facts = Object.entries(rest).map(
    ([name, value]) => [name, typeof value === 'number' ? figure(value) : String(value)] as const,
  )
  return [
    ...columns(facts),
    'outcomes',
    ...countsOf(outcomes),
    ...(ways === undefined ? [] : ['ways', ...countsOf(ways)]),
  ]
}

function countsOf(counts: Record<string, number>): string[] {
  return columns(Object.entries(counts).map(([name, count]) => [`  ${name}`, figure(count)] as const))
}

function shelf(path: string, matches: number): { directory: string; digits: number } {
  try {
    mkdirSync(path, { recursive: true })
  } catch (trouble) {
    throw new UsageFault(`Records cannot be written to ${path}: ${messageOf(trouble)}`, { cause: trouble })
  }
  return { directory: resolve(path), digits: `${matches}`.length }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
