import type { Phrase, Step } from '@windward/table'
import { words } from '../words.en.ts'

/** A choice in words: its label, or its key made readable. */
export function stepName({ label, key }: Step, text: (phrase: Phrase) => string): string {
  if (typeof key === 'number') return label === undefined ? `${key}` : `${text(label)}: ${key}`
  if (label !== undefined) return text(label)
  if (key === 'done') return words.thatIsAll
  const name = key
    .replace(/^\+/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
