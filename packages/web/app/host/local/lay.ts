import {
  type AnyGame,
  type Benched,
  botAt,
  freshSeed,
  layTable,
  Match,
  type MatchRecord,
  type Refusal,
  SPECTATOR,
  seedFrom,
} from '@windward/table'
import { type LessonTable, playUpTo } from '@windward/table/lesson'
import { botName, type GameOfBots } from '../../bots/bot-name.ts'
import type { BotTerms, Place } from './protocol.ts'
import { keepTable, type LocalSeat } from './store.ts'

/** Lays a table in this browser; what comes back is its name, or why it cannot be laid so. */
export async function lay(
  game: AnyGame,
  bench: Benched,
  options: unknown,
  places: readonly Place[],
  { effort, reasonsOpen = false, lesson }: BotTerms,
): Promise<{ readonly id: string } | Refusal> {
  const seats = places.map(({ seat }) => seat).filter((seat) => seat !== SPECTATOR)
  const seed = lesson === undefined ? freshSeed() : seedFrom('lesson', lesson.table.seed)
  const laid = layTable(game, { options, seats, seed })
  if (!laid.ok) return laid.refusal
  const { entries, ...record } =
    lesson === undefined ? laid.value : begun(game, { ...laid.value, lesson: lesson.id }, lesson.table)
  const id = crypto.randomUUID()
  const now = Date.now()
  const alone = places.filter(({ by }) => by === 'here').length <= 1
  await keepTable(
    {
      id,
      game: game.id,
      seats: places.map((place) => seated({ ...bench, words: game.words }, place)),
      record,
      begun: now,
      changed: now,
      turn: 0,
      over: false,
      ...(effort !== undefined && { effort }),
      ...(reasonsOpen && alone && { reasonsOpen }),
      ...(lesson !== undefined && { lesson: { id: lesson.id, script: lesson.table.script } }),
    },
    entries,
  )
  return { id }
}

function seated(game: GameOfBots, place: Place): LocalSeat {
  if (place.by === 'here') return place
  const bot = 'bot' in place ? place.bot : (botAt(game, place.level) ?? '')
  return { seat: place.seat, by: 'bot', name: botName(game, bot), bot }
}

/** A lesson begins where it has something to show: what comes before has been played. */
function begun(game: AnyGame, record: MatchRecord, table: LessonTable): MatchRecord {
  const { begins, here } = table
  const opened = Match.replay(game, record)
  if (begins === undefined || !opened.ok) return record
  const match = opened.value
  playUpTo(
    match,
    table,
    ({ seat, kind }) => seat === here && kind === begins.kind && match.turn >= begins.turn,
  )
  return { ...record, entries: match.record().entries }
}
