import '@windward/kit/foresight/no-eval.ts'
import type { Reply, Wondering } from '@windward/kit/foresight/reckoning.ts'
import { type CourseAhead, coursesAhead } from '../../src/odds/course-odds.ts'
import type { Wondered } from './wondered.ts'

addEventListener('message', ({ data: { id, wondered } }: MessageEvent<Wondering<Wondered>>) => {
  const { view, ship, cards } = wondered
  const reply: Reply<readonly CourseAhead[]> = { id, ahead: coursesAhead(view, ship, cards) }
  postMessage(reply)
})
