import { type LandId, landIds, type SeaId } from './data/area-ids.ts'
import { isCoastal, landsAcrossStrait } from './data/map.ts'
import { groundOf, ZONES } from './ground.ts'
import type { LandState } from './state.ts'
import type { Board } from './view.ts'

/** A land with those that border it by land and can be entered, hand in hand: nothing has to be looked up by name. */
export interface Charted {
  readonly id: LandId
  /** Its number in the order of the map. */
  readonly place: number
  readonly land: LandState
  readonly borders: readonly Charted[]
  /** Where an army may go over a strait when both shores are its own. */
  readonly across: readonly Charted[]
  readonly coastal: boolean
  /** The sea zones it has a coast on, as far as they are on the board. */
  readonly zones: readonly SeaId[]
}

/** The map of one match as it is walked over. */
export interface Chart {
  /** In the order of the map. */
  readonly lands: readonly Charted[]
  readonly named: ReadonlyMap<LandId, Charted>
}

type Drawn = Pick<Board, 'lands' | 'options' | 'seats'>

const charts = new WeakMap<Board['lands'], Chart>()
let last: { readonly lands: Board['lands']; readonly chart: Chart } | undefined

/** Drawn once for each match; what happens in a land is seen on it at once, since it shares the land itself. */
export function chartOf(board: Drawn): Chart {
  const { lands } = board
  if (last === undefined || last.lands !== lands) last = { lands, chart: charts.get(lands) ?? drawn(board) }
  return last.chart
}

function drawn({ lands, options, seats }: Drawn): Chart {
  const zones = ZONES.get(options.map)?.beside
  const named = new Map<LandId, Charted & { borders: readonly Charted[]; across: readonly Charted[] }>()
  for (const [place, id] of landIds.entries())
    named.set(id, {
      id,
      place,
      land: lands[id],
      borders: [],
      across: [],
      coastal: isCoastal(id),
      zones: zones?.get(id) ?? [],
    })
  const { borders } = groundOf(options.map, seats)
  for (const land of named.values()) {
    land.borders = charted(named, borders.get(land.id) ?? [])
    land.across = charted(named, landsAcrossStrait(land.id))
  }
  const chart = { lands: [...named.values()], named }
  charts.set(lands, chart)
  return chart
}

function charted(named: Chart['named'], ids: readonly LandId[]): Charted[] {
  const lands: Charted[] = []
  for (const id of ids) {
    const land = named.get(id)
    if (land !== undefined) lands.push(land)
  }
  return lands
}
