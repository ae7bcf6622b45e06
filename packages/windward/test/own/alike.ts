import { randomBot } from '@windward/table'
import { game as fixture } from '@windward/table/fixture'

/** A game whose two bots do the same. */
export const game: typeof fixture = {
  ...fixture,
  id: 'alike',
  bots: { one: { ...randomBot }, other: { ...randomBot } },
}
