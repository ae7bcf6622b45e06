import './area.css'
import { useSignal } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import {
  type AreaId,
  isLandId,
  isSeaId,
  placesOf,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece, standings } from '../map/standing.ts'
import { deskOf } from '../orders/desk.ts'
import { goalOf, orderOf } from '../orders/sheet.ts'
import { press } from '../press.ts'
import { describe } from './describe.ts'
import { ARROWS, homeOf, stepTo } from './travel.ts'
import { words } from './words.en.ts'

interface TravellerProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
  readonly seat: string
  readonly lens: { readonly current: Lens | undefined }
}

/** The map by keyboard and by ear: arrows go from area to area, Enter chooses, P goes through the pieces there. */
export function Traveller({ table, view, seat, lens }: TravellerProps) {
  const at = useSignal<AreaId | undefined>(undefined)
  const said = useSignal('')
  const go = (area: AreaId) => {
    at.value = area
    said.value = describe(view, area, seat)
    table.highlight.value = [area]
    const [x, y] = placesOf(area).label.at
    lens.current?.show({ x, y })
  }
  const start = (): AreaId => {
    const chosen = table.selection.value
    if (chosen !== undefined && (isLandId(chosen) || isSeaId(chosen))) return chosen
    return standings(view).find(({ key }) => key === chosen)?.at ?? at.value ?? homeOf(view, seat)
  }
  const nextPiece = (area: AreaId) => {
    const here = standings(view).filter((each) => each.at === area)
    const place = here.findIndex(({ key }) => key === table.selection.value)
    const next = here[(place + 1) % here.length]
    said.value = next === undefined ? words.traveller.noPieces : words.traveller.pieceChosen(next.key)
    if (next !== undefined) table.selection.value = next.key
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const area = at.value ?? start()
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) {
      const next = stepTo(view, area, arrow)
      if (next === undefined) said.value = words.traveller.noNeighbour
      else go(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      press(table, area)
      said.value = orderGiven(table, area) ?? words.traveller.areaChosen(describe(view, area, seat))
    } else if (event.key.toLowerCase() === 'p') nextPiece(area)
    else if (event.key === 'Escape') table.selection.value = undefined
    else return
    event.preventDefault()
  }
  return (
    <>
      <div
        class="traveller"
        role="application"
        aria-roledescription={words.traveller.role}
        aria-label={words.traveller.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by its role it is a widget that has keys of its own
        tabIndex={0}
        onFocus={() => go(start())}
        onBlur={() => {
          table.highlight.value = []
        }}
        onKeyDown={byKey}
      />
      <p class="unseen" aria-live="polite">
        {said.value}
      </p>
    </>
  )
}

/** The order that was just written for the chosen piece, in words. */
function orderGiven(table: TableModel<SwordsAndSails>, area: AreaId): string | undefined {
  const desk = deskOf(table)
  const order = desk?.piece && orderOf(desk.sheet, desk.piece)
  if (desk?.piece === undefined || order === undefined || goalOf(order) !== area) return undefined
  return words.traveller.ordered(keyOfPiece(desk.piece), order)
}
