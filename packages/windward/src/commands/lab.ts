import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type AnyGame, botAt, USUAL_EFFORT } from '@windward/table'
import type { Command } from 'commander'
import { messageOf, UsageFault } from '../fault.ts'
import { findGame, loadGame } from '../games.ts'
import { inWorkers } from '../in-workers.ts'
import { findingsOf } from '../lab/findings.ts'
import type { LabTable, LabTask, Observed } from '../lab/observe.ts'
import { observeTogether } from '../lab/observe-together.ts'
import { type LabReport, pageOf } from '../lab/page.ts'
import { type LabQuestion, MOST_MATCHES, questionIn } from '../lab/question.ts'
import { percent } from '../lab/text.ts'
import { labWords } from '../lab/words.en.ts'
import { columns, print, remark } from '../output.ts'
import { progress } from '../progress.ts'
import { readOptions } from '../read-options.ts'
import { clausesOf } from '../rules/package.ts'
import { addSettings, settingsFrom } from '../settings.ts'
import { settled } from '../simulate/job.ts'
import { wholeNumber } from '../whole-number.ts'

const USUAL_MATCHES = 210

interface Wishes {
  readonly question?: string
  readonly bots?: string
  readonly seats?: number
  readonly options?: string
  readonly matches?: number
  readonly seed?: string
  readonly effort?: number
  readonly most: number
  readonly workers: number
  readonly out?: string
  readonly json?: true
}

/** Who plays, and where: in this process alone, or with all that share a database. */
interface Hands {
  readonly module: string
  readonly workers: number
  readonly databaseUrl: string | undefined
}

export function labCommand(program: Command): void {
  const command = program.command('lab')
  addSettings(command, ['databaseUrl'])
  command
    .description(
      'Answers a question about a game: bots play matches at one table or at several that are to be compared, and a page with charts ' +
        'says who wins, how long it takes, where points come from and how often everything came up. The same wishes give the same page. With a PostgreSQL database any number of processes that are asked the same share the work.',
    )
    .argument('<game>', 'which game')
    .option(
      '--question <file>',
      'the question in JSON: title, matches, seed, effort, bots, seats, options, tables',
    )
    .option(
      '--bots <names>',
      'who plays, separated by commas; they go round the seats (default: the usual level)',
    )
    .option('--seats <n>', 'how many seats (default: as many as the game has room for)', wholeNumber(1))
    .option('--options <json>', 'the options of the game in JSON, or a file that holds them')
    .option(
      '--matches <n>',
      `how many matches at each table (default: ${USUAL_MATCHES})`,
      wholeNumber(1, MOST_MATCHES),
    )
    .option('--seed <text>', 'what all dice come from (default: windward)')
    .option(
      '--effort <n>',
      `how much bots that think ahead may think (default: ${USUAL_EFFORT})`,
      wholeNumber(1),
    )
    .option('--most <n>', 'leave a match unfinished after so many decisions', wholeNumber(1), 100_000)
    .option(
      '--workers <n>',
      'how many threads play',
      wholeNumber(1, 4 * availableParallelism()),
      availableParallelism(),
    )
    .option('--out <file>', 'write the page there')
    .option('--json', 'print all that was found as one object and nothing else')
    .action(lab)
}

async function lab(name: string, wishes: Wishes): Promise<void> {
  const known = findGame(name)
  const game = await loadGame(known)
  const asked: LabQuestion = wishes.question === undefined ? {} : questionIn(wishes.question)
  const matches = wishes.matches ?? asked.matches ?? USUAL_MATCHES
  const seed = wishes.seed ?? asked.seed ?? 'windward'
  const effort = wishes.effort ?? asked.effort ?? USUAL_EFFORT
  const tables = tablesOf(game, known.module, asked, wishes, { seed, effort })
  const tasks = tables.flatMap((_table, table) =>
    Array.from({ length: matches }, (_, index): LabTask => ({ table, number: index + 1 })),
  )
  const { databaseUrl } = settingsFrom({ ...wishes })
  const observed = await watched(game, tables, tasks, {
    module: known.module,
    workers: wishes.workers,
    databaseUrl,
  })
  const clauses = clausesOf(known.module)
  const report: LabReport = {
    game: game.name,
    title: asked.title ?? labWords.untitled,
    seed,
    effort,
    matches,
    tables: tables.map(({ name: table, job }, index) =>
      findingsOf(
        observed.filter((match) => match.table === index),
        {
          name: table,
          bots: job.bots,
          options: job.tables[0]?.options,
          kinds: game.decisions.map(({ kind }) => kind),
          clauses,
        },
      ),
    ),
  }
  if (wishes.out !== undefined) write(wishes.out, pageOf(report))
  print(report, linesOf(report), wishes.json === true)
  if (wishes.out !== undefined) remark(`The page is in ${wishes.out}.`)
}

function tablesOf(
  game: AnyGame,
  module: string,
  asked: LabQuestion,
  wishes: Wishes,
  { seed, effort }: { readonly seed: string; readonly effort: number },
): readonly LabTable[] {
  const options = readOptions(wishes.options) ?? asked.options
  const bots = wishes.bots?.split(',').map((bot) => bot.trim()) ?? asked.bots ?? [botAt(game, 'usual') ?? '']
  const seats = wishes.seats ?? asked.seats ?? game.seats.most
  return (asked.tables ?? [{ name: game.name }]).map((table) => {
    const wish = {
      seats: table.seats ?? seats,
      bots: table.bots ?? bots,
      options: { ...options, ...table.options },
    }
    const job = { module, seed, effort, most: wishes.most, records: undefined, ...settled(game, wish) }
    return { name: table.name, job }
  })
}

/** All matches, in the order of their tables and numbers, whoever came to an end first. */
async function watched(
  game: AnyGame,
  tables: readonly LabTable[],
  tasks: readonly LabTask[],
  { module, workers, databaseUrl }: Hands,
): Promise<readonly Observed[]> {
  const observed: Observed[] = []
  const bar = progress(`${tasks.length} matches of ${game.name}`, tasks.length)
  const script = new URL('../lab/worker.ts', import.meta.url)
  const workplace = { script, data: { module, tables }, workers: Math.min(workers, tasks.length) }
  if (databaseUrl !== undefined)
    return observeTogether(databaseUrl, game, tables, tasks, workplace, bar.at).finally(bar.end)
  await inWorkers<LabTask, Observed>(workplace, tasks, (match) => {
    observed.push(match)
    bar.at(observed.length)
  }).finally(bar.end)
  return observed.sort((a, b) => a.table - b.table || a.number - b.number)
}

function linesOf({ tables, matches, seed }: LabReport): string[] {
  return tables.flatMap(({ name, seats, medianTurns, figures, kinds, unfinished, rejected }) => [
    `${name}: ${matches} matches with seed “${seed}”, median ${medianTurns} turns, ${unfinished} unfinished, ${rejected} answers refused`,
    ...columns([
      ...seats.map(
        (rate) =>
          [
            `  ${rate.name}`,
            `${percent(rate.wins / rate.tries)}  (${percent(rate.low)} to ${percent(rate.high)})`,
          ] as const,
      ),
      ...figures.map((each) => [`  ${each.name}`, each.mean.toFixed(2)] as const),
      ...kinds
        .filter(({ times }) => times === 0)
        .map((each) => [`  ${each.name}`, 'was never asked'] as const),
    ]),
  ])
}

function write(path: string, page: string): void {
  try {
    writeFileSync(path, page)
  } catch (trouble) {
    throw new UsageFault(`The page cannot be written to ${path}: ${messageOf(trouble)}`, { cause: trouble })
  }
}
