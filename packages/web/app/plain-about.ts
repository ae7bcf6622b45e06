import type { About } from '@windward/kit/about.ts'
import type { AnyGame } from '@windward/table'

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
        name: 'As the rules have it',
        about: 'Every switch as the rulebook leaves it, and as few seats as the game allows.',
        options: {},
        seats: seats.fewest,
      },
    ],
    seatName: (seat) => `${seat.charAt(0).toUpperCase()}${seat.slice(1).replaceAll('-', ' ')}`,
    seatAbout: () => '',
  }
}
