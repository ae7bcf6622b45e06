import type { OpenTable } from '../model.ts'
import { heardWords } from './heard-words.en.ts'

/** The one place of a table from which a screen reader reads out what comes up; it is there as long as the table is. */
export function LiveRegion({ table: { speaker } }: { readonly table: OpenTable }) {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={heardWords.region} data-heard>
      {speaker.said.value.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  )
}
