import { REALM_NAMES, type RealmId } from '@windward/sails-of-war/facts'
import type { Spot } from '../hex.ts'

/** Longer names are set smaller. */
const MIDDLING = 9
const LONG = 12
const FOOT = 66
const LEADING = 30

const sizeOf = ({ length }: string): string =>
  length > LONG ? 'sow-long' : length > MIDDLING ? 'sow-middling' : ''

/** A Realm's name at its lower side; from afar one of several words takes as many lines, as large as they can be. */
export function Name({ realm, about: { x, y } }: { readonly realm: RealmId; readonly about: Spot }) {
  const name = REALM_NAMES[realm]
  const words = name.split(' ')
  return (
    <>
      <text class={`sow-name ${sizeOf(name)} ${words.length > 1 ? 'sow-one-line' : ''}`} x={x} y={y + FOOT}>
        {name}
      </text>
      {words.length > 1 && (
        <text class="sow-name sow-lines">
          {words.map((word, line) => (
            <tspan key={word} x={x} y={y + FOOT + 4 - (words.length - 1 - line) * LEADING}>
              {word}
            </tspan>
          ))}
        </text>
      )}
    </>
  )
}
