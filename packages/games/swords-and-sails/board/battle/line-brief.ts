import type { LineBrief } from '@windward/swords-and-sails/facts'
import { partOf, textIn } from '../panels/brief.ts'

/** What a question about the line is told with itself. */
export function isLineBrief(brief: unknown): brief is LineBrief {
  const side = partOf(brief, 'side')
  return textIn(brief, 'battle') !== '' && (side === 0 || side === 1)
}
