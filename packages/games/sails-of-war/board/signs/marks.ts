import type { ShipKind, UnitId } from '@windward/sails-of-war/facts'

/** Drawn by pen in a box of 24 by 24. */
export const UNIT_MARKS: Readonly<Record<UnitId, string>> = {
  footman: 'M18 3v18M18 3l-2.5 4h5zM4 8h9v5c0 4-2 6-4.5 8C6 19 4 17 4 13z',
  archer: 'M7 3c8 3 8 15 0 18M7 3v18M3 12h17m-4-3.5 4 3.5-4 3.5',
  cavalry: 'M5 21c0-6 2-8 3-11l-3 1 2-6 4-2 1-2 2 3c4 1 6 6 6 10-2 0-4-1-6-3 0 5-2 6-2 10z',
  giant: 'M9 3h6v5H9zM5 9h14l-1 6h-2l-1 6h-6l-1-6H6zM2 9h3v7H2zM19 9h3v7h-3z',
  firegaunt:
    'M12 2c1 5 6 7 6 13 0 4-3 7-6 7s-6-3-6-7c0-3 2-4 2-7 2 1 2 2 3 3 1-3 0-6 1-9zM12 14c2 2 2 5 0 6-2-1-2-4 0-6z',
  dragon:
    'M2 6c4 0 6 2 8 5 2-3 6-6 12-6-2 2-3 5-6 6 2 1 3 2 3 4-3-1-5 0-7 2 1 2 1 3 0 5-2-1-3-3-3-5-2 0-4 1-6 0 2-1 3-2 3-4-2-1-4-4-4-7z',
}

export const SHIP_MARKS: Readonly<Record<ShipKind, string>> = {
  trader: 'M3 15h18l-3 6H6zM12 14V3m1 1q7 3 0 8z',
  transport: 'M2 14h20l-3 7H5zM8 13V4m1 1q6 3 0 7zm7 8V7m1 0q4 2 0 5z',
  warship: 'M1 14h22l-4 7H5zM6 13V6m1 1q5 2 0 5zm5 6V2m1 1q6 4 0 8zm6 10V7m1 0q4 2 0 4z',
}

export const GOODS_MARKS = {
  grain:
    'M12 22V8m0 0c-3-1-3-4 0-6 3 2 3 5 0 6zm0 5c-4 0-5-3-4-5 3 0 4 2 4 5zm0 0c4 0 5-3 4-5-3 0-4 2-4 5zm0 5c-4 0-5-3-4-5 3 0 4 2 4 5zm0 0c4 0 5-3 4-5-3 0-4 2-4 5z',
  wood: 'M5 8l11-4 3 3-11 4zM5 8v8l3 3v-8m0 8 11-4V7',
  iron: 'M3 17l3-8h12l3 8zM6 9l2-3h8l2 3',
} as const

export const HERO_MARK = 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-6 3-9 8-9s8 3 8 9z'
export const CARD_MARK = 'M5 2h14v20H5zM12 7l3.5 5-3.5 5-3.5-5z'
export const STAR_MARK = 'm12 2 3 7 7 .6-5.4 4.8L18.4 22 12 18l-6.4 4 1.8-7.6L2 9.6 9 9z'
export const PLACE_MARK = 'M7 3.3h10L22 12l-5 8.7H7L2 12z'
export const ARROW_MARK = 'M12 3v18M12 3l-6 7M12 3l6 7'
export const TOWN_MARK = 'M4 21V11l8-8 8 8v10z'
export const CITY_MARK = 'M2 21V9h4v3h3V5h6v7h3V9h4v12z'
export const PORT_MARK = 'M12 6a2 2 0 1 1 0-4 2 2 0 0 1 0 4zm0 0v16M7 10h10M4 15c1 5 4 7 8 7s7-2 8-7'

/** On the board, about their middle. */
export const SWORDS = 'M-7-7L4 4M7-7L-4 4M1.5 6.5l5-5M-1.5 6.5l-5-5M4.8 4.8l2.4 2.4M-4.8 4.8l-2.4 2.4'
