import { readFile, writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { lessonsOfAll } from '../lessons/lessons-of.ts'
import { mined } from '../lessons/puzzles/mine.ts'
import { remark } from '../output.ts'

interface Wishes {
  readonly to: string
  readonly seed: string
  readonly from: string
  readonly matches: string
  readonly most: string
  readonly each: string
  readonly only?: string
}

export function mineCommand(lessons: Command): void {
  lessons
    .command('mine <game>')
    .description('Goes through matches of bots for moments in which one answer is clearly the best.')
    .requiredOption('--to <file>', 'where puzzles are added, one a line')
    .option('--seed <word>', 'names the matches', 'mine')
    .option('--from <number>', 'the first match', '0')
    .option('--matches <count>', 'how many are gone through', '100')
    .option('--most <worlds>', 'so often an answer is tried at most', '10000')
    .option('--each <count>', 'at most so many of one seam', '10')
    .option('--only <seam>', 'this seam alone')
    .action(mine)
}

async function mine(name: string, { to, seed, from, matches, most, each, only }: Wishes): Promise<void> {
  const taught = (await lessonsOfAll()).find(({ game }) => game === name)
  const whole = await taught?.quarry()
  const book = taught?.puzzlebook
  if (taught === undefined || whole === undefined || book === undefined)
    throw new Fault(`There is no game '${name}' in which puzzles are looked for.`)
  const quarry = only === undefined ? whole : { ...whole, seams: whole.seams.filter(({ id }) => id === only) }
  const game = await taught.rules()
  const mining = { game, book, quarry, seed, most: Number(most), each: Number(each) }
  for (const puzzle of mined(mining, { from: Number(from), count: Number(matches) })) {
    const [best, next] = puzzle.answers
    remark(`${puzzle.id}: ${best?.worth} against ${next?.worth}, ${puzzle.samples} worlds`)
    const kept: readonly string[] = JSON.parse(await readFile(to, 'utf8').catch(() => '[]'))
    const lines = [...kept, JSON.stringify(puzzle)].map((line) => JSON.stringify(line))
    await writeFile(to, `[\n${lines.join(',\n')}\n]\n`)
  }
}
