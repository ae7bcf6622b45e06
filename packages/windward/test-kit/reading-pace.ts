import assert from 'node:assert/strict'
import { type Lesson, type LessonStep, stepsOf } from '@windward/table/lesson'

/** Words a minute, as people read. */
const PACE = 200

const wordsIn = ({ title, text }: LessonStep): number => `${title} ${text}`.split(/\s+/).length

/** Seconds of reading up to and with the first step that is so. */
export function secondsUntil(lesson: Lesson, is: (step: LessonStep) => boolean): number {
  const steps = stepsOf(lesson)
  const last = steps.findIndex(is)
  assert.ok(last >= 0, lesson.id)
  return (steps.slice(0, last + 1).reduce((sum, step) => sum + wordsIn(step), 0) / PACE) * 60
}
