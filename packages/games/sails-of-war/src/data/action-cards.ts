import * as z from 'zod'
import { designed, inferred, printed, type TableProvenance } from './provenance.ts'

export const ACTION_IDS = [
  'caravan',
  'levy',
  'bowmens-oath',
  'riders-arrive',
  'rich-yield',
  'giants-friendship',
  'firegaunt-bond',
  'dragon-pact',
  'forced-march',
  'hold-the-line',
  'dread',
  'volley',
  'grand-charge',
  'battle-fury',
  'firestorm',
  'sudden-plenty',
  'veil-of-mist',
  'healing-light',
  'spy',
  'counterspell',
  'saboteur',
] as const
export type ActionId = (typeof ACTION_IDS)[number]

/** In base mode each has a text of its own; with the sea an EVENT card is as good as any other (SOW 4.3.3). */
export const EVENT_CARD_IDS = [
  'open-markets',
  'war-tithe',
  'truce-of-the-moon',
  'edict-on-monsters',
  'heroes-pardon',
  'guild-discount',
  'conscription',
  'grain-law',
  'burning-of-books',
  'roads-of-the-realm',
  'hunt-for-the-dark',
  'masons-charter',
] as const
export type EventCardId = (typeof EVENT_CARD_IDS)[number]

const CARD_IDS = [...ACTION_IDS, ...EVENT_CARD_IDS] as const
export type CardId = (typeof CARD_IDS)[number]

/** When a card may be played. */
const OCCASIONS = [
  'council',
  'harvest',
  'recruitment',
  'movement',
  'rout',
  'archers',
  'cavalry',
  'front',
  'entered',
  'any',
  'spell',
] as const
type Occasion = (typeof OCCASIONS)[number]

export const actionSchema = z.strictObject({
  copies: z.int().min(1).max(6),
  when: z.enum(OCCASIONS),
  /** What casting it costs; 0 is no Spell. */
  starpower: z.int().min(0).max(3),
})
export type ActionCard = Readonly<z.infer<typeof actionSchema>>

const card = (copies: number, when: Occasion, starpower = 0): ActionCard => ({ copies, when, starpower })

/** SOW 12.1.1 */
export const ACTIONS: Readonly<Record<ActionId, ActionCard>> = {
  caravan: card(3, 'council'),
  levy: card(4, 'recruitment'),
  'bowmens-oath': card(2, 'recruitment'),
  'riders-arrive': card(2, 'recruitment'),
  'rich-yield': card(3, 'harvest'),
  'giants-friendship': card(2, 'recruitment'),
  'firegaunt-bond': card(2, 'recruitment'),
  'dragon-pact': card(2, 'recruitment', 2),
  'forced-march': card(3, 'movement'),
  'hold-the-line': card(3, 'rout'),
  dread: card(2, 'rout'),
  volley: card(2, 'archers'),
  'grand-charge': card(2, 'cavalry'),
  'battle-fury': card(3, 'front'),
  firestorm: card(2, 'movement', 1),
  'sudden-plenty': card(2, 'harvest', 1),
  'veil-of-mist': card(2, 'entered', 1),
  'healing-light': card(2, 'any', 1),
  spy: card(2, 'council'),
  counterspell: card(2, 'spell', 1),
  saboteur: card(1, 'movement'),
}

export const HAND_LIMIT = 7
export const DRAWN_EACH_ROUND = 1
/** SOW 4.1.3 */
export const EXTRA_CARD_STARPOWER = 1
export const PORTALS_STARPOWER = 1

/** SOW 4.4.2 */
export const CARAVAN = { rate: 2, cities: 2, rateWithCities: 1 } as const
export const LEVY_FOOTMEN = 2
export const OATH_ARCHERS = 1
export const RIDERS = 1
/** SOW 12.2.4: what a monster that does not come is worth. */
export const FRIENDLESS_GOODS = 3
export const FORCED_MARCH = 1
export const HOLD_THE_LINE = 3
export const DREAD = -3
export const VOLLEY_ARCHERS = 4
export const CHARGE_CAVALRY = 4
export const BATTLE_FURY = 1
export const FIRESTORM = { reach: 3, dice: 3, killsOn: 8 } as const
export const SUDDEN_PLENTY = 6
export const SABOTEUR = { reach: 2, succeedsOn: 5 } as const

/** SOW 16.5: figures of the EVENT cards that are voted on. */
export const LAWS = {
  openMarkets: 2,
  warTithe: { wood: 1, iron: 1, gain: 5 },
  truceFootmen: 1,
  monsterDraws: 3,
  pardonWounds: 1,
  guildDiscount: 3,
  footman: { carried: { grain: 0, wood: 1, iron: 0 }, rejected: { grain: 0, wood: 1, iron: 2 } },
  booksKept: 2,
  booksDrawn: 1,
  roads: { more: 1, most: 2 },
  huntedUnits: 1,
  darkFootmen: 1,
  masons: { grain: 0, wood: 3, iron: 3 },
} as const

export const CARDS_PROVENANCE: TableProvenance<
  'caravan' | 'actions' | 'events' | 'hand' | 'draw' | 'portals'
> = {
  caravan: printed('S 4'),
  actions: designed('B 3.11'),
  events: designed('B 3.11'),
  hand: printed('S quest counter chart'),
  draw: inferred('B 1.8'),
  portals: printed('S quest counter chart'),
}
