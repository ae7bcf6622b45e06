import type { ARTIFACT_NAMES, CARD_NAMES, RELIC_NAMES } from '@windward/sails-of-war/facts'
import { type Drawing, flat, inked, stroke } from './part.ts'

type Card = keyof typeof CARD_NAMES | keyof typeof ARTIFACT_NAMES | keyof typeof RELIC_NAMES

/** What is seen on a card: one of the board's drawings in the holder's colours, or something drawn for cards alone. */
type Picture = { readonly piece: string } | { readonly drawing: Drawing }

const piece = (name: string): Picture => ({ piece: name })
const drawn = (...drawing: Drawing): Picture => ({ drawing })

/** Feet at the middle of the drawing, about sixty high, as pieces of the board are. */
const SCROLL = drawn(
  inked('stone', 'M-22 -46h40q8 0 8 7t-8 7v30h-36q-8 0 -8 -7t8 -7v-23q-8 0 -8 -7z'),
  stroke('trunk', 1.8, 'M-12 -34h24M-12 -26h24M-12 -18h18'),
)
const COINS = drawn(
  inked('gold', 'M-26 -8a16 6 0 1 0 32 0v-8a16 6 0 1 0 -32 0zM-2 0a16 6 0 1 0 32 0v-20a16 6 0 1 0 -32 0z'),
  flat(
    'gold-light',
    'M-24 -16a14 4.500 0 1 0 28 0a14 4.500 0 1 0 -28 0M0 -20a14 4.500 0 1 0 28 0a14 4.500 0 1 0 -28 0',
  ),
)
const HARVEST = drawn(
  inked('wheat', 'M-14 0Q-4 -20 -22 -46L-8 -54L0 -48L10 -56L22 -46Q4 -20 14 0Z'),
  stroke('wheat-shade', 2, 'M-9 -24h18M0 -20v-26M-4 -26l-8 -20M4 -26l8 -20'),
)
const EYE = drawn(
  inked('stone', 'M-32 -28Q0 -60 32 -28Q0 4 -32 -28Z'),
  inked('spell', 'M-12 -28a12 12 0 1 0 24 0a12 12 0 1 0 -24 0'),
  flat('pen', 'M-5 -28a5 5 0 1 0 10 0a5 5 0 1 0 -10 0'),
)
const SPARK = drawn(
  inked('spell', 'M0 -62L8 -36L34 -30L8 -24L0 2L-8 -24L-34 -30L-8 -36Z'),
  flat('gold-light', 'M0 -46L4 -33L17 -30L4 -27L0 -14L-4 -27L-17 -30L-4 -33Z'),
)
const FLAMES = drawn(
  inked('fire', 'M-18 0Q-34 -22 -16 -44Q-14 -32 -8 -32Q-12 -54 8 -66Q6 -48 16 -40Q28 -26 18 0Z'),
  flat('flame', 'M-9 0Q-18 -14 -6 -28Q-4 -20 0 -20Q-2 -34 8 -40Q8 -28 13 -20Q18 -8 9 0Z'),
)
const MIST = drawn(
  inked('snow', 'M-34 -8q-8 -12 6 -16q2 -18 22 -14q12 -16 28 -2q18 -2 14 16q8 12 -6 16z'),
  stroke('sea-deep', 2.4, 'M-30 2h50M-18 9h44'),
)
const HORN = drawn(
  inked('bone', 'M-30 -44Q-30 -4 14 -4L30 -14L30 8L14 2Q-44 6 -38 -44Z'),
  stroke('gold', 4, 'M-38 -42l9 -1M10 -6l3 8'),
)
const SACK = drawn(
  inked('thatch', 'M-20 0Q-34 -28 -8 -40L-14 -52H14L8 -40Q34 -28 20 0Z'),
  stroke('trunk', 3, 'M-10 -40h20'),
)
const SWORD = drawn(
  inked('steel', 'M-4 -8V-58L0 -68L4 -58V-8Z'),
  inked('gold', 'M-16 -14h32v6h-32zM-3 -8h6v12h-6z'),
)
const CHEST = drawn(
  inked('trunk', 'M-28 0v-26Q-28 -42 0 -42T28 -26V0Z'),
  inked('gold', 'M-28 -26h56v6h-56zM-5 -28h10v14h-10z'),
)
const STAFF = drawn(
  stroke('trunk', 5, 'M-4 2L6 -56'),
  inked('spell', 'M-2 -62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'),
)
const SAIL = drawn(stroke('trunk', 4, 'M-18 4V-64'), inked('spell', 'M-16 -60Q34 -50 20 -10Q0 -16 -16 -8Z'))
const MAIL = drawn(
  inked('rock', 'M-12 -58h24l16 12 -6 16 -8 -4v34h-28v-34l-8 4 -6 -16z'),
  stroke('rock-shade', 1.6, 'M-12 -36q6 5 12 0t12 0M-12 -26q6 5 12 0t12 0M-12 -16q6 5 12 0t12 0'),
)
const LANTERN = drawn(
  inked('gold', 'M-14 -8v-30l14 -14 14 14v30z'),
  flat('flame', 'M-8 -10v-24h16v24z'),
  stroke('pen', 2.4, 'M0 -52v-10M-16 -7h32'),
)
const SCALES = drawn(
  stroke('gold', 4, 'M0 2V-58M-26 -50H26'),
  inked('gold', 'M-38 -24L-26 -50L-14 -24Q-26 -12 -38 -24ZM14 -24L26 -50L38 -24Q26 -12 14 -24Z'),
)
const DAGGER = drawn(
  inked('soot', 'M-22 0Q-26 -48 0 -60Q26 -48 22 0Z'),
  flat('flame', 'M-8 -38h5v5h-5zM4 -38h5v5h-5z'),
  inked('steel', 'M-4 -22h8l-4 24z'),
)

