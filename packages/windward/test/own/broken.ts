import { game as fixture } from '@windward/table/fixture'

/** A game of somebody's own whose rules fail in the third turn. */
export const game: typeof fixture = {
  ...fixture,
  id: 'broken',
  turn(t) {
    if (t.turn === 3) throw new Error('the sea is missing')
    return fixture.turn(t)
  },
}
