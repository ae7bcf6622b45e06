import { existsSync, writeFileSync } from 'node:fs'
import type { Quarry } from '@windward/table/lesson'
import type { Command } from 'commander'
import { z } from 'zod'
import { messageOf, UsageFault } from '../fault.ts'
import { lessonsOfAll } from '../lessons/lessons-of.ts'
import { mined } from '../lessons/puzzles/mine.ts'
import { remark } from '../output.ts'
import { textOfFile } from '../record-file.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly to: string
  readonly seed: string
  readonly from: number
  readonly matches: number
  readonly most: number
  readonly each: number
  readonly only?: string
}

const linesShape = z.array(z.string())

export function mineCommand(lessons: Command): void {
  lessons
    .command('mine <game>')
    .description('Goes through matches of bots for moments in which one answer is clearly the best.')
    .requiredOption('--to <file>', 'where puzzles are added, one a line')
    .option('--seed <word>', 'names the matches', 'mine')
    .option('--from <number>', 'the first match', wholeNumber(0), 0)
    .option('--matches <count>', 'how many are gone through', wholeNumber(1), 100)
    .option('--most <worlds>', 'so often an answer is tried at most', wholeNumber(1), 10_000)
    .option('--each <count>', 'at most so many of one seam', wholeNumber(1), 10)
    .option('--only <seam>', 'this seam alone')
    .action(mine)
}

async function mine(name: string, { to, seed, from, matches, most, each, only }: Wishes): Promise<void> {
  const taught = (await lessonsOfAll()).find(({ game }) => game === name)
  const whole = await taught?.quarry()
  const book = taught?.puzzlebook
  if (taught === undefined || whole === undefined || book === undefined)
    throw new UsageFault(`There is no game “${name}” in which puzzles are looked for.`)
  const quarry = only === undefined ? whole : { ...whole, seams: [seamCalled(whole, only)] }
  keep(to, linesIn(to))
  const game = await taught.rules()
  const mining = { game, book, quarry, seed, most, each }
  for (const puzzle of mined(mining, { from, count: matches })) {
    const [best, next] = puzzle.answers
    remark(`${puzzle.id}: ${best?.worth} against ${next?.worth}, ${puzzle.samples} worlds`)
    keep(to, [...linesIn(to), JSON.stringify(puzzle)])
  }
}

function seamCalled({ seams }: Quarry, wanted: string): Quarry['seams'][number] {
  const found = seams.find(({ id }) => id === wanted)
  if (found !== undefined) return found
  throw new UsageFault(`There is no seam “${wanted}”. Its seams: ${seams.map(({ id }) => id).join(', ')}.`)
}

/** The puzzles found so far; a file that holds something else is left as it is. */
function linesIn(path: string): readonly string[] {
  if (!existsSync(path)) return []
  const text = textOfFile(path)
  try {
    return linesShape.parse(JSON.parse(text))
  } catch (trouble) {
    throw new UsageFault(`${path} holds no puzzles.`, { cause: trouble })
  }
}

function keep(path: string, lines: readonly string[]): void {
  const text = lines.map((line) => JSON.stringify(line)).join(',\n')
  try {
    writeFileSync(path, lines.length === 0 ? '[]\n' : `[\n${text}\n]\n`)
  } catch (trouble) {
    throw new UsageFault(`The puzzles cannot be written to ${path}: ${messageOf(trouble)}`, {
      cause: trouble,
    })
  }
}
