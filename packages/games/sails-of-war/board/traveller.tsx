import { useSignal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import { homeOf, RACE_IDS, type SailsOfWar, type View, type Zone } from '@windward/sails-of-war/facts'
import { middleOf } from './hex.ts'
import { zoneOf } from './places.ts'
import { litNow, press } from './pressing.ts'
import { words } from './words.en.ts'
import { ARROWS, neighboursInWords, stepTo, zoneInWords } from './zone-words.ts'

interface TravellerProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
  readonly seat: string
  readonly lens: { readonly current: Lens | undefined }
}

const MIDDLE: Zone = 42

/** The ocean by keyboard and by ear: arrows go from hex to hex, Enter chooses, N names the neighbours, L goes to what can be chosen. */
export function Traveller({ table, view, seat, lens }: TravellerProps) {
  const at = useSignal<Zone | undefined>(undefined)
  const said = useSignal('')
  const go = (zone: Zone) => {
    at.value = zone
    const lit = litNow(table, view).some((each) => each.zone === zone)
    said.value = words.traveller.at(zoneInWords(view, zone), lit)
    table.highlight.value = [`${zone}`]
    lens.current?.show(middleOf(zone))
  }
  const start = (): Zone => {
    const race = RACE_IDS.find((each) => each === seat)
    const home = race && view.realms[homeOf(race)]?.at
    const chosen = table.selection.value
    return at.value ?? (chosen === undefined ? undefined : zoneOf(view, chosen)) ?? home ?? MIDDLE
  }
  const nextLit = (from: Zone) => {
    const zones = [...new Set(litNow(table, view).map(({ zone }) => zone))].toSorted((a, b) => a - b)
    const next = zones.find((zone) => zone > from) ?? zones[0]
    if (next === undefined) said.value = words.traveller.nothing
    else go(next)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const zone = start()
    if (ARROWS[event.key] !== undefined) {
      const next = stepTo(zone, event.key)
      if (next === undefined) said.value = words.traveller.edge
      else go(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      press(table, zone)
      said.value = words.traveller.chosen(zoneInWords(view, zone))
    } else if (event.key.toLowerCase() === 'n') said.value = neighboursInWords(view, zone)
    else if (event.key.toLowerCase() === 'l') nextLit(zone)
    else if (event.key === 'Escape') table.selection.value = undefined
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div
        class="sow-traveller"
        role="application"
        aria-roledescription={words.traveller.kind}
        aria-label={words.traveller.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by its role it is a widget that has keys of its own
        tabIndex={0}
        onFocus={() => go(start())}
        onBlur={() => {
          table.highlight.value = []
        }}
        onKeyDown={byKey}
      />
      <p class="unseen" aria-live="polite" data-said>
        {said.value}
      </p>
    </>
  )
}
