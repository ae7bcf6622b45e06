import { type LandId, landIds, type SeaId } from '../data/area-ids.ts'
import { landsAcrossStrait } from '../data/map.ts'
import type { LandState } from '../state.ts'
import type { Board } from '../view/view.ts'
import { groundOf, ZONES } from './ground.ts'

/** A land with those that border it by land and can be entered, hand in hand: nothing has to be looked up by name. */
export interface Charted {
  readonly id: LandId
  /** Its number in the order of the map. */
  readonly place: number
  readonly land: LandState
  readonly borders: readonly Charted[]
  /** Where an army may go over a strait when both shores are its own. */
  readonly across: readonly Charted[]
  /** The sea zones it has a coast on, as far as they are on the board. */
  readonly zones: readonly SeaId[]
}

/** The map of one match as it is walked over, in its order. */
type Chart = readonly Charted[]

type Drawn = Pick<Board, 'lands' | 'options' | 'seats'>

const charts = new WeakMap<Board['lands'], Chart>()
let last: { readonly lands: Board['lands']; readonly chart: Chart } | undefined

/** Drawn once for each match; what happens in a land is seen on it at once, since it shares the land itself. */
export function chartOf(board: Drawn): Chart {
  const { lands } = board
  if (last === undefined || last.lands !== lands) last = { lands, chart: charts.get(lands) ?? drawn(board) }
  return last.chart
}

const places: ReadonlyMap<LandId, number> = new Map(landIds.map((land, place) => [land, place]))

/** A land on the chart of its match. */
export function charted(board: Drawn, land: LandId): Charted {
  return on(chartOf(board), land)
}

function drawn({ lands, options, seats }: Drawn): Chart {
  const zones = ZONES.get(options.map)?.beside
  const { borders } = groundOf(options.map, seats)
  const chart: (Charted & { borders: Chart; across: Chart })[] = []
  for (const [place, id] of landIds.entries()) {
    chart.push({ id, place, land: lands[id], borders: [], across: [], zones: zones?.get(id) ?? [] })
  }
  for (const land of chart) {
    land.borders = all(chart, borders.get(land.id) ?? [])
    land.across = all(chart, landsAcrossStrait(land.id))
  }
  charts.set(lands, chart)
  return chart
}

function all(chart: Chart, ids: readonly LandId[]): Charted[] {
  const lands: Charted[] = []
  for (const id of ids) lands.push(on(chart, id))
  return lands
}

function on(chart: Chart, id: LandId): Charted {
  const land = chart[places.get(id) ?? -1]
  if (land === undefined) throw new Error(`${id} is not on the chart`)
  return land
}
