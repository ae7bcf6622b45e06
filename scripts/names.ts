import { sep } from 'node:path'

/** Papers may speak of the games, and what was recorded or stored keeps the names it has. */
const MAY_NAME = [/^docs\//, /\.md$/, /(?:^|\/)package-lock\.json$/, /\/(?:records|versions)\//]

/**
 * What gives a game away outside its folder: its name written in any way, be it `ace-of-spades`, `aceOfSpades` or “Ace of
 * Spades”. A name of one word may be a word of everybody's; it counts only where a game is named.
 */
function wordsOf(id: string): RegExp {
  const words = id.split('-').map((word) => (word === 'and' ? '(?:and|&amp;|&)' : word))
  return words.length > 1
    ? new RegExp(words.join('[\\s_-]*'), 'i')
    : new RegExp(`@windward/${id}\\b|\\bgames?\\W{1,4}${id}\\b`)
}

/** The games that a file outside their folders names; `file` is seen from the root of the house. */
export function gamesNamed(file: string, source: string, ids: readonly string[]): readonly string[] {
  const path = file.replaceAll(sep, '/')
  if (MAY_NAME.some((kind) => kind.test(path))) return []
  return ids.filter((id) => !path.startsWith(`packages/games/${id}/`) && wordsOf(id).test(source))
}
