import type { Clause } from '@windward/table'

/** What may be seen in passing, while a round is told line by line, though no line names it. */
export const glimpses: Readonly<Record<string, Clause>> = {
  turn: 'SOW 7.1.1',
  battle: 'SOW 8.2.1',
  stars: 'SOW 2.4.1',
  serpents: 'SOW 2.4.2',
  weather: 'SOW 5.1',
  // How many there are; in which order they lie nobody sees.
  piles: 'SOW 17.1.3',
  events: 'SOW 17.1.6',
  eventsBy: 'SOW 17.1.6',
  heroes: 'SOW 17.1.6',
  // Their player sees the cards; others see how many there are.
  'players.*.hand': 'SOW 17.1.6',
  // One's own alone.
  'players.*.plan': 'SOW 17.1.7',
  'players.*.chosen': 'SOW 17.1.7',
}
