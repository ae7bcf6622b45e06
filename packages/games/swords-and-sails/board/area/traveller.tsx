import './area.css'
import { Traveller as KitTraveller, type TravelKey } from '@windward/kit/board/traveller.tsx'
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
import { look } from '../pointing.ts'
import { press } from '../press.ts'
import { describe } from './describe.ts'
import { homeOf, stepTo } from './travel.ts'
import { words } from './words.en.ts'

interface TravellerProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
  readonly seat: string
  readonly lens: { readonly current: Lens | undefined }
}

/** The map by keyboard and by ear: arrows go from area to area, Enter chooses, P goes through the pieces there. */
export function Traveller({ table, view, seat, lens }: TravellerProps) {
  const start = (last: AreaId | undefined): AreaId => {
    const chosen = table.selection.value
    if (chosen !== undefined && (isLandId(chosen) || isSeaId(chosen))) return chosen
    return standings(view).find(({ key }) => key === chosen)?.at ?? last ?? homeOf(view, seat)
  }
  const nextPiece: TravelKey<AreaId> = (area) => {
    const here = standings(view).filter((each) => each.at === area)
    const place = here.findIndex(({ key }) => key === table.selection.value)
    const next = here[(place + 1) % here.length]
    if (next === undefined) return words.traveller.noPieces
    table.selection.value = next.key
    return words.traveller.pieceChosen(next.key)
  }
  return (
    <KitTraveller<SwordsAndSails, AreaId>
      table={table}
      lens={lens}
      class="traveller"
      words={words.traveller}
      start={start}
      spot={(area) => {
        const [x, y] = placesOf(area).label.at
        return { x, y }
      }}
      describe={(area) => describe(view, area, seat)}
      step={(area, way) => stepTo(view, area, way)}
      choose={(area) => {
        press(table, area)
        return orderGiven(table, area) ?? words.traveller.areaChosen(describe(view, area, seat))
      }}
      look={(area) => look(table, area)}
      keys={{ p: nextPiece }}
    />
  )
}

/** The order that was just written for the chosen piece, in words. */
function orderGiven(table: TableModel<SwordsAndSails>, area: AreaId): string | undefined {
  const desk = deskOf(table)
  const order = desk?.piece && orderOf(desk.sheet, desk.piece)
  if (desk?.piece === undefined || order === undefined || goalOf(order) !== area) return undefined
  return words.traveller.ordered(keyOfPiece(desk.piece), order)
}
