import { randomInt } from 'node:crypto'

const BIRDS = [
  'Avocet',
  'Curlew',
  'Dunlin',
  'Fulmar',
  'Gannet',
  'Godwit',
  'Kittiwake',
  'Osprey',
  'Petrel',
  'Plover',
]
const ADJECTIVES = ['Bold', 'Brisk', 'Calm', 'Fair', 'Keen', 'Merry', 'Quick', 'Sly', 'Steady', 'Wary']

const oneOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? ''

/** A name for somebody who gave none, so that a table of guests can tell one another apart. */
export const guestName = (): string => `${oneOf(ADJECTIVES)} ${oneOf(BIRDS)} ${randomInt(10, 100)}`

const LONGEST_NAME = 40

/** Control, formatting and unassigned characters could make one name look like another. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u

/** The name as everybody will see it, or nothing if nobody could read it. */
export const readableName = (name: string): string | undefined => {
  const trimmed = name.normalize('NFC').trim().replace(/\s+/g, ' ')
  return trimmed === '' || trimmed.length > LONGEST_NAME || UNREADABLE.test(trimmed) ? undefined : trimmed
}
