import {
  type AreaId,
  type Army,
  type ArmyOrder,
  type Fleet,
  type FleetOrder,
  type Order,
  type Orders,
  ordersShape,
} from '@windward/swords-and-sails/facts'

export const BLANK: Orders = { armies: [], fleets: [], transfers: [] }

/** The sheet as far as it is written. */
export function ordersIn(work: unknown): Orders {
  const read = ordersShape.safeParse(work)
  return read.success ? read.data : BLANK
}

export const isArmy = (piece: Army | Fleet): piece is Army => 'units' in piece

export function orderOf(sheet: Orders, piece: Army | Fleet): Order | undefined {
  return isArmy(piece)
    ? sheet.armies.find(({ army }) => army === piece.id)
    : sheet.fleets.find(({ fleet }) => fleet === piece.id)
}

/** The sheet with this order in the place of the piece's last one. */
export function withOrder(sheet: Orders, order: Order): Orders {
  return 'army' in order
    ? { ...sheet, armies: [...sheet.armies.filter(({ army }) => army !== order.army), order] }
    : { ...sheet, fleets: [...sheet.fleets.filter(({ fleet }) => fleet !== order.fleet), order] }
}

export function withoutOrder(sheet: Orders, piece: Army | Fleet): Orders {
  return isArmy(piece)
    ? { ...sheet, armies: sheet.armies.filter(({ army }) => army !== piece.id) }
    : { ...sheet, fleets: sheet.fleets.filter(({ fleet }) => fleet !== piece.id) }
}

/** Where the piece of an order goes; nothing when it stays or remains aboard. */
export function goalOf({ does }: ArmyOrder | FleetOrder): AreaId | undefined {
  return 'to' in does ? does.to : undefined
}
