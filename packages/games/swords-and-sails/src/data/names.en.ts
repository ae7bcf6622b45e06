import { cardNames } from './cards/card-names.en.ts'
import { expansionNames } from './cards/expansion-names.en.ts'
import type { Names } from './names.ts'

export const names: Names = {
  factions: {
    BYZ: {
      name: 'Byzantine Empire',
      short: 'Byzantium',
      about:
        'Rich and walled: cheap heavy infantry and warships, and the hardest capital on the board to storm.',
    },
    FAT: {
      name: 'Fatimid Caliphate',
      short: 'the Fatimids',
      about: 'Cheap light horse, and foot soldiers who hold longer than others.',
    },
    HRE: {
      name: 'Holy Roman Empire',
      short: 'the Empire',
      about: 'First to take cards, with a yellow one to spare; cheap light infantry and cheap minor cities.',
    },
    KIE: {
      name: 'Kievan Rus’',
      short: 'Kiev',
      about: 'Much land and many peasants, cheaper, braver and better with their axes than anywhere else.',
    },
    NSE: {
      name: 'North Sea Empire',
      short: 'the North Sea',
      about:
        'Cheap raiders, huscarls who strike hard, men twice as steady as others, and a home that wears besiegers down.',
    },
    FRA: {
      name: 'Kingdom of France',
      short: 'France',
      about: 'The finest cavalry: cheap heavy horse, high morale, low upkeep.',
    },
    ENG: {
      name: 'Kingdom of England',
      short: 'England',
      about: 'Cheap knights, light infantry with a sharp aim, cheap minor cities, an island hard to besiege.',
    },
    POL: {
      name: 'Kingdom of Poland',
      short: 'Poland',
      about: 'Medium cavalry for less gold and less armour, cheaper knights and light infantry.',
    },
    HUN: {
      name: 'Kingdom of Hungary',
      short: 'Hungary',
      about: 'Cheap, steady light horse; cheap light infantry and minor cities.',
    },
    QUR: {
      name: 'Caliphate of Qurtuba',
      short: 'Qurtuba',
      about: 'Cheap, steady light horse, cheap light infantry, and transports that fight back.',
    },
    LEO: {
      name: 'Kingdom of León',
      short: 'León',
      about: 'Heavy infantry for little gold and with little armour, cheaper horse, cheap minor cities.',
    },
    BUL: {
      name: 'First Bulgarian Empire',
      short: 'Bulgaria',
      about: 'Stubborn in every rank, with peasants who hit and a home that costs a besieger dearly.',
    },
    IRE: {
      name: 'Unified Kingdom of Ireland',
      short: 'Ireland',
      about: 'Cheap and fearless foot; even the heavy infantry throws before it closes.',
    },
    KHA: {
      name: 'Khazar Empire',
      short: 'the Khazars',
      about: 'Armoured horse archers at a discount, cheap transports and minor cities.',
    },
    ARM: {
      name: 'Kingdom of Armenia',
      short: 'Armenia',
      about:
        'Iron in plenty: the best armour for knights, heavy horse and light infantry, and cheap minor cities.',
    },
  },
  units: {
    KN: { name: 'Knights', about: 'Nobles in full armour: the strongest unit and the dearest.' },
    HC: {
      name: 'Heavy cavalry',
      about: 'Armoured riders who break lighter troops and fear a wall of heavy foot.',
    },
    LC: {
      name: 'Light cavalry',
      about: 'Fast riders with bows, who shoot in the volley and leave when they like.',
    },
    HI: { name: 'Heavy infantry', about: 'Armoured foot with pikes, at their best against horse.' },
    LI: { name: 'Light infantry', about: 'Skirmishers and archers, who shoot in the volley.' },
    PS: { name: 'Peasants', about: 'A levy that is quick to raise and quick to die; only part of an army.' },
  },
  mediumCavalry: {
    name: 'Medium cavalry',
    about: 'Heavy cavalry with the armour left at home, and the price with it.',
  },
  ships: {
    WS: { name: 'Warship', about: 'Built to fight; little room for troops.' },
    RD: { name: 'Raider', about: 'A longship: some fight, some room.' },
    TR: { name: 'Transport', about: 'Carries the most and cannot attack.' },
  },
  ...cardNames,
  ...expansionNames,
  leaders: {
    admiral: {
      name: 'Admiral',
      about:
        'Slips away at sea before a battle, meets scattered fleets one by one, sails with more armour, and reorders a third of his line.',
    },
    charismatic: {
      name: 'Charismatic',
      about:
        'Every third recruit brings a friend, four units carry the morale, and his towns resist a siege harder.',
    },
    spyMaster: {
      name: 'Spy-Master',
      about:
        'Takes cards first and plays them last, has a yellow one free, reads a rival’s hand and may share what other spies see.',
    },
    diplomat: {
      name: 'Diplomat',
      about:
        'Makes deals and alliances in any phase, lengthens talks alone, may leave before a siege or, by card, before a battle, and pays gold for up to two thirds of a siege’s cost.',
    },
    conqueror: {
      name: 'Conqueror',
      about:
        'Besieges more cheaply, major cities above all, wears more armour, and may slip one more unit into the line.',
    },
    architect: {
      name: 'Architect',
      about:
        'Builds and upgrades for less, both in one turn if he likes, and has a Development card free each season.',
    },
    commander: {
      name: 'Commander',
      about:
        'Five units carry the morale; he may leave before a battle, spur one kind of unit each round, and reorder a third of his line.',
    },
    seaTrader: {
      name: 'Sea Trader',
      about:
        'Cheaper ships, income from fishing grounds his fleets hold, and from cities his transports link.',
    },
  },
  phases: {
    income: 'Collect income',
    intrigue: 'Intrigue',
    diplomacy: 'Diplomacy',
    orders: 'Write orders',
    movement: 'Move fleets, then armies',
    battles: 'Resolve battles',
    units: 'Build units',
    cities: 'Build cities',
    season: 'Next season',
  },
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  boards: { whole: 'Whole board', west: 'West board', east: 'East board' },
  gameLengths: {
    short: 'Short, 40 points',
    medium: 'Medium, 60 points',
    long: 'Long, 100 points',
    campaign: 'Campaign, to the last one standing',
  },
}
