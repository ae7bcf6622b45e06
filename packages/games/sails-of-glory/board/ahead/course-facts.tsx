import './ahead.css'
import type { CourseAhead } from '@windward/sails-of-glory/facts'
import { words } from './words.en.ts'

/** Where the card in hand leads and what may come of it there, in plain lines. */
export function CourseFacts({ course }: { readonly course: CourseAhead | undefined }) {
  if (course === undefined) return null
  return (
    <section class={`sog-foreseen sog-foreseen-${course.attitude}`} aria-label={words.title}>
      <p>
        <b>{words.ends(course)}</b> {words.around(course)}
      </p>
      <p>{words.guns(course)}</p>
      {course.gives.length + course.takes.length > 0 && <p class="hint">{words.assumes}</p>}
    </section>
  )
}

/** The same in one breath, for whoever listens at a card. */
export const courseInWords = (course: CourseAhead): string =>
  [words.ends(course), words.around(course), words.guns(course)].join(' ')
