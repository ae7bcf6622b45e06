import type { OpenTable } from '../model.ts'
import { reportWords as words } from './report-words.en.ts'

/** What the button says that leads on: to the result, to the turn that has begun, or to the phase in which something is asked. */
export function nextThing({ position, board, teller }: OpenTable): string {
  const now = position.value
  if (now === undefined) return words.waiting
  if (now.outcome !== undefined) return words.result
  if (teller.stands.value) return words.next(board.turnName(now.view))
  const phase = board.phases(now.view).find(({ id }) => id === board.present(now.view))
  return phase === undefined ? words.waiting : words.next(phase.name)
}
