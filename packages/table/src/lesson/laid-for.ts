import { seedFrom } from '../dice/seed.ts'
import type { AnyGame, GameTypes } from '../game.ts'
import { layTable } from '../gathering.ts'
import { Match } from '../match.ts'
import type { MatchRecord } from '../record/record.ts'
import { granted, type Result } from '../refusal.ts'
import type { Lesson, LessonTable } from './lesson.ts'
import { playUpTo } from './scripted-seats.ts'

/** The record of the table a lesson is held at, as it begins: what comes before has been played. */
export function laidFor(
  game: AnyGame,
  lesson: Pick<Lesson, 'id' | 'table'>,
  seats: readonly string[] = seatsAt(lesson.table),
): Result<MatchRecord> {
  const { table } = lesson
  const laid = layTable(game, { options: table.options, seats, seed: seedFrom('lesson', table.seed) })
  if (!laid.ok) return laid
  const record = withPosition(game, { ...laid.value, lesson: lesson.id }, table)
  if (table.begins === undefined) return granted(record)
  const opened = openedAt(game, record, table)
  return opened.ok ? granted({ ...record, entries: opened.value.record().entries }) : opened
}

/** The match a lesson is held in, as it begins. */
export function openedFor(game: AnyGame, lesson: Pick<Lesson, 'id' | 'table'>): Result<Match<GameTypes>> {
  const laid = laidFor(game, lesson)
  return laid.ok ? Match.replay(game, laid.value) : laid
}

/** Everybody at the table of a lesson, as they sit. */
export function seatsAt({ here, bots, seats }: LessonTable): readonly string[] {
  return seats ?? [here, ...bots]
}

/** A prepared position is what a record goes on from; nothing was done before it. */
function withPosition(game: AnyGame, record: MatchRecord, { position }: LessonTable): MatchRecord {
  if (position === undefined) return record
  const { turn, state, entries = [], version = game.version } = position
  const base = { turn, entries: 0, version, state, standing: {} }
  return { ...record, version, base, entries: [...entries] }
}

function openedAt(game: AnyGame, record: MatchRecord, table: LessonTable): Result<Match<GameTypes>> {
  const opened = Match.replay(game, record)
  if (!opened.ok) return opened
  const { begins, here } = table
  const match = opened.value
  if (begins !== undefined)
    playUpTo(
      match,
      table,
      ({ seat, kind }) => seat === here && kind === begins.kind && match.turn >= begins.turn,
    )
  return opened
}
