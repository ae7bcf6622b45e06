import { isCounter, readCounter, type Token as TokenId } from '@windward/sails-of-glory/facts'
import { type Damage, DamageIcon } from './damage-icon.tsx'

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

/** What it says: “2 and crew”, “fire”. */
export function tokenText(token: TokenId): string {
  const { points, symbol } = faceOf(token)
  const said = [points > 0 && `${points}`, symbol].filter(Boolean)
  return said.length === 0 ? 'nothing' : said.join(' and ')
}

function faceOf(token: TokenId): { readonly points: number; readonly symbol: Damage | null } {
  if (isCounter(token)) return readCounter(token).face
  return { points: 0, symbol: token === 'water' ? 'leak' : token }
}
