import type { SeenLine } from '@windward/table'

/** Which phase the lines of a chapter of the rules are written in; those of others may be written in any. */
const CHAPTERS: Readonly<Record<string, string>> = {
  setup: 'setup',
  wind: 'planning',
  entangled: 'planning',
  actions: 'actions',
  buckets: 'actions',
  automatic: 'movement',
  move: 'movement',
  terrain: 'movement',
  fire: 'combat',
  boarders: 'combat',
  building: 'combat',
  reload: 'reloading',
}

/** Lines of another phase than the rest of their chapter, or of a chapter that has none. */
const LINES: Readonly<Record<string, string>> = {
  'flagship.named': 'setup',
  'damage.burns': 'planning',
  'damage.water': 'planning',
  'damage.explodes': 'planning',
  'battery.burns': 'planning',
  'battery.revealed': 'actions',
  'battery.no-effect': 'actions',
  'battery.mended': 'actions',
  'battery.fired': 'combat',
  'battery.fired-at-nothing': 'combat',
  'battery.muskets-fired': 'combat',
  'battery.loaded': 'reloading',
  'battery.doubling': 'reloading',
  'battery.extinguished': 'reloading',
  'actions.finished': 'reloading',
}

/** The phase a line of the ledger was written in. */
export function phaseOf({ what: { key } }: SeenLine): string | undefined {
  return LINES[key] ?? CHAPTERS[key.slice(0, key.indexOf('.'))]
}
