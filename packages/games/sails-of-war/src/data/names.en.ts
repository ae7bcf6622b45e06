import type { ActionId, CardId, EventCardId } from './action-cards.ts'
import type { ArtifactId, RelicId } from './artifacts.ts'
import type { BuildingId } from './buildings.ts'
import type { EventId } from './events.ts'
import type { FoeId } from './heroes.ts'
import type { QuestId } from './quest-cards.ts'
import type { QuestCounter } from './quest-counters.ts'
import type { HomeId, RaceId } from './races.ts'
import type { NeutralId, RealmId, Terrain } from './realms.ts'
import type { ResourceId } from './resources.ts'
import type { ShipKind } from './ships.ts'
import type { UnitId } from './units.ts'

/** How things are called in English. */
export const RACE_NAMES: Readonly<Record<RaceId, string>> = {
  knights: 'Knights of Daqan',
  elves: 'Elves of Lotharia',
  dwarves: 'Dwarves of Dunwarr',
  barbarians: 'Barbarians of Loth K’har',
  orcs: 'Orcs of Zul',
  'dark-lord': 'Dark Lord',
}

const HOME_NAMES: Readonly<Record<HomeId, string>> = {
  daqan: 'Daqan',
  lotharia: 'Lotharia',
  dunwarr: 'Dunwarr',
  'loth-khar': 'Loth K’har',
  zul: 'Zul',
  zorgas: 'Zorgas',
}

const NEUTRAL_NAMES: Readonly<Record<NeutralId, string>> = {
  mellon: 'Mellon',
  goodland: 'Goodland',
  'ashford-downs': 'Ashford Downs',
  harrowmere: 'Harrowmere',
  'long-acre': 'Long Acre',
  'sunder-vale': 'Sunder Vale',
  kingsreach: 'Kingsreach',
  windmarch: 'Windmarch',
  larkfield: 'Larkfield',
  thornwood: 'Thornwood',
  greywold: 'Greywold',
  elderbough: 'Elderbough',
  nightpine: 'Nightpine',
  'hollow-weald': 'Hollow Weald',
  silverleaf: 'Silverleaf',
  briarfen: 'Briarfen',
  wolfsgarth: 'Wolfsgarth',
  oldroot: 'Oldroot',
  stormtop: 'Stormtop',
  deathpeak: 'Deathpeak',
  'iron-teeth': 'Iron Teeth',
  cragmoor: 'Cragmoor',
  hammerhold: 'Hammerhold',
  rimegate: 'Rimegate',
  'giants-stair': 'Giant’s Stair',
  copperhorn: 'Copperhorn',
  blackscar: 'Blackscar',
  'bone-flats': 'Bone Flats',
  'the-scour': 'The Scour',
  'salt-reach': 'Salt Reach',
  'cinder-plain': 'Cinder Plain',
  'forsaken-mile': 'Forsaken Mile',
}

export const REALM_NAMES: Readonly<Record<RealmId, string>> = { ...HOME_NAMES, ...NEUTRAL_NAMES }

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  plain: 'Plain',
  forest: 'Forest',
  mountain: 'Mountain',
  wasteland: 'Wasteland',
}

export const RESOURCE_NAMES: Readonly<Record<ResourceId, string>> = {
  grain: 'Grain',
  wood: 'Wood',
  iron: 'Iron',
}

/** One, and several. */
export const UNIT_NAMES: Readonly<Record<UnitId, readonly [string, string]>> = {
  footman: ['Footman', 'Footmen'],
  archer: ['Archer', 'Archers'],
  cavalry: ['Cavalry', 'Cavalry'],
  giant: ['Giant', 'Giants'],
  firegaunt: ['Firegaunt', 'Firegaunts'],
  dragon: ['Dragon', 'Dragons'],
}

export const SHIP_NAMES: Readonly<Record<ShipKind, readonly [string, string]>> = {
  trader: ['Trade Ship', 'Trade Ships'],
  transport: ['Transport Ship', 'Transport Ships'],
  warship: ['Warship', 'Warships'],
}

export const BUILDING_NAMES: Readonly<Record<BuildingId | 'port' | 'village', string>> = {
  town: 'Town',
  city: 'City',
  port: 'Port',
  village: 'Village',
}

export const SIDE_NAMES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

export const RELIC_NAMES: Readonly<Record<RelicId, string>> = {
  'scroll-of-sight': 'Scroll of Sight',
  'wand-of-time': 'Wand of Time',
  'purple-sail': 'Purple Sail',
  'tooth-of-the-sea': 'Tooth of the Sea',
  'silver-flute': 'Silver Flute',
  'chest-of-lumii': 'Chest of Lumii',
  'horn-of-war': 'Horn of War',
}

export const FOE_NAMES: Readonly<Record<FoeId, string>> = {
  ogre: 'Ogre',
  goblins: 'three Goblins',
  dragon: 'Dragon',
  troll: 'Troll',
  'snake-man': 'Snake-Man',
  assassin: 'Goodland Assassin',
  wolves: 'two Wolves',
  bandits: 'two Bandits',
  skeletons: 'three Skeletons',
  'giant-spider': 'Giant Spider',
  witch: 'Witch',
  minotaur: 'Minotaur',
  'stone-golem': 'Stone Golem',
  wraith: 'Wraith',
  vampire: 'Vampire',
  wyvern: 'Wyvern',
  demon: 'Demon',
}

