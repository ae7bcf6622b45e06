import { inspect } from 'node:util'
import { type AnyGame, type GameTypes, Match, SPECTATOR, textOf } from '@windward/table'
import type { Command } from 'commander'
import { detailsOf, Fault, sentenceOf, UsageFault } from '../fault.ts'
import { print } from '../output.ts'
import { openRecordFile } from '../record-file.ts'
import { wholeNumber } from '../whole-number.ts'

interface Wishes {
  readonly seat: string
  readonly step?: number
  readonly game?: string
  readonly json?: true
}

export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description('Shows the position of a recorded match as a seat saw it.')
    .argument('<file>', 'a record file')
    .option('--seat <name>', 'whose eyes to look through', SPECTATOR)
    .option('--step <n>', 'after so many entries of the record (default: all)', wholeNumber(0))
    .option('--game <module>', 'the module of the game, if it is one of your own')
    .option('--json', 'print one object and nothing else')
    .action(replay)
}

async function replay(path: string, wishes: Wishes): Promise<void> {
  const { record, game } = await openRecordFile(path, wishes.game)
  const { seat } = wishes
  if (seat !== SPECTATOR && !record.seats.includes(seat)) {
    throw new UsageFault(
      `No seat “${seat}” plays in this match. Its seats: ${record.seats.join(', ')}; or ${SPECTATOR}.`,
    )
  }
  const replayed = Match.replay(game, record, {}, wishes.step)
  if (!replayed.ok) {
    const message = `${path}: ${sentenceOf(replayed.refusal, game)}`
    const details = detailsOf(replayed.refusal)
    throw details.clause === 'TBL 5.7'
      ? new UsageFault(message, { details })
      : new Fault(message, { details })
  }
  const position = positionOf(game, replayed.value, seat, record.entries.length)
  print(position, lines(position), wishes.json === true)
}

type Position = ReturnType<typeof positionOf>

function positionOf(game: AnyGame, match: Match<GameTypes>, seat: string, steps: number) {
  return {
    game: game.id,
    seat,
    step: match.length,
    steps,
    turn: match.turn,
    view: match.view(seat),
    ledger: match.ledger(seat).map(({ turn, clause, what, private: secret }) => ({
      turn,
      clause,
      text: textOf(what, game.words),
      private: secret,
    })),
    questions: match.questions(seat).map((question) => ({
      id: question.id,
      kind: question.kind,
      title: textOf(question.title(), game.words),
      sealed: question.sealed?.answer ?? null,
    })),
    outcome: match.outcome ?? null,
  }
}

function lines({ game, seat, step, steps, turn, view, ledger, questions, outcome }: Position): string[] {
  const asked = questions.map(({ id, title, sealed }) =>
    sealed === null ? `  ${title} (${id})` : `  ${title} (${id}), sealed: ${shown(sealed)}`,
  )
  return [
    `${game}, step ${step} of ${steps}, turn ${turn}, seen by ${seat}`,
    '',
    shown(view),
    '',
    'Ledger',
    ...ledger.map(
      (line) => `  ${line.turn}  ${line.text} (${line.clause}${line.private ? ', private' : ''})`,
    ),
    '',
    ...(outcome === null
      ? ['Questions', ...(asked.length === 0 ? ['  none'] : asked)]
      : ['Outcome', shown(outcome)]),
  ]
}

function shown(data: unknown): string {
  return inspect(data, {
    depth: null,
    compact: 4,
    breakLength: 110,
    maxArrayLength: null,
    maxStringLength: null,
  })
}
