import { game as fixture } from '@windward/table/fixture'

/** A game of somebody's own that never ends. */
export const game: typeof fixture = { ...fixture, id: 'endless', outcome: () => undefined }
