import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import type { Phrase } from '@windward/table'
import { Sign } from '../signs/sign.tsx'
import { nameOf, placeOfLabel } from './naming.ts'
import { aboutOf } from './texts.ts'

interface ChoiceProps {
  readonly choice: { readonly key: string; readonly label: Phrase | undefined }
  readonly table: TableModel<SailsOfWar>
  readonly take: () => void
  /** Where it stays there once it is taken: whether it is. */
  readonly pressed?: boolean
  /** What comes of it. */
  readonly note?: string | undefined
}

/** One way on, with its sign; the place it is about is marked on the board while somebody points at it. */
export function Choice({ choice, table, take, pressed, note }: ChoiceProps) {
  const place = placeOfLabel(choice.label)
  const about = aboutOf(choice.label)
  const said = note ?? about?.does
  const show = (places: readonly string[]) => {
    if (place !== undefined) table.highlight.value = places
  }
  return (
    <button
      type="button"
      class={`branch sow-branch ${about === undefined ? '' : 'sow-card'}`}
      data-key={choice.key}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={() => {
        if (pressed === undefined) show([])
        take()
      }}
      onPointerEnter={() => show(place === undefined ? [] : [place])}
      onPointerLeave={() => show([])}
    >
      <Sign label={choice.label} />
      <span>
        {nameOf(choice, table)}
        {said !== undefined && <small>{said}</small>}
      </span>
    </button>
  )
}
