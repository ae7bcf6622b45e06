import type { TableModel } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { AreaId, SwordsAndSails, View } from '@windward/swords-and-sails/facts'
import { useMemo } from 'preact/hooks'
import { Cities } from './map/cities.tsx'
import { Marks } from './map/marks.tsx'
import { Owners } from './map/owners.tsx'
import { Pieces } from './map/pieces.tsx'
import { type Standing, standings } from './map/standing.ts'
import { Arrows, PreviewArrow } from './orders/arrows.tsx'
import { type Desk, deskOf } from './orders/desk.ts'
import { lookAt } from './orders/preview.ts'
import { ToldArrows } from './told/told-arrows.tsx'
import { walkable } from './walk-reach.ts'

const Chips = later(async () => (await import('./foresight/chips.tsx')).Chips)

interface LayerProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
}

/** Who owns what: drawn anew only when something of it has changed hands. */
export function OwnersLayer({ view }: Pick<LayerProps, 'view'>) {
  return useMemo(() => <Owners view={view} />, [JSON.stringify(view.lands)])
}

export function CitiesLayer({ view }: Pick<LayerProps, 'view'>) {
  return useMemo(() => <Cities view={view} />, [JSON.stringify(view.lands)])
}

/** What is selected, told or within reach; each of these changes often, and nothing else is drawn for it. */
export function MarksLayer({ table }: Pick<LayerProps, 'table'>) {
  const desk = deskOf(table)
  return (
    <Marks selected={table.selection.value} highlit={table.highlight.value} reach={reachable(table, desk)} />
  )
}

export function PiecesLayer({ table, view }: LayerProps) {
  const placed = useMemo(() => standings(view), [view])
  const desk = deskOf(table)
  return (
    <>
      {desk !== undefined && <Arrows desk={desk} placed={placed} />}
      {desk?.piece !== undefined && <Preview table={table} desk={desk} placed={placed} />}
      <ToldArrows table={table} placed={placed} />
      <Pieces
        placed={placed}
        own={table.position.value?.seat ?? ''}
        selected={table.selection.value}
        marked={table.highlight.value}
      />
      {desk?.piece !== undefined && <Chips table={table} desk={desk} />}
    </>
  )
}

/** Only this is drawn anew while a pointer goes over the map. */
function Preview({ table, desk, placed }: PreviewProps) {
  const to = lookAt(table).at.value
  return to === undefined ? null : <PreviewArrow desk={desk} to={to} placed={placed} />
}

interface PreviewProps extends Pick<LayerProps, 'table'> {
  readonly desk: Desk
  readonly placed: readonly Standing[]
}

/** Where the chosen piece can go, or where the answer that is being walked can be given. */
function reachable(table: TableModel<SwordsAndSails>, desk: Desk | undefined): ReadonlyMap<AreaId, boolean> {
  const marked = new Map<AreaId, boolean>()
  if (desk === undefined) for (const area of walkable(table).keys()) marked.set(area, false)
  for (const [area, ways] of desk?.reach ?? []) marked.set(area, ways[0]?.hostile ?? false)
  return marked
}
