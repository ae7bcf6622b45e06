import type { AnyGame } from '@windward/table'
import { gameNamed } from '../../games.ts'
import type { KeptTable } from './store.ts'

/**
 * The opening of its game, where a table has just been laid, and with that comes to the first question that is put to
 * somebody here.
 */
export async function openingOf({ table, record, checkpoint }: KeptTable): Promise<AnyGame | undefined> {
  const { opening } = gameNamed(table.game)
  const isFresh = record.base === undefined && checkpoint === undefined && record.entries.length === 0
  if (opening === undefined || !isFresh || table.lesson !== undefined) return undefined
  const { game, suits } = await opening()
  const seated = table.seats.every(({ bot }) => bot === undefined || bot in game.bots)
  const isPlayed = table.seats.some(({ by }) => by === 'here')
  return seated && isPlayed && record.version === game.version && suits(record.options) ? game : undefined
}
