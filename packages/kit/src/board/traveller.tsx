import { useSignal } from '@preact/signals'
import type { GameTypes } from '@windward/table'
import type { TableModel } from '../contract.ts'
import type { Lens } from '../viewport/lens.ts'
import { ARROWS, type Direction } from './arrows.ts'

/** What a key of the board's own does: something is said, or the traveller goes elsewhere. */
export type TravelKey<P> = (at: P, go: (place: P) => void) => string | undefined

interface TravellerProps<G extends GameTypes, P> {
  readonly table: TableModel<G>
  readonly lens: { readonly current: Lens | undefined }
  readonly class: string
  /** What the board is called, and how one travels on it. */
  readonly words: { readonly kind: string; readonly label: string; readonly edge: string }
  /** Where travelling begins, by where one was last. */
  start(last: P | undefined): P
  readonly spot: (place: P) => { readonly x: number; readonly y: number }
  readonly describe: (place: P) => string
  readonly step: (from: P, way: Direction) => P | undefined
  /** Chooses the place; what came of it, in words. */
  readonly choose: (place: P) => string
  /** Told where the traveller is, and when it is nowhere any more. */
  readonly look?: (place: P | undefined) => void
  /** Further keys, in small letters. */
  readonly keys: Readonly<Record<string, TravelKey<P>>>
}

/** A board by keyboard and by ear: arrows go from place to place, Enter chooses, and other keys are the board's own. */
export function Traveller<G extends GameTypes, P extends string | number>(props: TravellerProps<G, P>) {
  const { table, lens, words, spot, describe, step, choose, keys } = props
  const at = useSignal<P | undefined>(undefined)
  const said = useSignal('')
  const go = (place: P) => {
    at.value = place
    props.look?.(place)
    said.value = describe(place)
    table.highlight.value = [`${place}`]
    lens.current?.show(spot(place))
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const place = at.value ?? props.start(undefined)
    const way = ARROWS[event.key]
    const own = keys[event.key.toLowerCase()]
    if (way !== undefined) {
      const next = step(place, way)
      if (next === undefined) said.value = words.edge
      else go(next)
    } else if (event.key === 'Enter' || event.key === ' ') said.value = choose(place)
    else if (own !== undefined) said.value = own(place, go) ?? said.value
    else if (event.key === 'Escape') table.selection.value = undefined
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div
        class={props.class}
        role="application"
        aria-roledescription={words.kind}
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by its role it is a widget that has keys of its own
        tabIndex={0}
        onFocus={() => go(props.start(at.value))}
        onBlur={() => {
          table.highlight.value = []
          props.look?.(undefined)
        }}
        onKeyDown={byKey}
      />
      <p class="unseen" aria-live="polite" data-said>
        {said.value}
      </p>
    </>
  )
}
