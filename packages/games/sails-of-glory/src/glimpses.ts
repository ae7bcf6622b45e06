import type { Clause } from '@windward/table'

/** What may be seen in passing, while a turn is told line by line, though no line names it. */
export const glimpses: Readonly<Record<string, Clause>> = {
  phase: 'SOG 4.1',
  number: 'SOG 4.1',
  'ships.*.course': 'SOG 17.2',
  'ships.*.aback': 'SOG 17.2',
  // Her own captain sees the cards; others see that some are laid.
  'ships.*.plan': 'SOG 17.1',
  planned: 'SOG 17.1',
  acting: 'SOG 11.2.3',
  'wind.turning': 'SOG 17.2',
  firedIn: 'SOG 17.2',
  bags: 'SOG 17.4',
}
