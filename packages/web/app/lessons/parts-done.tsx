import { masterWords as words } from './lesson-words.en.ts'
import type { Walkthrough } from './walkthrough.ts'

/** How far the lesson has come, part by part. */
export function PartsDone({ walkthrough }: { readonly walkthrough: Walkthrough }) {
  const { parts } = walkthrough.lesson
  const at = walkthrough.at.value
  const begins = parts.map((_, place) =>
    parts.slice(0, place).reduce((sum, { steps }) => sum + steps.length, 0),
  )
  const present = begins.findLastIndex((begin) => begin <= at)
  return (
    <div
      class="parts-done"
      role="img"
      aria-label={words.part(parts[present]?.name ?? '', present + 1, parts.length)}
    >
      <div class="part-bars">
        {parts.map(({ name, steps }, place) => {
          const done = Math.min(1, Math.max(0, (at - (begins[place] ?? 0)) / steps.length))
          return <i key={name} style={{ flexGrow: steps.length, '--done': `${done * 100}%` }} />
        })}
      </div>
      <p aria-hidden="true">{parts[present]?.name}</p>
    </div>
  )
}
