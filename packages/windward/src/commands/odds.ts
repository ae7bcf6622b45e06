import { parseArgs } from 'node:util'
import type { Command } from 'commander'
import { messageOf, UsageFault } from '../fault.ts'
import { findGame } from '../games.ts'
import { type Flag, type GameOdds, type Given, oddsOf } from '../odds/game-odds.ts'
import { columns, print } from '../output.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly trials: number
  readonly seed: string
  readonly sampled?: true
  readonly json?: true
}

/** More than this and nobody would wait for them. */
const MOST_TRIALS = 10_000_000

export function oddsCommand(program: Command): void {
  program
    .command('odds')
    .description(
      'Says how likely something in a game is: exactly where that is quickly worked out, else from trials.',
    )
    .argument('<game>', 'which game')
    .argument(
      '[question]',
      'what about; without it, the questions the game answers are listed with their flags',
    )
    .option('--trials <n>', 'how many trials where it cannot be exact', wholeNumber(1, MOST_TRIALS), 100_000)
    .option('--seed <text>', 'what the trials’ dice come from', 'windward')
    .option('--sampled', 'try it out even where it could be exact')
    .option('--json', 'print one object and nothing else')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(odds)
}

async function odds(
  name: string,
  wanted: string | undefined,
  wishes: Wishes,
  command: Command,
): Promise<void> {
  const all = await oddsOf(findGame(name))
  if (wanted === undefined) return list(all, wishes.json === true)
  const question = all.find((each) => each.name === wanted)
  if (question === undefined) {
    const known = all.map((each) => each.name).join(', ')
    throw new UsageFault(`${name} answers no question “${wanted}”. It answers: ${known}.`)
  }
  const given = givenTo(question, command.args.slice(2))
  const { trials, seed, sampled } = wishes
  const answer = question.ask(given, { way: sampled === true ? 'sampled' : 'best', trials, seed })
  if ('complaint' in answer) throw new UsageFault(answer.complaint)
  print(answer.report, answer.lines, wishes.json === true)
}

function givenTo({ name, flags }: GameOdds, words: readonly string[]): Given {
  const options = Object.fromEntries(
    flags.map((flag) => [flag.name, { type: flag.value === undefined ? 'boolean' : 'string' } as const]),
  )
  try {
    return parseArgs({ args: [...words], options }).values
  } catch (trouble) {
    throw new UsageFault(`“${name}” does not understand: ${messageOf(trouble)}`, { cause: trouble })
  }
}

function list(all: readonly GameOdds[], json: boolean): void {
  const lines = all.flatMap(({ name, about, flags }) => [
    `${name}: ${about}`,
    ...columns(flags.map((flag) => [`  ${shown(flag)}`, flag.about])),
  ])
  print({ questions: all.map(({ name, about, flags }) => ({ name, about, flags })) }, lines, json)
}

function shown({ name, value }: Flag): string {
  return value === undefined ? `--${name}` : `--${name} <${value}>`
}