/** Every card, artifact and relic with its drawing. */
export const CARD_PICTURES: Readonly<Record<Card, Picture>> = {
  caravan: SACK,
  levy: piece('footman'),
  'bowmens-oath': piece('archer'),
  'riders-arrive': piece('cavalry'),
  'rich-yield': HARVEST,
  'giants-friendship': piece('giant'),
  'firegaunt-bond': piece('firegaunt'),
  'dragon-pact': piece('dragon'),
  'forced-march': piece('footman'),
  'hold-the-line': piece('footman'),
  dread: piece('firegaunt'),
  volley: piece('archer'),
  'grand-charge': piece('cavalry'),
  'battle-fury': SWORD,
  firestorm: FLAMES,
  'sudden-plenty': HARVEST,
  'veil-of-mist': MIST,
  'healing-light': SPARK,
  spy: EYE,
  counterspell: SPARK,
  saboteur: DAGGER,
  'open-markets': COINS,
  'war-tithe': COINS,
  'truce-of-the-moon': SCALES,
  'edict-on-monsters': SCROLL,
  'heroes-pardon': piece('hero'),
  'guild-discount': COINS,
  conscription: piece('footman'),
  'grain-law': HARVEST,
  'burning-of-books': FLAMES,
  'roads-of-the-realm': SACK,
  'hunt-for-the-dark': EYE,
  'masons-charter': SCROLL,
  'bright-blade': SWORD,
  'deep-mail': MAIL,
  'wind-boots': MIST,
  'warding-stone': SPARK,
  'last-banner': SAIL,
  cloak: DAGGER,
  'hill-horn': HORN,
  lantern: LANTERN,
  seed: HARVEST,
  axe: SWORD,
  ledger: SCROLL,
  staff: STAFF,
  'scroll-of-sight': SCROLL,
  'wand-of-time': STAFF,
  'purple-sail': SAIL,
  'tooth-of-the-sea': HORN,
  'silver-flute': STAFF,
  'chest-of-lumii': CHEST,
  'horn-of-war': HORN,
}