export const COUNTER_NAMES: Readonly<Record<QuestCounter, string>> = {
  ...RELIC_NAMES,
  ogre: FOE_NAMES.ogre,
  goblins: FOE_NAMES.goblins,
  dragon: FOE_NAMES.dragon,
  troll: FOE_NAMES.troll,
  'snake-man': FOE_NAMES['snake-man'],
  assassin: FOE_NAMES.assassin,
  'sky-hall': 'Sky Hall',
  'pit-of-flame': 'Pit of Flame',
  'tower-of-timorran': 'Tower of Timorran',
  'valley-of-the-wizards': 'Valley of the Wizards',
  'crypt-of-llovar': 'Crypt of Llovar',
  dungeon: 'Dungeon',
  'last-cozy-inn': 'Last Cozy Inn',
  village: 'Village',
  'magic-portal': 'Magic Portal',
  ruins: 'Ruins',
  'empty-lands': 'Empty Lands',
  star: 'Star of Timorran',
}

export const ARTIFACT_NAMES: Readonly<Record<ArtifactId, string>> = {
  'bright-blade': 'Bright Blade',
  'deep-mail': 'Deep Mail',
  'wind-boots': 'Wind Boots',
  'warding-stone': 'Warding Stone',
  'last-banner': 'Last Banner',
  cloak: 'Cloak of the Hunter',
  'hill-horn': 'Hill Horn',
  lantern: 'Lantern',
  seed: 'Seed of the First Field',
  axe: 'Woodman’s Axe',
  ledger: 'Sealed Ledger',
  staff: 'Staff of the Scour',
}

const ACTION_NAMES: Readonly<Record<ActionId, string>> = {
  caravan: 'Caravan',
  levy: 'Levy',
  'bowmens-oath': 'Bowmen’s Oath',
  'riders-arrive': 'Riders Arrive',
  'rich-yield': 'Rich Yield',
  'giants-friendship': 'Giant’s Friendship',
  'firegaunt-bond': 'Firegaunt Bond',
  'dragon-pact': 'Dragon Pact',
  'forced-march': 'Forced March',
  'hold-the-line': 'Hold the Line',
  dread: 'Dread',
  volley: 'Volley',
  'grand-charge': 'Grand Charge',
  'battle-fury': 'Battle Fury',
  firestorm: 'Firestorm',
  'sudden-plenty': 'Sudden Plenty',
  'veil-of-mist': 'Veil of Mist',
  'healing-light': 'Healing Light',
  spy: 'Spy',
  counterspell: 'Counterspell',
  saboteur: 'Saboteur',
}

const EVENT_CARD_NAMES: Readonly<Record<EventCardId, string>> = {
  'open-markets': 'Open Markets',
  'war-tithe': 'War Tithe',
  'truce-of-the-moon': 'Truce of the Moon',
  'edict-on-monsters': 'Edict on Monsters',
  'heroes-pardon': 'Heroes’ Pardon',
  'guild-discount': 'Guild Discount',
  conscription: 'Conscription',
  'grain-law': 'Grain Law',
  'burning-of-books': 'Burning of Books',
  'roads-of-the-realm': 'Roads of the Realm',
  'hunt-for-the-dark': 'Hunt for the Dark',
  'masons-charter': 'Masons’ Charter',
}

export const CARD_NAMES: Readonly<Record<CardId, string>> = { ...ACTION_NAMES, ...EVENT_CARD_NAMES }

export const EVENT_NAMES: Readonly<Record<EventId, string>> = {
  'no-event': 'No Event',
  'forest-fires': 'Forest Fires',
  'brush-fires': 'Brush Fires',
  avalanches: 'Mudslides and Avalanches',
  'good-year': 'Good Year',
  'trade-winds': 'Trade Winds',
  'year-of-the-wyrm': 'Year of the Wyrm',
  'dark-breath': 'The Dark Breath',
  'yellow-moon': 'The Yellow Moon',
  'sign-in-the-sky': 'The Sign in the Sky',
  'call-of-the-wild': 'Call of the Wild',
  tremors: 'Catastrophic Tremors',
  tempest: 'Great Tempest',
}

export const QUEST_NAMES: Readonly<Record<QuestId, string>> = {
  'star-in-the-ice': 'Star in the Ice',
  'lumiis-trail': 'Lumii’s Trail',
  'drowned-shrine': 'Drowned Shrine',
  'black-vault': 'Black Vault',
  'star-thief': 'The Star Thief',
  'song-of-the-boughs': 'Song of the Boughs',
  'burning-star': 'The Burning Star',
  'crown-of-the-lost-king': 'Crown of the Lost King',
  'bright-smith': 'The Bright Smith',
  'deep-armoury': 'Deep Armoury',
  'road-of-winds': 'Road of Winds',
  'warding-stone': 'The Warding Stone',
  'horn-under-the-hill': 'Horn under the Hill',
  'last-banner': 'Last Banner',
  'lantern-shaft': 'The Lantern Shaft',
  'first-field': 'Seed of the First Field',
  'woodmans-grave': 'The Woodman’s Grave',
  'sealed-ledger': 'The Sealed Ledger',
  'staff-in-the-scour': 'Staff in the Scour',
  'cloak-of-the-hunter': 'Cloak of the Hunter',
  'tax-robbers': 'Tax Robbers',
  'giant-oak': 'The Giant Oak',
  'lost-mine': 'Lost Mine',
  'captive-mage': 'The Captive Mage',
  'peace-with-the-giants': 'Peace with the Giants',
  'free-company': 'The Free Company',
  'plague-well': 'Plague Well',
  'wyrms-egg': 'The Wyrm’s Egg',
}
