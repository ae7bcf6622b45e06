import { canonical, type Drawn, type MatchRecord, type Refusal, verify } from '@windward/table'
import type { Command } from 'commander'
import { detailsOf, Fault, sentenceOf } from '../fault.ts'
import { columns, figure, print } from '../output.ts'
import { openRecordFile } from '../record-file.ts'

interface Wishes {
  readonly rolls?: true
  readonly game?: string
  readonly json?: true
}

const EXIT_CODES = `
Exit code: 0 when the record is true, 1 when it is not or when that cannot be said, as of an unfinished match or one of
another version of the rules; 2 when the command was not understood or there is no such file.
`

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('Plays a finished match again and checks its dice, its course and its outcome.')
    .argument('<file>', 'a record file')
    .option('--rolls', 'list every number drawn')
    .option('--game <module>', 'the module of the game, if it is one of your own')
    .option('--json', 'print one object and nothing else: with “ok” and what was found')
    .addHelpText('after', EXIT_CODES)
    .action(check)
}

async function check(path: string, wishes: Wishes): Promise<void> {
  const { record, game } = await openRecordFile(path, wishes.game)
  const verified = verify(game, record)
  if (!verified.ok) {
    const { refusal } = verified
    throw new Fault(`${path}: ${verdictOn(refusal)} ${sentenceOf(refusal, game)}`, {
      details: detailsOf(refusal),
    })
  }
  const { result, drawn } = verified.value
  const facts = {
    ok: true,
    game: game.id,
    version: record.version,
    entries: record.entries.length,
    commitment: record.commitment,
    ...(record.continues !== undefined && { continues: record.continues }),
    rolls: drawn.length,
    outcome: result.outcome,
  }
  const report = wishes.rolls === true ? { ...facts, drawn } : facts
  const rows = [
    ['game', `${game.name}, rules version ${facts.version}`],
    ['entries', figure(facts.entries)],
    ['commitment', `${facts.commitment} (the seed keeps it)`],
    ...continuing(record.continues),
    ['rolls', figure(facts.rolls)],
    ['outcome', canonical(facts.outcome)],
  ] as const
  const rolls = wishes.rolls === true ? ['', ...byStream(drawn)] : []
  print(report, ['The record is true.', ...columns(rows), ...rolls], wishes.json === true)
}

/** TBL 5.9: what was played before the turn that was taken back is not checked here. */
function continuing(continues: MatchRecord['continues']): (readonly [string, string])[] {
  if (continues === undefined) return []
  return [
    ['continues', `${continues.commitment} after ${figure(continues.entries)} entries: checked from there`],
  ]
}

/** What cannot be checked here is no lie (TBL 6.1, TBL 6.4). */
function verdictOn({ clause }: Refusal): string {
  const unknown = clause === 'TBL 6.1' || clause === 'TBL 6.4'
  return unknown ? 'Whether the record is true cannot be said.' : 'The record is not true.'
}

/** One line for each stream, in the order in which they were first used: numbers drawn below their limits. */
function byStream(drawn: readonly Drawn[]): string[] {
  const streams = Map.groupBy(drawn, ({ stream }) => stream)
  return columns(
    [...streams].map(
      ([stream, numbers]) =>
        [stream, numbers.map(({ limit, value }) => `${value} below ${limit}`).join(', ')] as const,
    ),
  )
}
