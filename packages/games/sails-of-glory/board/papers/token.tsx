import { isCounter, readCounter, type Token as TokenId } from '@windward/sails-of-glory/facts'
import { type Damage, DamageIcon } from './damage-icon.tsx'
import { words } from './words.en.ts'

/** SOG 2.3.1: a counter or a marker as it lies in a box of a log. */
export function Token({ token }: { readonly token: TokenId }) {
  const { points, symbol } = faceOf(token)
  return (
    <span class="sog-token">
      {points > 0 && <b>{points}</b>}
      {symbol !== null && <DamageIcon of={symbol} />}
    </span>
  )
}

/** What it says. */
export function tokenText(token: TokenId): string {
  const { points, symbol } = faceOf(token)
  return words.box.token(points, symbol)
}

function faceOf(token: TokenId): { readonly points: number; readonly symbol: Damage | null } {
  if (isCounter(token)) return readCounter(token).face
  return { points: 0, symbol: token === 'water' ? 'leak' : token }
}
