import type { OpenTable } from '../model.ts'
import { heardWords as words } from './heard-words.en.ts'

/** So many seconds before the end it is said how many are left. */
const MARKS = [60, 20]

/** Says when the time to answer is nearly over; to be run as an effect, for clocks that change. */
export function timeRunsOut({ host, position, speaker }: OpenTable): () => void {
  const own = position.value?.seat ?? ''
  const { deadline } = host.clocks.value[own] ?? {}
  const isDue = position.value?.questions.some(({ sealed }) => sealed === undefined) ?? false
  if (deadline === undefined || !isDue) return () => {}
  const timers = MARKS.map((seconds) => ({ seconds, wait: deadline - seconds * 1000 - Date.now() }))
    .filter(({ wait }) => wait > 0)
    .map(({ seconds, wait }) =>
      setTimeout(() => speaker.say(seconds === 60 ? words.minuteLeft : words.secondsLeft(seconds)), wait),
    )
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
