import type { FactionId } from '@windward/swords-and-sails/facts'

/**
 * What each faction bears besides its colour, so that nobody needs to tell colours apart: the weave on its land, the
 * division of its shields and sails, and its emblem in a box of 24 by 24.
 */
interface Charge {
  /** Strokes of a tile of 12 by 12 units. */
  readonly weave: string
  /** The darker part of a shield, in a box from -8 to 8. */
  readonly field: string
  readonly emblem: string
}

export const CHARGES: Readonly<Record<FactionId, Charge>> = {
  BYZ: {
    weave: 'M3 1v4M1 3h4M9 7v4M7 9h4',
    field: 'M-8-8H8V-3H-8Z',
    emblem: 'M10 2h4v5h5v4h-5v11h-4V11H5V7h5zM7 19h3v2H7zM14 19h3v2h-3z',
  },
  FAT: {
    weave: 'M2 4a2.4 2.4 0 0 0 3 2a3 3 0 0 1-1-4M8 10a2.4 2.4 0 0 0 3 2a3 3 0 0 1-1-4',
    field: 'M-8 0H8V9H-8Z',
    emblem:
      'M15 3a9 9 0 1 0 6 13.5A8 8 0 0 1 15 3zm4 4l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.4 1.4.5-2.8L15 9.900l2.8-.3z',
  },
  HRE: {
    weave: 'M3 0v12M9 0v12',
    field: 'M-3-8H3V10H-3Z',
    emblem: 'M3 8l4.5 4L12 4l4.5 8L21 8l-2 10H5zM5 19.500h14V22H5z',
  },
  KIE: {
    weave: 'M0 3l3-2l3 2l3-2l3 2M0 9l3-2l3 2l3-2l3 2',
    field: 'M0-2L8 5V9H5L0 4.500L-5 9H-8V5Z',
    emblem: 'M11 2h2v15c3 0 4-2 4-5V5h2.500v14H13v3h-2v-3H4.500V5H7v7c0 3 1 5 4 5z',
  },
  NSE: {
    weave: 'M0 12L12 0M-3 3L3-3M9 15L15 9',
    field: 'M-8-8H-2L8 4V9H5L-8-5Z',
    emblem: 'M9 3c5 0 9 2 11 7l-7 1v11h-3V11l-6-.500C4 7 5 4 9 3z',
  },
  FRA: {
    weave: 'M3 0l2.5 3L3 6L.5 3zM9 6l2.5 3L9 12L6.5 9z',
    field: 'M0-8H8V8H0Z',
    emblem:
      'M12 2c3 3 3.5 6 1.5 10H16c-.5-3 1-6 3.5-6S23 9 21 11c0-2-2-2-2.5 0-.5 2-2 3-5 3v2h3v2h-3c0 2 1 3 2 4h-7c1-1 2-2 2-4h-3v-2h3v-2c-3 0-4.5-1-5-3C5 9 3 9 3 11 1 9 2 6 4.5 6S8.5 9 8 12h2.500C8.5 8 9 5 12 2z',
  },
  ENG: {
    weave: 'M0 3h12M0 9h12',
    field: 'M-8-2.500H8V2H-8Z',
    emblem: 'M11 1h2l1 13h4v2.500h-4.500V20l1.5 1.5-3 1.5-3-1.5 1.5-1.500v-3.500H6V14h4z',
  },
  POL: {
    weave: 'M3 3h.1M9 9h.1M3 9h.1M9 3h.1',
    field: 'M-8-8H0V0H-8ZM0 0H8V8H0Z',
    emblem: 'M4 4h3v3h3V4h4v3h3V4h3v7l-2 2v7H6v-7l-2-2z',
  },
  HUN: {
    weave: 'M0 2h12M0 5h12M0 8h12M0 11h12',
    field: 'M-8-4.500H8V-1H-8ZM-8 2.500H8V6H-8Z',
    emblem: 'M10.5 2h3v4H17v3h-3.500v3H19v3h-5.500v7h-3v-7H5v-3h5.500V9H7V6h3.500z',
  },
  QUR: {
    weave: 'M3 1l2 2l-2 2l-2-2zM9 7l2 2l-2 2l-2-2zM0 0M9 1v4M3 7v4',
    field: 'M0-8L6 0L0 8L-6 0Z',
    emblem: 'M12 2l3 5 6-1-1 6 2 6-6-1-4 5-4-5-6 1 2-6-1-6 6 1zm0 7a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  },
  LEO: {
    weave: 'M0 0L12 12M-3 9L3 15M9-3L15 3',
    field: 'M8-8H2L-8 4V9H-5L8-5Z',
    emblem: 'M5 20c0-5 2-7 5-8-3-1-4-3-3-6 3-1 6-1 8 1l4 1-1 3-3 1c3 2 4 5 4 8h-3c0-3-1-4-3-5v5z',
  },
  BUL: {
    weave: 'M0 6l6-6l6 6l-6 6z',
    field: 'M-8-8H8L0 1Z',
    emblem: 'M12 2l2 4 6-2-2 6 4 2-4 2 2 6-6-2-2 4-2-4-6 2 2-6-4-2 4-2-2-6 6 2z',
  },
  IRE: {
    weave: 'M3 3m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 9m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    field: 'M-8-8H-4V9H-8ZM4-8H8V9H4Z',
    emblem:
      'M6 3c7 0 11 3 12 8l-3 11H7l2-2h4.500L15 12C13 8 10 6.5 6 7zM8 9h1.500v10H8zM11 9.500h1.500V19H11z',
  },
  KHA: {
    weave: 'M0 6q3-5 6 0t6 0M0 12q3-5 6 0t6 0',
    field: 'M-8-8H-3L-8 0ZM8-8H3L8 0ZM0 0L5 9H-5Z',
    emblem: 'M4 3c9 1 15 7 16 17l-3 1c-1-8-5-13-13-15zM19 3l2 2L6 20l-1 2-2-2 2-1z',
  },
  ARM: {
    weave: 'M0 0L12 12M12 0L0 12',
    field: 'M-8-8L8 8V4L-4-8ZM8-8L-8 8V4L4-8Z',
    emblem:
      'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 4l1.5 5.500L19 12l-5.5 1.500L12 19l-1.5-5.500L5 12l5.5-1.500z',
  },
}
