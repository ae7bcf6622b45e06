import {
  type AnyGame,
  type Benched,
  botAt,
  freshSeed,
  layTable,
  type Refusal,
  SPECTATOR,
} from '@windward/table'
import { laidFor } from '@windward/table/lesson'
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
  const laid =
    lesson === undefined
      ? layTable(game, { options, seats, seed: freshSeed() })
      : laidFor(game, lesson, seats)
  if (!laid.ok) return laid.refusal
  const { entries, ...record } = laid.value
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
      turn: lesson?.table.position?.turn ?? 0,
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
  if (place.by === 'here') {
    const { setUpBy, ...seat } = place
    return setUpBy === undefined ? seat : { ...seat, setUpBy: botAt(game, setUpBy) ?? '' }
  }
  const bot = 'bot' in place ? place.bot : (botAt(game, place.level) ?? '')
  return { seat: place.seat, by: 'bot', name: botName(game, bot), bot }
}
