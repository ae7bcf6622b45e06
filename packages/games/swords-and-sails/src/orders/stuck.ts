import type { Fleet } from '../pieces.ts'
import type { Board } from '../view/view.ts'

/** SNS 7.10.8: a fleet that may not move this season. */
export function isStuck(
  { number }: Pick<Board, 'number'>,
  { stuckUntil }: Pick<Fleet, 'stuckUntil'>,
): boolean {
  return stuckUntil >= number
}
