import type { About } from '@windward/kit/about.ts'
import type { AnyGame } from '@windward/table'
import { words } from './words.en.ts'

/** For a game that has nothing of its own to say about it. */
export function plainAbout({ name, seats }: AnyGame): About {
  return {
    name,
    facts: '',
    story: '',
    place: Number.POSITIVE_INFINITY,
    presets: [
      {
        id: 'usual',
        ...words.usual,
        options: {},
        seats: seats.fewest,
      },
    ],
    seatName: (seat) => `${seat.charAt(0).toUpperCase()}${seat.slice(1).replaceAll('-', ' ')}`,
    seatAbout: () => '',
  }
}
