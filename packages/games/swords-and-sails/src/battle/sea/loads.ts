import { SHIP_IDS, SHIPS, type ShipId } from '../../data/ships.ts'
import { type Fleet, ownerOf, type PieceKey } from '../../pieces.ts'
import { type FigureId, figureOf } from '../figure.ts'
import { type Stock, stocksOf } from '../stock.ts'

/** SNS 7.8.5: how many ships of a kind in a fleet have units aboard, and how many units those are. */
export interface Load {
  readonly piece: PieceKey
  readonly kind: FigureId
  readonly ships: number
  readonly units: number
}

/** Fleets that share their cargo, and how many units of it there are. */
export interface Convoy {
  readonly stocks: readonly Stock[]
  readonly cargo: number
}

export function convoyOf(fleets: readonly Fleet[], cargo: number): Convoy {
  return { stocks: stocksOf(fleets), cargo }
}

/** Transports first, since they carry most and lose least by it; then raiders, then warships. */
const FILLING: readonly ShipId[] = ['TR', 'RD', 'WS']

/** SNS 7.8.5: by default each ship is filled before the next. */
export function filled({ stocks, cargo }: Convoy): Load[] {
  let left = cargo
  return inFillingOrder(stocks).flatMap((stock) => {
    const units = Math.min(left, roomIn(stock))
    left -= units
    return units === 0 ? [] : [loadOf(stock, Math.ceil(units / carryOf(stock)), units)]
  })
}

/** The other way round: a unit in every transport before any has a second, so that few can be captured. */
export function spread({ stocks, cargo }: Convoy): Load[] {
  let left = cargo
  const first = inFillingOrder(stocks).map((stock) => {
    const ships = Math.min(left, stock.count)
    left -= ships
    return { stock, ships }
  })
  return first.flatMap(({ stock, ships }) => {
    const more = Math.min(left, ships * (carryOf(stock) - 1))
    left -= more
    return ships === 0 ? [] : [loadOf(stock, ships, ships + more)]
  })
}

/** Whether these loads are a way to carry the convoy's whole cargo. */
export function carries({ stocks, cargo }: Convoy, loads: readonly Load[]): boolean {
  const fits = loads.every(({ piece, kind, ships, units }) => {
    const stock = stocks.find((each) => each.piece === piece && each.kind === kind)
    return stock !== undefined && ships <= stock.count && ships <= units && units <= ships * carryOf(stock)
  })
  const once = new Set(loads.map(({ piece, kind }) => `${piece} ${kind}`)).size === loads.length
  return fits && once && loads.reduce((sum, { units }) => sum + units, 0) === cargo
}

/**
 * SNS 7.8.6: the loads after ships have gone. Whoever was aboard them finds room in loaded ships that are left, then in
 * empty ones, which are loaded by it; for whom there is none lots are drawn when all is over.
 */
export function restowed({ stocks, cargo }: Convoy, loads: readonly Load[]): Load[] {
  const kept = inFillingOrder(stocks).map((stock) => {
    const load = loads.find(({ piece, kind }) => piece === stock.piece && kind === stock.kind)
    const ships = Math.min(load?.ships ?? 0, stock.count)
    return { stock, ships, units: Math.min(load?.units ?? 0, ships * carryOf(stock)) }
  })
  let left = kept.reduce((rest, { units }) => rest - units, cargo)
  for (const each of kept) {
    const units = Math.max(0, Math.min(left, each.ships * carryOf(each.stock) - each.units))
    each.units += units
    left -= units
  }
  return kept.flatMap(({ stock, ships, units }) => {
    const empty = stock.count - ships
    const more = Math.max(0, Math.min(left, empty * carryOf(stock)))
    left -= more
    const loaded = ships + Math.ceil(more / carryOf(stock))
    return loaded === 0 ? [] : [loadOf(stock, loaded, units + more)]
  })
}

/** How many ships of this stock are loaded. */
export function loadedIn(loads: readonly Load[], { piece, kind }: Pick<Stock, 'piece' | 'kind'>): number {
  return loads.find((load) => load.piece === piece && load.kind === kind)?.ships ?? 0
}

/** Units lie evenly in the loaded ships of a kind; the fuller go first. No ship has more aboard than it carries. */
export function aboardOf(loads: readonly Load[], piece: PieceKey, kind: FigureId, ships: number): number {
  const load = loads.find((each) => each.piece === piece && each.kind === kind)
  if (load === undefined) return 0
  const each = Math.floor(load.units / load.ships)
  const evenly = Math.min(ships, load.ships) * each + Math.min(ships, load.units - each * load.ships)
  return Math.min(evenly, ships * carryOf({ figure: figureOf(ownerOf(piece), kind) }))
}

/** The loads when so many loaded ships of a kind are gone with whom they had aboard. */
export function without(loads: readonly Load[], piece: PieceKey, kind: FigureId, ships: number): Load[] {
  const gone = aboardOf(loads, piece, kind, ships)
  return loads.flatMap((load) => {
    if (load.piece !== piece || load.kind !== kind) return [load]
    return load.ships <= ships ? [] : [{ ...load, ships: load.ships - ships, units: load.units - gone }]
  })
}

function inFillingOrder(stocks: readonly Stock[]): Stock[] {
  return FILLING.flatMap((type) => stocks.filter(({ figure }) => figure.type === type))
}

function loadOf({ piece, kind }: Stock, ships: number, units: number): Load {
  return { piece, kind, ships, units }
}

function roomIn(stock: Stock): number {
  return stock.count * carryOf(stock)
}

function carryOf({ figure }: Pick<Stock, 'figure'>): number {
  const type = SHIP_IDS.find((ship) => ship === figure.type)
  return type === undefined ? 0 : SHIPS[type].carry
}
